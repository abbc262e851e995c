import type { HeadingPart } from '@/lib/seo/social-card';
import { setText, textWidth } from './set-text';
import type { Typeface } from './typeface';

/** Words in a row of one line that are marked alike; `x` is where they begin. */
type Run = { text: string; isMarked: boolean; x: number; width: number };

export type Headline = { size: number; lines: Run[][] };

/** `space` stands before it, unless it begins a line; a comma behind a marked phrase has none. */
type Word = { text: string; isMarked: boolean; space: '' | ' ' };

const SIZES = [112, 102, 92, 84, 76, 70, 64, 58, 52, 46];
const TRACKING = -0.025;
const LINE_HEIGHT = 1.06;

/** Breaks a heading into lines at the largest size that fits, the lines about equally long. */
export function fitHeadline(
  parts: readonly HeadingPart[],
  { face, width, height }: { face: Typeface; width: number; height: number },
): Headline {
  const words = wordsOf(parts);
  const fits = (size: number) => {
    const lines = breakLines(words, size, face, width);
    const isNarrow = lines.every((line) => lineWidth(line, size, face) <= width);
    return isNarrow && lines.length * size * LINE_HEIGHT <= height;
  };
  const size = SIZES.find(fits) ?? Math.min(...SIZES);
  return { size, lines: balance(words, size, face, width).map((line) => runsOf(line, size, face)) };
}

/** The heading as SVG, the first line's top at `y`; returns how high it is as well. */
export function drawHeadline(
  { size, lines }: Headline,
  {
    face,
    x,
    y,
    fill,
    mark,
  }: { face: Typeface; x: number; y: number; fill: string; mark: { ground?: string; fill: string } },
): { svg: string; height: number } {
  const svg = lines.map((runs, index) => {
    const baseline = y + size * (0.86 + index * LINE_HEIGHT);
    return runs.map((run) => {
      const letters = setText(run.text, x + run.x, baseline, {
        face,
        size,
        tracking: TRACKING,
        fill: run.isMarked ? mark.fill : fill,
      });
      return run.isMarked && mark.ground
        ? highlight(run, { x, baseline, size, ground: mark.ground }) + letters
        : letters;
    });
  });
  return { svg: svg.flat().join(''), height: lines.length * size * LINE_HEIGHT };
}

/** The highlighter of the pages: a little wider than the words, a little lower than the line. */
function highlight(
  run: Run,
  { x, baseline, size, ground }: { x: number; baseline: number; size: number; ground: string },
) {
  const pad = size * 0.1;
  return `<rect x="${x + run.x - pad}" y="${baseline - size * 0.82}" width="${run.width + 2 * pad}" height="${size * 1.02}" rx="${size * 0.1}" fill="${ground}"/>`;
}

function wordsOf(parts: readonly HeadingPart[]): Word[] {
  const characters = parts.map((part) => part.text).join('');
  let end = 0;
  return parts.flatMap(({ text, isMarked }) => {
    const start = end;
    end += text.length;
    return [...text.matchAll(/\S+/g)].map((match) => {
      const before = characters[start + match.index - 1] ?? ' ';
      return { text: match[0], isMarked, space: /\s/.test(before) ? (' ' as const) : ('' as const) };
    });
  });
}

/** Greedy lines of the least width that needs no more of them. */
function balance(words: readonly Word[], size: number, face: Typeface, width: number): Word[][] {
  let best = breakLines(words, size, face, width);
  for (let narrower = width; narrower > 0; narrower -= size / 4) {
    const lines = breakLines(words, size, face, narrower);
    if (lines.length > best.length) break;
    best = lines;
  }
  return best;
}

function breakLines(words: readonly Word[], size: number, face: Typeface, width: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const fits = line && lineWidth([...line, word], size, face) <= width;
    if (line && (fits || word.space === '')) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

function lineWidth(line: readonly Word[], size: number, face: Typeface): number {
  const text = line.map((word, index) => (index > 0 ? word.space : '') + word.text).join('');
  return textWidth(text, { face, size, tracking: TRACKING });
}

function runsOf(line: readonly Word[], size: number, face: Typeface): Run[] {
  const widthOf = (text: string) => textWidth(text, { face, size, tracking: TRACKING });
  const runs: Run[] = [];
  for (const { text, isMarked, space } of line) {
    const run = runs.at(-1);
    if (run && run.isMarked === isMarked) run.text += space + text;
    else runs.push({ text, isMarked, x: run ? run.x + widthOf(run.text) + (space ? widthOf(space) : 0) : 0, width: 0 });
  }
  return runs.map((run) => ({ ...run, width: widthOf(run.text) }));
}
