import type { BlockOf } from '@/content/schema/paper-blocks';
import { pairTexts } from '@/content/texts/section';
import { formatCents } from '@/lib/money/format-money';
import { amountCents, signedMoney } from './amounts';

type Pair = BlockOf<'pair'>;
type Line = Pair['lines'][number];
type Value = Line['was'];

/** A line of the two papers as text. `difference` is there where the line changes by a figure. */
type PairLine = { was: string; note: string; now: string; isKept: boolean; difference?: string };

const isFigure = (value: Value) => typeof value !== 'string';
/** Cents of an amount, or minutes. Words count as nothing. */
const figureOf = (value: Value) =>
  typeof value === 'string' ? 0 : typeof value === 'number' ? value : amountCents(value);

/** Both papers of a pair, line by line, and their totals. A pair counts in minutes or in money. */
export function readPair({ lines }: Pair): {
  lines: PairLine[];
  total: { was: string; now: string; difference: string };
} {
  const isTime = lines.some(({ was }) => typeof was === 'number');
  const text = (figure: number) => (isTime ? `${figure}\u00a0${pairTexts.minutes}` : formatCents(figure));
  const show = (value: Value) =>
    typeof value === 'string' ? value : isTime ? text(figureOf(value)) : signedMoney(figureOf(value));
  const change = (figure: number) => `${figure > 0 ? '+' : '−'}${text(Math.abs(figure))}`;
  const after = ({ was, note, now }: Line): Value => now ?? (note === undefined ? was : isFigure(was) ? 0 : '');
  const sum = (value: (line: Line) => Value) => lines.reduce((total, line) => total + figureOf(value(line)), 0);
  const [was, now] = [sum((line) => line.was), sum(after)];
  return {
    lines: lines.map((line) => {
      const difference = figureOf(after(line)) - figureOf(line.was);
      return {
        was: show(line.was),
        note: line.note ?? pairTexts.kept,
        now: typeof after(line) === 'number' ? text(figureOf(after(line))) : show(after(line)),
        isKept: line.note === undefined,
        difference: difference === 0 ? undefined : change(difference),
      };
    }),
    total: { was: text(was), now: text(now), difference: change(now - was) },
  };
}
