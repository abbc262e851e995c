import type { HeadingPart } from '@/lib/seo/social-card';
import { setText, textWidth } from './set-text';
import type { Typeface } from './typeface';

/** Adjacent words of a line that are all marked or all not; `x` is their start. */
type Run = { text: string; isMarked: boolean; x: number; width: number };

export type Headline = { size: number; lines: Run[][] };

/** `mark.ground` is the highlighter's color; on a dark sheet the letters have that color instead. */
export type HeadlineStyle = {
  face: Typeface;
  x: number;
  y: number;
  fill: string;
  mark: { ground?: string; fill: string };
};

const SIZES = [112, 102, 92, 84, 76, 70, 64, 58, 52, 46];
const TRACKING = -0.025;
const LINE_HEIGHT = 1.06;

/** Breaks a heading into lines at the largest size that fits the box; undefined if none does. */
export function fitHeadline(
  parts: readonly HeadingPart[],
  { face, width, height }: { face: Typeface; width: number; height: number },
): Headline | undefined {
  const words = wordsOf(parts);
  const ems = measureIn(face);
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
    const letters = setText(run.text, x + run.x, baseline, style);
    if (!run.isMarked || !mark.ground) return letters;
    // As on the pages: a little wider than the words, and a little lower than the line.
    const pad = size * 0.1;
    return `<rect x="${x + run.x - pad}" y="${baseline - size * 0.82}" width="${run.width + 2 * pad}" height="${size * 1.02}" rx="${pad}" fill="${mark.ground}"/>${letters}`;
  };
  return lines
    .flatMap((runs, index) => runs.map((run) => runSvg(run, y + size * (0.86 + index * LINE_HEIGHT))))
    .join('');
}

/** Widths in ems; each text is measured once for all sizes. */
function measureIn(face: Typeface): Measure {
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? textWidth(text, { face, size: 1, tracking: TRACKING });
    known.set(text, width);
    return width;
  };
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
export type Word = { text: string; isMarked: boolean; space: '' | ' ' };

/** The width of a text, in any unit. */
export type Measure = (text: string) => number;

/** With more words, trying every way to break lines takes too long. */
const MAX_WORDS = 14;

/** The words of a heading, each marked or not. */
export function wordsOf(parts: readonly HeadingPart[]): Word[] {
  const whole = parts.map((part) => part.text).join('');
  let end = 0;
  return parts.flatMap(({ text, isMarked }) => {
    const start = end;
    end += text.length;
    return [...text.matchAll(/\S+/g)].map((match) => {
      const before = whole[start + match.index - 1] ?? ' ';
      return { text: match[0], isMarked, space: /\s/.test(before) ? (' ' as const) : ('' as const) };
    });
  });
}

/** Breaks words into as few lines as possible, about equally long; undefined if a word is wider than `width`. */
export function breakLines(words: readonly Word[], width: number, measure: Measure): Word[][] | undefined {
  const fits = (line: readonly Word[]) => measure(lineText(line)) <= width;
  const simple: Word[][] = [];
  for (const word of words) {
    const line = simple.at(-1);
    if (line && (word.space === '' || fits([...line, word]))) line.push(word);
    else simple.push([word]);
  }
  if (!simple.every(fits)) return undefined;
  if (words.length > MAX_WORDS) return simple;
  // The most even lines have the smallest sum of squares.
  const unevenness = (lines: Word[][]) => lines.reduce((sum, line) => sum + measure(lineText(line)) ** 2, 0);
  const ways = waysToBreak(words, simple.length).filter((lines) => lines.every(fits));
  return ways.reduce((best, lines) => (unevenness(lines) < unevenness(best) ? lines : best), simple);
}

export function lineText(line: readonly Word[]): string {
  return line.map((word, index) => (index > 0 ? word.space : '') + word.text).join('');
}

function waysToBreak(words: readonly Word[], count: number): Word[][][] {
  if (count === 1) return [[[...words]]];
  return words.flatMap((word, index) => {
    if (index === 0 || word.space === '') return [];
    return waysToBreak(words.slice(index), count - 1).map((rest) => [words.slice(0, index), ...rest]);
  });
}
