import { tools } from '@/content/tools';
import { chosenTools } from './chosen-tools';
import { estimate } from './estimate';

test('the preselected pair at 10 members: 4 and 10 dollars a person against 30 + 10 a tool', () => {
  expect(estimate(10, chosenTools(['code-hosting', 'cloud-file-storage']))).toMatchObject({
    status: 'saving',
    current: { monthlyCents: 140_00, yearlyCents: 1680_00 },
    provider: { monthlyCents: 80_00, yearlyCents: 960_00 },
    savings: { monthlyCents: 60_00, yearlyCents: 720_00 },
    percentage: 43,
  });
});

test('prices with cents add up exactly, without rounding errors', () => {
  expect(estimate(30, chosenTools(['issue-tracker', 'work-management']))).toMatchObject({
    current: { monthlyCents: 232_50 + 329_70 },
    provider: { monthlyCents: 100_00 },
    savings: { monthlyCents: 462_20, yearlyCents: 5546_40 },
    percentage: 82,
  });
});

test('where our formula does not save there is a custom quote and no provider total', () => {
  const result = estimate(10, chosenTools(['knowledge-base']));
  expect(result.status).toBe('quote');
  expect(result).not.toHaveProperty('provider');
  expect(result).not.toHaveProperty('savings');
});

test('a saving of exactly nothing is a quote, not a saving', () => {
  const evenTool = { ...tools[0], pricePerUserCents: 500, resourceCostCents: 4000, supportFeeCents: 1000 };
  expect(estimate(10, [evenTool]).status).toBe('quote');
});

test('no tool chosen is neither a saving nor a quote', () => {
  expect(estimate(40, [])).toEqual({ status: 'empty', members: 40 });
});
