import { breakLines, fitHeadline, headlineSvg, lineText, wordsOf } from './headline';
import { textSvg } from './text-svg';
import { halfEmFace as face } from './typeface-fixture';

const part = (text: string, isMarked = false) => ({ text, isMarked });
type Parts = ReturnType<typeof part>[];

function fitted(parts: Parts, width = 600) {
  const headline = fitHeadline(parts, { face, width, height: 350 });
  if (!headline) throw new Error('expected a heading that fits');
  return headline;
}

/** The lines of a width of so many letters. */
const broken = (letters: number, ...parts: Parts) =>
  breakLines(wordsOf(parts), letters, (text) => text.length)?.map(lineText);

test('a short heading is set larger than a long one, and both fit', () => {
  const short = fitted([part('Two words')]);
  const long = fitted([part('A heading of so many words that it needs a smaller size to fit')]);
  expect(short.size).toBeGreaterThan(long.size);
  for (const { size, lines } of [short, long]) {
    expect(lines.length * size).toBeLessThanOrEqual(350);
    for (const run of lines.flat()) expect(run.x + run.width).toBeLessThanOrEqual(600);
  }
});

test('lines are even, without a single word on the last', () => {
  expect(broken(11, part('aaa bbb ccc ddd'))).toEqual(['aaa bbb', 'ccc ddd']);
});

test('a comma after a marked phrase stays on its line', () => {
  expect(broken(6, part('aaa '), part('bb', true), part(', c'))).toEqual(['aaa', 'bb, c']);
  expect(broken(3, part('aaa', true), part(','), part(' b'))).toBeUndefined();
});

test('a marked phrase on two lines is marked on both', () => {
  const headline = fitted([part('Your bill, '), part('cut by up to thirty', true)], 420);
  const marked = headline.lines.flat().filter((run) => run.isMarked);
  expect(marked.length).toBeGreaterThan(1);
  const svg = headlineSvg(headline, { face, x: 0, y: 0, fill: 'black', mark: { ground: 'gold', fill: 'black' } });
  expect(svg.match(/<rect/g)).toHaveLength(marked.length);
});

test('letters stand as far apart as the tracking says', () => {
  expect(textSvg('ab', 0, 0, { face, size: 10, fill: 'black', tracking: -0.1 })).toContain('translate(400)');
});
