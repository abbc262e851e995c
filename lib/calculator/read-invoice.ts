import { planGroups } from '@/content/plans';
import type { Invoice, InvoiceMark } from '@/content/schema/invoice';
import { tools } from '@/content/tools';
import { formatCents } from '@/lib/money/format-money';
import { joinWords } from './estimate-words';

/** A line as it is shown. Amounts are US cents a month. */
export type InvoiceLine = {
  /** The id of its tool, or its name. */
  key: string;
  number: number;
  name: string;
  detail?: string | undefined;
  /** For a tool paid per person: '25 × $8.00'. */
  quantity?: string;
  cents: number;
  /** What the mark takes off the bill: 0 for a line that stays. */
  offCents: number;
  mark?: InvoiceMark | undefined;
};

type ReadInvoice = {
  lines: InvoiceLine[];
  totalCents: number;
  /** What all marks take off the bill. */
  foundCents: number;
  /** Which lines those are: 'Lines 4 and 5 stopped, line 7 at half the size'. */
  foundText: string;
};

/** Computes the prices of an invoice's lines, its total, and what its marks take off. */
export function readInvoice({ members, lines: source }: Invoice): ReadInvoice {
  const lines = source.map((line, index): InvoiceLine => {
    const shown = 'tool' in line ? toolLine(members, line.tool) : { ...line };
    return {
      key: 'tool' in line ? line.tool : line.name,
      ...shown,
      number: index + 1,
      offCents: offCents(shown.cents, line.mark),
      mark: line.mark,
    };
  });
  const totalCents = sum(lines.map(({ cents }) => cents));
  return {
    lines,
    totalCents,
    foundCents: sum(lines.map((line) => line.offCents)),
    foundText: foundText(lines),
  };
}

function toolLine(members: number, id: string) {
  const tool = tools.find((entry) => entry.id === id);
  if (!tool) throw new Error(`expected a tool of content/tools.ts, received '${id}'`);
  const price = tool.pricePerUserCents;
  return { name: tool.name, quantity: `${members} × ${formatCents(price)}`, cents: members * price };
}

/** A stopped line saves all of its price, a smaller server the difference to its own. */
function offCents(cents: number, mark: InvoiceMark | undefined): number {
  if (mark?.kind === 'stop') return cents;
  const plan = mark?.kind === 'shrink' && planGroups.vps.plans.find(({ id }) => id === mark.plan);
  return plan ? cents - plan.price * 100 : 0;
}

function foundText(lines: readonly InvoiceLine[]): string {
  const stopped = lines.filter(({ mark }) => mark?.kind === 'stop').map(({ number }) => String(number));
  const shrunk = lines.flatMap(({ number, mark }) =>
    mark?.kind === 'shrink' ? [`line\u00a0${number} ${mark.result}`] : [],
  );
  const all = stopped.length > 0 ? [`${stopped.length > 1 ? 'lines' : 'line'} ${joinWords(stopped)} canceled`] : [];
  const text = [...all, ...shrunk].join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
