import { breakLines, fitHeadline, lineText, wordsOf } from './headline';
import { setText } from './set-text';
import type { Typeface } from './typeface';

/** Every letter is half an em wide. */
const face: Typeface = {
  unitsPerEm: 1000,
  canSet: () => true,
  outline: (text) => ({
    glyphs: [...text].map((letter, index) => ({ path: letter.trim() && 'M0 0', x: index * 500 })),
    width: text.length * 500,
  }),
};
const box = { face, width: 600, height: 350 };
const part = (text: string, isMarked = false) => ({ text, isMarked });
function fitted(parts: ReturnType<typeof part>[], width = box.width) {
  const headline = fitHeadline(parts, { ...box, width });
  if (!headline) throw new Error('expected a heading that fits');
  return headline;
}
const texts = (parts: ReturnType<typeof part>[]) => fitted(parts).lines.map((runs) => runs.map((run) => run.text));

test('a short heading is set larger than a long one, and both fit', () => {
  const short = fitted([part('Two words')]);
  const long = fitted([part('A heading of so many words that it needs a smaller size to fit')]);
  expect(short.size).toBeGreaterThan(long.size);
  for (const { size, lines } of [short, long]) {
    expect(lines.length * size).toBeLessThanOrEqual(box.height);
    for (const run of lines.flat()) expect(run.x + run.width).toBeLessThanOrEqual(box.width);
  }
});

test('lines are even, without a single word on the last', () => {
  const lines = breakLines(wordsOf([part('aaa bbb ccc ddd')]), 11, (text) => text.length);
  expect(lines?.map(lineText)).toEqual(['aaa bbb', 'ccc ddd']);
});

test('a comma after a marked phrase stays on its line', () => {
  const lines = texts([part('Servers that are '), part('yours', true), part(', run by us')]);
  const line = lines.find((runs) => runs.includes('yours'));
  expect(line?.[line.indexOf('yours') + 1]).toMatch(/^,/);
  expect(breakLines(wordsOf([part('aaa'), part(','), part(' b')]), 3, (text) => text.length)).toBeUndefined();
});

test('a heading with a word that fits at no size gives no lines', () => {
  expect(fitHeadline([part('Posts on '), part('x'.repeat(60), true)], box)).toBeUndefined();
});

test('a marked phrase on two lines is marked on both', () => {
  const { lines } = fitted([part('Your bill, '), part('cut by up to thirty', true)], 420);
  const marked = lines.filter((runs) => runs.some((run) => run.isMarked));
  expect(marked.length).toBeGreaterThan(1);
});

test('text with the anchor `end` ends at `x`', () => {
  const svg = setText('ab', 100, 50, { face, size: 20, fill: '#000', anchor: 'end' });
  expect(svg).toContain('translate(80 50)');
});
