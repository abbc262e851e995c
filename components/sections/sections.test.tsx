/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { consultation } from '@/content/booking';
import { industries } from '@/content/industries';
import { page as privacy } from '@/content/pages/privacy';
import { portfolio } from '@/content/portfolio';
import { claims, site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { routeAt } from '@/lib/routes/find-route';
import { BackOffice } from './back-office';
import { renderSections, type SectionInput } from './sections-fixture';
import { Quote } from './testimonials';

const hero = {
  kind: 'page-hero',
  ground: 'night',
  heading: 'Servers that are ==yours==',
  lead: 'Patched every month.',
  drawing: 'rack',
  highlights: [
    { title: 'One', description: 'First' },
    { title: 'Two', description: 'Second' },
    { title: 'Three', description: 'Third' },
  ],
} satisfies SectionInput;

describe('page hero', () => {
  test('links to the home page, to booking and to the services', () => {
    renderSections(hero);
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByText('Managed VPS hosting')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /Schedule Free Call/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View Services' })).toHaveAttribute('href', '/services');
    expect(screen.getByRole('heading', { level: 1, name: 'Servers that are yours' })).toBeInTheDocument();
  });

  test('only the night ground makes the header light', () => {
    expect(renderSections(hero).container.querySelector('section')).toHaveAttribute('data-hero', 'night');
    expect(renderSections({ ...hero, ground: 'paper' }).container.querySelector('[data-hero="night"]')).toBeNull();
  });

  test('a paper has its lines and total, one large figure, and a stamp where it is a sample', () => {
    const { container } = renderSections({
      ...hero,
      paper: {
        sample: 'restore-drill',
        lines: [{ at: 'Backup open' }, { at: 'Data back', name: 'All rows back' }],
        total: { name: 'Restored in', stamp: true },
        figure: { words: 'until the store was open', at: 'Store open again' },
        note: '[See the report](/services)',
      },
    });
    const figure = container.querySelector('figure');
    expect(figure).toHaveTextContent(
      /Restore-drill report Sample.*Backup open 4 min.*All rows back 31 min.*Restored in 52 min/,
    );
    expect(container).toHaveTextContent('52 min until the store was open');
  });

  test('a Get Started to the startup enquiry opens the startup request', () => {
    renderSections({ ...hero, actions: [{ label: 'Get Started', to: '/contact?service=Startup%20Services' }] });
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('data-request', 'startup');
  });

  test.each([
    ['Send an inquiry', '/contact?service=Startup%20Services'],
    ['Get Started', '/contact?service=Other'],
  ])('a button %j to %s opens no request', (label, to) => {
    renderSections({ ...hero, actions: [{ label, to }] });
    expect(screen.getByRole('link', { name: label })).not.toHaveAttribute('data-request');
  });
});

const services = (['rack', 'disk-shelf', 'load-balancer'] as const).map((image) => ({
  title: image,
  items: ['One', 'Two'],
  image,
}));
const items = [1, 2, 3, 4].map((number) => ({ question: `Question ${number}?`, answer: `Answer ${number}` }));

test.each<[string, SectionInput, boolean[]]>([
  [
    'the accordion opens its first service',
    { kind: 'accordion', layout: 'image-right', heading: 'What we run', services },
    [true, false, false],
  ],
  [
    'the questions of both columns begin closed',
    { kind: 'faq', heading: 'Asked before', items },
    [false, false, false, false],
  ],
])('%s, and opening one closes the others', (_, section, open) => {
  const details = [...renderSections(section).container.querySelectorAll('details')];
  expect(details.map((item) => item.open)).toEqual(open);
  // Missing names would be equal, too.
  expect([...new Set(details.map((item) => item.getAttribute('name')))]).toEqual([expect.any(String)]);
});

test('a service without a drawing has that of the service before it, and in front of all drawings the first', () => {
  const names = [undefined, 'rack', undefined, 'disk-shelf'] as const;
  const { container } = renderSections({
    kind: 'accordion',
    layout: 'image-right',
    heading: 'What we run',
    services: names.map((image, index) => ({ title: `Service ${index}`, items: ['One', 'Two'], image })),
  });
  const drawings = [...container.querySelectorAll('figure')];
  expect(drawings.map((drawing) => drawing.getAttribute('data-of'))).toEqual(['1 2 3', '4']);
});

test('the three stubs of the coupon lead to the enquiry of the service and to the booking page', () => {
  renderSections({
    kind: 'coupon',
    description: 'For new clients.',
    stubs: { service: 'IT Consulting', inquiry: 'Write', call: 'Talk', project: 'Begin' },
  });
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to('Send an inquiry')).toBe('/contact?service=IT%20Consulting');
  expect(to('Start a project')).toMatch(/^\/contact\?service=IT%20Consulting&message=We%20would/);
  expect(screen.getByRole('link', { name: /free 1-hour call/ })).toBeInTheDocument();
});

test('without a booking page there is a phone number', () => {
  renderSections(consultation);
  for (const { display } of site.phones) expect(screen.getByText(display)).toBeInTheDocument();
});

test("the eight industries keep the client's order for any order of a page's notes", () => {
  const notes = industries.map(({ id }) => ({ industry: id, description: 'A note' })).reverse();
  renderSections({ kind: 'industries', layout: 'ledger', heading: 'Industries', notes });
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    industries.map((industry) => industry.name),
  );
});

