import { planGroups } from '@/content/plans';
import { feeText, planTerms, setupText, termsText } from './plan-terms';

test('a price stands with its period, and Custom alone', () => {
  expect(termsText(planGroups.vps, 30)).toBe('$30 a month');
  expect(termsText(planGroups.website, 1999)).toBe('$1,999 a project');
  expect(termsText(planGroups.startup, 'Custom')).toBe('Custom');
});

test('a setup fee is told of the plans that have a price, in the group that has one', () => {
  expect(feeText(planGroups.startup)).toBe('$50 one-time setup fee');
  expect(setupText(planGroups.startup, 299)).toBe('$50 one-time setup fee');
  expect(setupText(planGroups.startup, 'Custom')).toBeUndefined();
  expect(setupText(planGroups.vps, 30)).toBeUndefined();
});

test('the terms of a plan come apart, and a plan nobody sells has none', () => {
  expect(planTerms('startup-launch')).toEqual({ price: '$299', period: 'a month', setup: '$50' });
  expect(planTerms('startup-enterprise')).toEqual({ price: 'Custom' });
  expect(planTerms('vps-growth')).toEqual({ price: '$65', period: 'a month' });
  expect(planTerms('startup-moon')).toBeUndefined();
});
