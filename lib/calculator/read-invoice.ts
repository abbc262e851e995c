import { planGroups } from '@/content/plans';
import type { Invoice, InvoiceMark } from '@/content/schema/invoice';
import { oneBillTexts } from '@/content/texts/one-bill';
import { formatCents } from '@/lib/money/format-money';
import { fillIn } from '@/lib/text/fill-in';
import { joinWords } from '@/lib/text/in-a-row';
import { toolAt } from './chosen-tools';
import { currentMonthlyCents, providerMonthlyCents } from './estimate';

type Fate = 'move' | InvoiceMark['kind'] | 'keep';

/** A line as it is shown. Amounts are US cents a month. */
export type InvoiceLine = {
  /** The id of its tool, or its name. */
  key: string;
  number: number;
  name: string;
  /** For a tool paid per person how its price is made, as in '25 × $8.00'. */
  detail?: string | undefined;
  cents: number;
  fate: Fate;
  /** What is left of it. */
  leftCents: number;
  mark?: InvoiceMark | undefined;
};

/** Lines that one sum is about, in words ('Lines 1 to 4'), and what they take off the bill, US cents a month. */
type Off = { lines: string; cents: number };

export type ReadInvoice = {
  lines: InvoiceLine[];
  totalCents: number;
  moved: Off;
  canceledOrHalved: Off;
  offCents: number;
  leftCents: number;
  /** What goes off the bill, in whole percent: all of it, by moving alone, and all but the line with this number, which saves most. */
  shares: { percentage: number; moved: number; number: number; rest: number };
};

/** Computes the lines of a bill, what becomes of each, and the sums. Throws for an unknown tool. */
export function readInvoice({ members, tools: moved, others }: Invoice): ReadInvoice {
  const lines = [
    ...moved.map((id) => toolLine(members, id, 'move')),
    ...others.map((line) => {
      const { mark } = line;
      const fate: Fate = mark?.kind ?? 'keep';
      if ('tool' in line) return { ...toolLine(members, line.tool, fate), mark };
      return { ...line, key: line.name, fate, leftCents: centsLeft(line.cents, mark) };
    }),
  ].map((line, index): InvoiceLine => ({ ...line, number: index + 1 }));
  const totalCents = sum(lines.map(({ cents }) => cents));
  const [movedOff, cutOff] = [offOf(lines, ['move']), offOf(lines, ['cancel', 'halve'])];
  const offCents = movedOff.cents + cutOff.cents;
  const percent = (part: number) => Math.round((100 * part) / totalCents);
  const saved = lines.map(savedCents);
  const most = Math.max(...saved);
  return {
    lines,
    totalCents,
    moved: movedOff,
    canceledOrHalved: cutOff,
    offCents,
    leftCents: totalCents - offCents,
    shares: {
      percentage: percent(offCents),
      moved: percent(movedOff.cents),
      number: saved.indexOf(most) + 1,
      rest: percent(offCents - most),
    },
  };
}

function toolLine(members: number, id: string, fate: Fate) {
  const tool = toolAt(id);
  const cents = currentMonthlyCents(members, tool);
  return {
    key: id,
    name: tool.name,
    detail: `${members} × ${formatCents(tool.pricePerUserCents)}`,
    cents,
    fate,
    leftCents: fate === 'move' ? providerMonthlyCents(members, tool) : fate === 'cancel' ? 0 : cents,
  };
}

/** Nothing is left of a canceled line; a smaller server costs its own price. */
function centsLeft(cents: number, mark: InvoiceMark | undefined): number {
  if (mark?.kind === 'cancel') return 0;
  const plan = mark?.kind === 'halve' && planGroups.vps.plans.find(({ id }) => id === mark.plan);
  return plan ? plan.price * 100 : cents;
}

const savedCents = ({ cents, leftCents }: InvoiceLine) => cents - leftCents;

function offOf(lines: readonly InvoiceLine[], fates: readonly Fate[]): Off {
  const own = lines.filter(({ fate }) => fates.includes(fate));
  return {
    lines: linesText(own.map(({ number }) => number)),
    cents: sum(own.map(savedCents)),
  };
}

/** 'Line 5', 'Lines 5 and 7', 'Lines 5 to 7'. */
function linesText(numbers: readonly number[]): string {
  const [from = 0, to = 0] = [numbers[0], numbers.at(-1)];
  if (numbers.length < 2) return fillIn(oneBillTexts.line, { number: from });
  const isRow = numbers.length > 2 && to - from === numbers.length - 1;
  if (isRow) return fillIn(oneBillTexts.linesInRow, { from, to });
  return fillIn(oneBillTexts.lines, { numbers: joinWords(numbers.map(String)) });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
