import { tools } from '@/content/tools';
import { chosenTools } from './chosen-tools';
import { estimate } from './estimate';

test('prices with cents add up exactly, without rounding errors', () => {
  expect(estimate(30, chosenTools(['issue-tracker', 'work-management']))).toMatchObject({
    current: { monthlyCents: 232_50 + 329_70 },
    provider: { monthlyCents: 100_00 },
    savings: { monthlyCents: 462_20, yearlyCents: 5546_40 },
    percentage: 82,
  });
});

test('a saving of exactly nothing is a quote, not a saving', () => {
  const evenTool = { ...tools[0], pricePerUserCents: 500, resourceCostCents: 4000, supportFeeCents: 1000 };
  expect(estimate(10, [evenTool]).status).toBe('quote');
});
