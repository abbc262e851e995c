import type { PlanGroup } from '@/content/schema/plan';

/** As if a marketer had raised one price and changed nothing else. */
jest.mock('@/content/plans', () => {
  const actual = jest.requireActual<typeof import('@/content/plans')>('@/content/plans');
  const startup: PlanGroup = actual.planGroups.startup;
  const plans = startup.plans.map((plan) => (plan.id === 'startup-launch' ? { ...plan, price: 311 } : plan));
  return { ...actual, planGroups: { ...actual.planGroups, startup: { ...startup, setupFee: 50, plans } } };
});

import { thingOf } from './graph-fixture';

const { offers } = thingOf('/startup-services', 'Service');

test('a price changed in the list is the price of the offer', () => {
  expect(offers).toContainEqual(expect.objectContaining({ name: 'Startup Launch', price: 311 }));
});

test('an offer tells the fee that is paid once from the price of a month', () => {
  expect(offers).toContainEqual(
    expect.objectContaining({
      name: 'Startup Launch',
      priceSpecification: [
        expect.objectContaining({ price: 311, billingDuration: 'P1M' }),
        expect.objectContaining({ price: 50, priceComponentType: 'https://schema.org/ActivationFee' }),
      ],
    }),
  );
});

test.each([
  ['/it-training', 'Team Essentials', expect.objectContaining({ billingDuration: 'P3M' })],
  ['/cms-wordpress-development', 'Starter', expect.not.objectContaining({ billingDuration: expect.anything() })],
] as const)('an offer of %s tells how long its price pays for, that of a project nothing', (path, name, terms) => {
  expect(thingOf(path, 'Service').offers).toContainEqual(
    expect.objectContaining({ name, priceSpecification: [terms] }),
  );
});

test('a plan whose price is agreed in a talk is no offer', () => {
  expect(JSON.stringify(offers)).not.toContain('Enterprise');
});

test('a page without a plan table offers nothing', () => {
  expect(thingOf('/it-consulting', 'Service')).not.toHaveProperty('offers');
});
