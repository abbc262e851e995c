import { type ToolId, tools } from '@/content/tools';
import { costAxes, tableSizes } from './axes';
import { chosenTools } from './chosen-tools';
import { costAt, providerStairs, savingRanges, yearMonths } from './cost-curve';
import { estimate } from './estimate';

const pair: ToolId[] = ['code-hosting', 'cloud-file-storage'];

test('the chart contains the visitor’s own size and the crossing, for each single tool and for all', () => {
  for (const chosen of [...tools.map((tool) => [tool]), tools]) {
    for (const members of [10, 999, 1001, 5000]) {
      const axes = costAxes(chosen, members);
      expect(members).toBeLessThanOrEqual(axes.maxMembers);
      expect(savingRanges(chosen).at(-1)?.to).toBeLessThan(axes.maxMembers);
      expect(costAt(members, chosen).currentCents).toBeLessThan(axes.maxCents);
      expect(axes.minCents).toBeLessThan(costAt(10, chosen).currentCents);
      expect(axes.centTicks.length).toBeGreaterThan(1);
    }
  }
});

test('our stairs are level between two doublings, and stop at the top of the chart', () => {
  const stairs = providerStairs(chosenTools(pair), 10, 5000, 1_000_00);
  expect(stairs.map(({ members }) => members)).toEqual([10, 50, 50, 100, 100, 150, 150, 200, 200, 250, 250]);
  const dollars = stairs.map(({ providerCents }) => providerCents / 100);
  expect(dollars).toEqual([80, 80, 140, 140, 260, 260, 500, 500, 980, 980, 1000]);
});

test('the table lists the visitor’s size and those at which saving begins and ends, in order and once', () => {
  const sizes = tableSizes(savingRanges(chosenTools(['knowledge-base'])), 40);
  expect(sizes).toEqual([10, 13, 25, 40, 50, 100, 200, 250, 284, 300, 500, 1000, 5000]);
});

test('the year adds up month by month to the yearly figures', () => {
  const result = estimate(10, chosenTools(pair));
  if (result.status === 'empty') throw new Error('two tools are chosen');
  const months = yearMonths(result);
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: 1, currentCents: 140_00, providerCents: 80_00 });
  expect(months[11]).toEqual({ month: 12, currentCents: 1680_00, providerCents: 960_00 });
});
