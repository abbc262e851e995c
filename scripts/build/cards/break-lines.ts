import type { HeadingPart } from '@/lib/seo/social-card';

/** `space` stands before it, unless it begins a line; a comma behind a marked phrase has none. */
export type Word = { text: string; isMarked: boolean; space: '' | ' ' };

/** How wide a text is, in any unit. */
export type Measure = (text: string) => number;

/** Beyond so many words every way to break them takes too long to try; the simple way is even enough then. */
const MAX_WORDS = 14;

/** The words of a heading; what belongs to a marked phrase stays marked. */
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

/** Lines of at most this width, as few as there need be, and about equally long; undefined where a word is wider. */
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
  // Of lines that add up to the same, those with the least sum of squares are the most even.
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