test('a line of technologies has all names by part behind the first eight', () => {
  renderSections({
    kind: 'technologies',
    layout: 'line',
    heading: 'We work with',
    rows: [
      { label: 'Desks', names: ['Windows', 'macOS', 'Ubuntu', 'ChromeOS'] },
      { label: 'Network', names: ['OPNsense', 'MikroTik', 'UniFi', 'Cisco', 'Aruba'] },
    ],
  });
  expect(screen.getByRole('heading', { level: 2, name: 'We work with' })).toBeInTheDocument();
  expect(screen.getByText(/^Windows, .*Cisco$/)).toBeInTheDocument();
  expect(screen.getByText('and 1 more')).toBeInTheDocument();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Desks', 'Network']);
  expect(screen.getByText('OPNsense, MikroTik, UniFi, Cisco, Aruba')).toBeInTheDocument();
});

test('screen readers hear the moving names once', () => {
  renderSections({
    kind: 'technologies',
    layout: 'marquee',
    heading: 'Runs on',
    rows: [
      { label: 'Web', names: ['nginx', 'Caddy'] },
      { label: 'Data', names: ['MariaDB', 'Redis'] },
    ],
  });
  expect(screen.getAllByText('nginx')).toHaveLength(2);
  expect(screen.getAllByRole('listitem').filter((item) => item.textContent === 'nginx')).toHaveLength(1);
  expect(screen.getByRole('group', { name: 'Web' })).toHaveAttribute('tabindex', '0');
});

test('a sample of a testimonial is labeled as an example and shows no stars', () => {
  render(<Quote {...testimonials[0]} isSample />);
  expect(screen.getByText('Example')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('every testimonial is shown, the samples among them as such', () => {
  renderSections({ kind: 'testimonials', heading: 'Voices' });
  for (const { content } of testimonials) expect(screen.getByText(content)).toBeInTheDocument();
  expect(screen.queryAllByText('Example')).toHaveLength(testimonials.filter((item) => item.isSample).length);
});

test('a real testimonial shows its stars, with the rating as text, and no label', () => {
  render(<Quote {...testimonials[0]} rating={4} isSample={false} />);
  expect(screen.getByRole('img', { name: 'Rated 4 out of 5' })).toBeInTheDocument();
  expect(screen.queryByText('Example')).not.toBeInTheDocument();
});

test('the privacy page of a site without services says nothing of them', () => {
  renderSections(...privacy.sections);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.parentElement?.id);
  expect(headings).toEqual(['every-page']);
});

test('the curve of costs says which tools it counts, so that a reader can add them up, and up to which size they save', () => {
  renderSections({
    kind: 'feature',
    ground: 'night',
    heading: 'Two bills',
    tools: ['issue-tracker', 'team-chat', 'hr-suite'],
    items: [],
  });
  expect(screen.getByRole('figure')).toHaveTextContent(
    /HR suite\. At 40 people: \$2,030 a month .* We cost less up to 399 people\./,
  );
});

test('a cost brief shows the figures of the calculator and opens there, and one that saves nothing is left out', () => {
  renderSections({
    kind: 'cost-briefs',
    heading: 'Briefs',
    briefs: [
      { title: 'Chat for thirty', description: 'One tool', members: 30, tools: ['team-collaboration-suite'] },
      { title: 'Notes for five thousand', description: 'One tool', members: 5000, tools: ['notes'] },
    ],
  });
  // 30 people at $5.75 are $172.50; with us the chat is $35 and $15.
  expect(screen.getByRole('listitem')).toHaveTextContent(
    '$50 a month, $172.50 today Chat for thirty One tool Team collaboration suite for 30 people. Above 10 people, the maker of Zulip',
  );
  expect(screen.getByRole('link', { name: /calculator/ })).toHaveAttribute(
    'href',
    '/savings-calculator?people=30&tools=team-collaboration-suite',
  );
  expect(screen.queryByText('Notes for five thousand')).not.toBeInTheDocument();
});

test('the portfolio labels its samples and shows all of them at first', async () => {
  renderSections({ kind: 'portfolio', heading: 'Work' });
  for (const { title } of portfolio) expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.queryAllByText('Example')).toHaveLength(portfolio.filter((item) => item.isSample).length);
});

test('a comparison says of each row which of its two ways applies', () => {
  renderSections({
    kind: 'comparison',
    heading: 'By phone or on site',
    columns: ['Area', 'What we do', 'By phone', 'At your office'],
    rows: [
      { title: 'Accounts', description: 'Passwords and email', marks: [true, false] },
      { title: 'Printers', description: 'Set up and labeled', marks: [true, true] },
      { title: 'Moves', description: 'Cables and desks', marks: [false, true] },
    ],
  });
  expect(screen.getByRole('row', { name: 'Accounts Passwords and email By phone No' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Printers Set up and labeled By phone At your office' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'At your office' })).toBeInTheDocument();
  const checked = [...document.querySelectorAll('td:has(svg)')].map(({ textContent }) => textContent);
  expect(checked).toEqual(['By phone', 'By phone', 'At your office', 'At your office']);
});

test('a staff page has the sidebar with six sections, which marks its own; the dashboard of a client has none', () => {
  const { rerender } = render(<BackOffice route={routeAt('/billing')} />);
  const links = within(screen.getByRole('navigation', { name: 'Admin Dashboard' })).getAllByRole('link');
  const names = ['Projects', 'Billing', 'Requests', 'Contracts', 'Users', 'Clients'];
  expect(links.map(({ textContent }) => textContent)).toEqual(names);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Billing');
  rerender(<BackOffice route={routeAt('/client-dashboard')} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('the coupon names its discount', () => {
  renderSections({ kind: 'coupon', description: 'For new clients.', action: { label: 'Redeem', to: '/contact' } });
  expect(screen.getByRole('heading', { name: `${claims.promotion} off your first project` })).toBeInTheDocument();
});
