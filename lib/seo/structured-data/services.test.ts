import { planGroups } from '@/content/plans';
import { thingOf } from './graph-fixture';

const { offers } = thingOf('/startup-services', 'Service');

/* The build compares the prices of offers with those of the price list (check-structured-data.ts). */

test('an offer states the setup fee apart from the monthly price', () => {
  const priceSpecification = [
    expect.objectContaining({
      price: planGroups.startup.plans[1].price,
      referenceQuantity: expect.objectContaining({ value: 1, unitCode: 'MON' }),
    }),
    expect.objectContaining({
      price: planGroups.startup.setupFee,
      priceComponentType: 'https://schema.org/ActivationFee',
    }),
  ];
  expect(offers).toContainEqual(expect.objectContaining({ name: 'Startup Launch', priceSpecification }));
});

test.each([
  [
    '/it-training',
    'Team Essentials training',
    expect.objectContaining({ referenceQuantity: expect.objectContaining({ value: 3 }) }),
  ],
  [
    '/cms-wordpress-development',
    'Starter website',
    expect.not.objectContaining({ referenceQuantity: expect.anything() }),
  ],
] as const)('an offer of %s states its billing period, unless it is a project', (path, name, terms) => {
  expect(thingOf(path, 'Service').offers).toContainEqual(
    expect.objectContaining({ name, priceSpecification: [terms] }),
  );
});

test('a plan with a custom price is no offer', () => {
  expect(JSON.stringify(offers)).not.toContain('Enterprise');
});
