/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderSections } from '@/components/sections/sections-fixture';
import { page as saas } from '@/content/pages/services/software/saas-development';
import { costs } from '@/content/schema/sections/prices';
import { servicePaths } from '@/content/service-paths';
import { findOffer } from '@/lib/money/offers';
import { pageAt } from '@/lib/pages/find-page';

const all = Object.values(servicePaths).flat();
const isCosts = ({ kind }: { kind: string }) => kind === 'what-it-costs';
const show = (path: (typeof all)[number]) => renderSections(...pageAt(path).sections.filter(isCosts));
const showCut = (path: (typeof all)[number]) => {
  show(path);
  return within(screen.getByRole('list', { name: /^From the sample bill/ }));
};

test.each(all)('%s says once what it costs: in its table of plans, or before its questions', (path) => {
  const kinds = pageAt(path).sections.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'what-it-costs' || kind === 'plans')).toHaveLength(1);
  const at = kinds.indexOf('what-it-costs');
  if (at > 0) expect(kinds[at + 1]).toBe(kinds.includes('faq') ? 'faq' : 'coupon');
});

test('the first price of a group stands large, and the others below it', () => {
  show('/services/cms-wordpress/cms-website-development');
  const [first = '', second = ''] = ['website-starter', 'website-business'].map((id) => findOffer(id)?.price);
  expect(screen.getByText(first).parentElement).toHaveTextContent(`${first} a project, Starter`);
  expect(screen.getByText('Business').parentElement).toHaveTextContent(`Business ${second}`);
});

test('the line that a service makes smaller is struck between two others', () => {
  const cut = showCut('/services/managed-services/cloud-infrastructure');
  expect(cut.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('6 Wiki'),
    expect.stringMatching(/^7 Cloud server 12 vCPU, 32GB was \$270\.00 now \$135\.00 Twice the size you use/),
    expect.stringContaining('8 Backup storage'),
  ]);
});

test('a tool says up to how many people its price holds', () => {
  show('/services/startups/operational-tech');
  expect(screen.getByText('$50').parentElement).toHaveTextContent('$50 a month for most tools, up to 49 people');
  expect(screen.getByText('Code hosting and cloud file storage').parentElement).toHaveTextContent('$40');
});

test('a service without a list price shows a stamped sample estimate, whose crossed-out part does not count', () => {
  renderSections(...pageAt('/services/software/custom-web-development').sections.filter(isCosts));
  expect(screen.getByRole('heading', { name: 'An estimate Sample' })).toBeInTheDocument();
  const lines = within(screen.getByText('Your application').closest('ul') ?? document.body).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Order portal, six screens $12,000',
    'Connection to the accounts $3,200',
    'Rush orders, which stay by phone was $2,400 left out',
    'Your application $15,200',
  ]);
});

test('the discount on a first project is promised beside an estimate of a project, not of a month', () => {
  const { unmount } = show('/services/software/saas-development');
  expect(screen.getByText(/The estimate comes in writing/)).toHaveTextContent('with 15% off');
  unmount();
  show('/services/managed-services/remote-on-site-it-support');
  expect(screen.getByText(/The estimate comes in writing/)).not.toHaveTextContent('15%');
});

test('a sample estimate stands where there is no list price, and only there, with one part crossed out', () => {
  const costsWith = (line: object, price: unknown = saas.costs?.price) =>
    costs.safeParse({ ...saas.costs, price, line });
  const line = { adds: 'Your product', note: 'Ordered part by part.' };
  const parts = ['Sign-up', 'Invoices', 'Seats'].map((text, index) => ({ text, dollars: 900, isOut: index === 1 }));
  expect(costsWith({ ...line, parts }).error).toBeUndefined();
  expect(costsWith(line).error?.issues).toEqual([expect.objectContaining({ path: ['line', 'parts'] })]);
  expect(costsWith({ ...line, parts }, { case: 'tools' }).error?.issues).toHaveLength(1);
  const none = parts.map(({ text, dollars }) => ({ text, dollars }));
  expect(costsWith({ ...line, parts: none }).error?.issues).toHaveLength(1);
});

test('a line that it adds has the list price, where there is one', () => {
  renderSections(...pageAt('/services/cms-wordpress/cms-website-development').sections.filter(isCosts));
  expect(screen.getByRole('heading', { name: 'A new line on your bill' })).toBeInTheDocument();
  expect(screen.getByText('Your website').closest('ul')).toHaveTextContent('Your website from $599');
});
