import { tools } from '@/content/tools';
import { estimate, resourceMultiplier } from './estimate';

const toolsNamed = (...ids: string[]) => tools.filter((tool) => ids.includes(tool.id));

test('the preselected pair at 10 members: 4 and 10 dollars a person against 30 + 10 a tool', () => {
  const result = estimate(10, toolsNamed('code-hosting', 'cloud-file-storage'));
  expect(result).toMatchObject({
    status: 'saving',
    current: { monthlyCents: 140_00, yearlyCents: 1680_00 },
    provider: { monthlyCents: 80_00, yearlyCents: 960_00 },
    savings: { monthlyCents: 60_00, yearlyCents: 720_00 },
    percentage: 43,
  });
});

test('prices with cents add up exactly, without floating dust', () => {
  const result = estimate(30, toolsNamed('issue-tracker', 'work-management'));
  expect(result).toMatchObject({
    current: { monthlyCents: 232_50 + 329_70 },
    provider: { monthlyCents: 100_00 },
    savings: { monthlyCents: 462_20, yearlyCents: 5546_40 },
    percentage: 82,
  });
});

test.each([
  [10, 1],
  [49, 1],
  [50, 2],
  [99, 2],
  [100, 4],
  [150, 8],
  [5000, 2 ** 100],
])('%i members need %d times the resources', (members, expected) => {
  expect(resourceMultiplier(members)).toBe(expected);
});

test('where our formula does not save there is a custom quote and no provider total', () => {
  const result = estimate(10, toolsNamed('knowledge-base'));
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

test('any size and subset gives whole cents, a yearly of twelve months, and the same totals in any order', () => {
  for (let subset = 1; subset < 2 ** tools.length; subset += 37) {
    const chosen = tools.filter((_, index) => subset & (2 ** index));
    for (const members of [10, 49, 50, 137, 300, 5000]) {
      const result = estimate(members, chosen);
      const reversed = estimate(members, [...chosen].reverse());
      expect({ ...reversed, lines: [] }).toEqual({ ...result, lines: [] });
      if (result.status !== 'saving') continue;
      expect(Number.isInteger(result.savings.monthlyCents)).toBe(true);
      expect(result.savings.monthlyCents).toBeGreaterThan(0);
      expect(result.savings.yearlyCents).toBe(12 * result.savings.monthlyCents);
      expect(result.current.monthlyCents - result.provider.monthlyCents).toBe(result.savings.monthlyCents);
    }
  }
});
