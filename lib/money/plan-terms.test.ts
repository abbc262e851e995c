import { planGroups } from '@/content/plans';
import { priceText } from './find-price';
import { feeText, planTerms, setupText, termsText } from './plan-terms';

// Prices change: what is held here is how they are told.
const startupLaunch = planGroups.startup.plans[1];
const setup = priceText(planGroups.startup.setupFee);
const vpsGrowth = planGroups.vps.plans[1];

test('a price stands with its period, and Custom alone', () => {
  expect(termsText(planGroups.vps, 30)).toBe('$30 a month');
  expect(termsText(planGroups.website, 1999)).toBe('$1,999 a project');
  expect(termsText(planGroups.startup, 'Custom')).toBe('Custom');
});

test('a setup fee is told of the plans that have a price, in the group that has one', () => {
  expect(feeText(planGroups.startup)).toBe(`${setup} one-time setup fee`);
  expect(setupText(planGroups.startup, 299)).toBe(`${setup} one-time setup fee`);
  expect(setupText(planGroups.startup, 'Custom')).toBeUndefined();
  expect(setupText(planGroups.vps, 30)).toBeUndefined();
});

test('the terms of a plan come apart, and a plan nobody sells has none', () => {
  expect(planTerms('startup-launch')).toEqual({
    price: priceText(startupLaunch.price),
    period: 'a month',
    setup,
  });
  expect(planTerms('startup-enterprise')).toEqual({ price: 'Custom' });
  expect(planTerms('vps-growth')).toEqual({ price: priceText(vpsGrowth.price), period: 'a month' });
  expect(planTerms('startup-moon')).toBeUndefined();
});
