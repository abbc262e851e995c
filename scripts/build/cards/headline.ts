import type { HeadingPart } from '@/lib/seo/social-card';
import { textSvg, textWidth } from './text-svg';
import type { Typeface } from './typeface';

/** Adjacent words of a line that are all marked or all not; `x` is their start. */
type Run = HeadingPart & { x: number; width: number };

type Headline = { size: number; lines: Run[][] };

/** `mark.ground` is the color behind marked words, `mark.fill` that of their letters. A dark sheet has no `ground`. */
type HeadlineStyle = { face: Typeface; x: number; y: number; fill: string; mark: { ground?: string; fill: string } };

type Measure = (text: string) => number;

const SIZES = [112, 102, 92, 84, 76, 70, 64, 58, 52, 46];
const TRACKING = -0.025;
const LINE_HEIGHT = 1.06;

/** Breaks a heading into lines at the largest size that fits the box; undefined if none does. */
export function fitHeadline(
  parts: readonly HeadingPart[],
  { face, width, height }: { face: Typeface; width: number; height: number },
): Headline | undefined {
  const words = wordsOf(parts);
  // Widths in ems: each text is measured once for all sizes.
  const known = new Map<string, number>();
  const ems = (text: string) => {
    const length = known.get(text) ?? textWidth(text, { face, size: 1, tracking: TRACKING });
    known.set(text, length);
    return length;
  };
  for (const size of SIZES) {
    const lines = breakLines(words, width / size, ems);
    if (lines && lines.length * size * LINE_HEIGHT <= height) {
      return { size, lines: lines.map((line) => runsOf(line, (text) => ems(text) * size)) };
    }
  }
  return undefined;
}

/** The heading as SVG; `y` is the top of the first line. */
export function headlineSvg({ size, lines }: Headline, { face, x, y, fill, mark }: HeadlineStyle): string {
  const runSvg = (run: Run, baseline: number) => {
    const style = { face, size, tracking: TRACKING, fill: run.isMarked ? mark.fill : fill };
    const letters = textSvg(run.text, x + run.x, baseline, style);
    if (!run.isMarked || !mark.ground) return letters;
    // As on the pages: a little wider than the words, and a little lower than the line.
    const pad = size * 0.1;
    return `<rect x="${x + run.x - pad}" y="${baseline - size * 0.82}" width="${run.width + 2 * pad}" height="${size * 1.02}" rx="${pad}" fill="${mark.ground}"/>${letters}`;
  };
  return lines
    .flatMap((runs, index) => runs.map((run) => runSvg(run, y + size * (0.86 + index * LINE_HEIGHT))))
    .join('');
}

function runsOf(line: readonly Word[], measure: Measure): Run[] {
  const runs: Omit<Run, 'width'>[] = [];
  for (const { text, isMarked, space } of line) {
    const run = runs.at(-1);
    if (run && run.isMarked === isMarked) run.text += space + text;
    else runs.push({ text, isMarked, x: run ? run.x + measure(run.text) + (space ? measure(space) : 0) : 0 });
  }
  return runs.map((run) => ({ ...run, width: measure(run.text) }));
}

/** `space` comes before the word, unless it starts a line; a comma after a marked phrase has none. */
type Word = HeadingPart & { space: '' | ' ' };

export function wordsOf(parts: readonly HeadingPart[]): Word[] {
  const words: Word[] = [];
  let space: Word['space'] = '';
  for (const { text, isMarked } of parts) {
    for (const token of text.split(/(\s+)/).filter(Boolean)) {
      if (token.trim()) words.push({ text: token, isMarked, space });
      space = token.trim() ? '' : ' ';
    }
  }
  return words;
}

/** Breaks words into as few lines as possible, about equally long; undefined if a word is wider than `width`. */
export function breakLines(words: readonly Word[], width: number, measure: Measure): Word[][] | undefined {
  // The most even lines have the smallest sum of squares.
  const unevenness = (lines: Word[][]) => lines.reduce((sum, line) => sum + measure(lineText(line)) ** 2, 0);
  // The best lines for the words from each index to the end.
  const best: (Word[][] | undefined)[] = [];
  best[words.length] = [];
  for (let start = words.length - 1; start >= 0; start -= 1) {
    // One way for each length of the first line; `left` is the number of words after it.
    const ways = words.slice(start).flatMap((_, left) => {
      const end = words.length - left;
      const line = words.slice(start, end);
      const rest = best[end];
      // A comma after a marked phrase must not start the next line.
      const isWhole = words[end]?.space !== '';
      return rest && isWhole && measure(lineText(line)) <= width ? [[line, ...rest]] : [];
    });
    best[start] = ways.sort((a, b) => a.length - b.length || unevenness(a) - unevenness(b))[0];
  }
  return best[0];
}

export function lineText(line: readonly Word[]): string {
  return line.map((word, index) => (index > 0 ? word.space : '') + word.text).join('');
}
