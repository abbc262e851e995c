/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderSections } from '@/components/sections/sections-fixture';
import { type PlanGroupId, planGroupIds, planGroups } from '@/content/plans';
import { formatDollars } from '@/lib/money/format-money';

const plans = (group: PlanGroupId) => renderSections({ kind: 'plans', heading: 'Plans', group });
const plan = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`no plan ${name}`);
  return item;
};

test('a startup plan names its price, period and setup fee once; Custom has neither period nor fee', () => {
  plans('startup');
  expect(plan('Startup Launch')).toHaveTextContent(`${formatDollars(planGroups.startup.plans[1].price)} a month`);
  // Fails for a second one.
  expect(within(plan('Startup Launch')).getByText(/setup fee/)).toHaveTextContent(
    `${formatDollars(planGroups.startup.setupFee)} one-time setup fee`,
  );
  expect(within(plan('Startup Enterprise')).getByText('Custom').parentElement).toHaveTextContent(/^Custom$/);
  expect(plan('Startup Enterprise')).not.toHaveTextContent(/month|fee/);
});

test('Startup Launch alone is Most Popular in the pricing table', () => {
  plans('startup');
  expect(within(plan('Startup Launch')).getByText('Most Popular')).toBeInTheDocument();
  expect(screen.getAllByText(/popular/i)).toHaveLength(1);
});

test.each(['website', 'support', 'training'] as const)('the popular %s plan is marked Popular', (group) => {
  plans(group);
  expect(screen.getAllByText('Popular')).toHaveLength(1);
});

test.each([
  ['startup', 'Get Started', 'Startup%20Services', 'startup', 'startup-build'],
  ['vps', 'Request this plan', 'Managed%20Services', 'vps', 'vps-startup'],
  ['website', 'Request this website', 'WordPress%20Development', null, null],
  ['support', 'Request this plan', 'WordPress%20Development', null, null],
  ['training', 'Request this plan', 'Other', null, null],
] as const)('the buttons of %s plans lead to the enquiry they belong to', (group, label, service, request, id) => {
  plans(group);
  const link = screen.getAllByRole('link', { name: new RegExp(`^${label}`) })[0];
  const [{ id: first }] = planGroups[group].plans;
  expect(link).toHaveAttribute('href', `/contact?service=${service}&plan=${first}`);
  expect(link?.getAttribute('data-request')).toBe(request);
  expect(link?.getAttribute('data-plan')).toBe(id);
});

test.each(planGroupIds)('every button of the %s plans names its plan, after its visible text', (group) => {
  plans(group);
  for (const { name } of planGroups[group].plans) {
    const [button, ...more] = within(plan(name)).getAllByRole('link');
    expect(more).toEqual([]);
    const seen = button?.firstChild?.textContent;
    expect(seen).toBeTruthy();
    expect(button).toHaveAccessibleName(`${seen} (${name})`);
  }
});

test.each(['vps', 'startup', 'support'] as const)(
  'all %s plans have the same rows in the same order, none of them empty',
  (group) => {
    plans(group);
    const { rows, plans: listed } = planGroups[group];
    for (const { name } of listed) {
      const terms = within(plan(name)).getAllByRole('term');
      expect(terms.map(({ textContent }) => textContent)).toEqual(rows.map(({ label }) => label));
      const values = within(plan(name)).getAllByRole('definition');
      expect(values.every(({ textContent }) => textContent)).toBe(true);
      expect(values).toHaveLength(rows.length);
    }
  },
);

test('what a plan alone has stands in its own list, and a custom plan says that its list is agreed', () => {
  plans('startup');
  const own = (name: string) => within(plan(name)).getByText('Also in this plan').parentElement;
  expect(own('Startup Boost')).toHaveTextContent(/^Also in this planVPN security suite$/);
  expect(own('Startup Enterprise')).toHaveTextContent(/Agreed with you/);
});

test('a plan that is not compared in rows has a list of its own', () => {
  plans('training');
  const own = within(plan('Team Essentials')).getByText('In this plan').parentElement;
  expect(own).toHaveTextContent(/^In this planUp to 5 members2 courses$/);
});

test('a website size names what it counts, and its price as a first project', () => {
  plans('website');
  expect(plan('Starter')).toHaveTextContent(
    /2 revision rounds 30 days support .*\$599a project \$509\.15 as your first/,
  );
  expect(plan('Business Grande')).toHaveTextContent(/Pages counted on the free call.*Custom/);
});
