import { pages } from '@/content/pages';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { costAt } from '@/lib/calculator/cost-curve';
import { drawCosts, FRAME, type Label } from './cost-plot';

/** On a phone a label is 20 units high, a character 12 wide. */
function boxOf({ text, x, y, textAnchor }: Label) {
  const width = text.length * 12;
  const left = { start: x, middle: x - width / 2, end: x - width }[textAnchor];
  return { left, right: left + width, top: y - 14, bottom: y + 4 };
}

/** The sets of tools that pages draw: their labels have fixed places. */
const drawn = Object.values(pages).flatMap(({ sections }) =>
  sections.flatMap((section) => (section.kind === 'feature' && section.tools ? [section.tools] : [])),
);
const sets = drawn.map((ids) => chosenTools(ids));

test.each(sets.map((set) => [set.map(({ id }) => id).join(', '), set] as const))(
  'no label sits on a curve or on another label: %s',
  (_, set) => {
    const { largestTeam, x, labels } = drawCosts(set);
    const teamSizes = Array.from({ length: largestTeam - 9 }, (_, index) => index + 10);
    const highest = costAt(largestTeam, set).currentCents;
    const y = (cents: number) => FRAME.bottom - (cents / highest) * (FRAME.bottom - FRAME.top);
    for (const label of labels) {
      const box = boxOf(label);
      expect(box.left).toBeGreaterThanOrEqual(FRAME.left);
      const crossed = teamSizes.filter((members) => {
        if (x(members) < box.left || x(members) > box.right) return false;
        const { currentCents, providerCents } = costAt(members, set);
        return [currentCents, providerCents].some((cents) => y(cents) > box.top && y(cents) < box.bottom);
      });
      expect({ label: label.text, crossed }).toEqual({ label: label.text, crossed: [] });
      for (const other of labels.filter((candidate) => candidate !== label).map(boxOf)) {
        const isApart =
          other.left > box.right || other.right < box.left || other.top > box.bottom || other.bottom < box.top;
        expect(isApart).toBe(true);
      }
    }
  },
);

test('every cost plot of the pages labels its saving, and ends where the saving does', () => {
  expect(drawn).not.toEqual([]);
  for (const ids of drawn) {
    const { largestTeam, labels } = drawCosts(chosenTools(ids));
    expect(labels.map(({ series }) => series)).toContain('kept');
    const { currentCents, providerCents } = costAt(largestTeam, chosenTools(ids));
    const next = costAt(largestTeam + 1, chosenTools(ids));
    expect([currentCents > providerCents, next.currentCents > next.providerCents]).toEqual([true, false]);
  }
});
