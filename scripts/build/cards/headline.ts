import type { HeadingPart } from '@/lib/seo/social-card';
import { breakLines, type Measure, type Word, wordsOf } from './break-lines';
import { setText, textWidth } from './set-text';
import type { Typeface } from './typeface';

/** Words in a row of one line that are marked alike; `x` is where they begin. */
type Run = { text: string; isMarked: boolean; x: number; width: number };

export type Headline = { size: number; lines: Run[][] };

/** `mark.ground` is the highlighter's color; a night sheet has none, there the letters have it. */
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

/** Breaks a heading into lines at the largest size that fits the box; undefined where none does. */
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

/** The heading as SVG, the first line's top at `y`. */
export function headlineSvg({ size, lines }: Headline, { face, x, y, fill, mark }: HeadlineStyle): string {
  const runSvg = (run: Run, baseline: number) => {
    const style = { face, size, tracking: TRACKING, fill: run.isMarked ? mark.fill : fill };
    const letters = setText(run.text, x + run.x, baseline, style);
    if (!run.isMarked || !mark.ground) return letters;
    // As on the pages: a little wider than the words, a little lower than the line.
    const pad = size * 0.1;
    return `<rect x="${x + run.x - pad}" y="${baseline - size * 0.82}" width="${run.width + 2 * pad}" height="${size * 1.02}" rx="${pad}" fill="${mark.ground}"/>${letters}`;
  };
  return lines
    .flatMap((runs, index) => runs.map((run) => runSvg(run, y + size * (0.86 + index * LINE_HEIGHT))))
    .join('');
}

/** Widths in ems, each text measured once: they grow with the size as they are. */
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
