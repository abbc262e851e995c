import type { PlanGroup } from '@/content/schema/plan';

/** One price of the list is changed. */
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

test('an offer states the setup fee apart from the monthly price', () => {
  const priceSpecification = [
    expect.objectContaining({ price: 311, billingDuration: 'P1M' }),
    expect.objectContaining({ price: 50, priceComponentType: 'https://schema.org/ActivationFee' }),
  ];
  expect(offers).toContainEqual(expect.objectContaining({ name: 'Startup Launch', priceSpecification }));
});

test.each([
  ['/it-training', 'Team Essentials training', expect.objectContaining({ billingDuration: 'P3M' })],
  [
    '/cms-wordpress-development',
    'Starter website',
    expect.not.objectContaining({ billingDuration: expect.anything() }),
  ],
] as const)('an offer of %s states its billing period, unless it is a project', (path, name, terms) => {
  expect(thingOf(path, 'Service').offers).toContainEqual(
    expect.objectContaining({ name, priceSpecification: [terms] }),
  );
});

test('a plan with a custom price is no offer', () => {
  expect(JSON.stringify(offers)).not.toContain('Enterprise');
});
