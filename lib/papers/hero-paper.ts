import { sampleBill } from '@/content/sample-bill';
import type { Paper } from '@/content/schema/paper';
import type { HeroPaper } from '@/content/schema/sections/hero-paper';
import { toolAt } from '@/lib/calculator/chosen-tools';
import { currentMonthlyCents, providerMonthlyCents } from '@/lib/calculator/estimate';
import { formatCents, formatRoundCents } from '@/lib/money/format-money';
import { findOffer } from '@/lib/money/offers';
import { plainText } from '@/lib/text/parse-inline';
import { signedMoney } from './amounts';
import { sampleLines } from './sample-lines';
import type { TillLine } from './till-paper';

/** The paper of a page's first screen, with every figure as text. */
export type HeroPrint = {
  title: string;
  isSample: boolean;
  /** The lines are a choice, not a sum. */
  isChoice: boolean;
  lines: TillLine[];
  total: TillLine;
  figure?: { value: string; words: string };
  note: string;
};

type Line = HeroPaper['lines'][number];
type Figure = NonNullable<HeroPaper['figure']>;

/** Fills in the figures of a page's first paper, from prices and from `sample`. Throws where that has no such part or figure. */
export function printHeroPaper(paper: HeroPaper, sample: Paper | undefined): HeroPrint {
  const { lines, total, figure } = paper;
  const parts = sample?.blocks.flatMap(sampleLines) ?? [];

  const partAt = (at: string, column?: string) => {
    const found = parts.filter((part) => part.at === at && (column === undefined || part.column === column));
    const part = found.at(-1);
    if (!part) throw new Error(`expected a part of the paper '${paper.sample}', received '${at}'`);
    return part;
  };

  const stampFigure = () => {
    const stamp = sample?.blocks.find((block) => block.kind === 'stamp');
    if (!stamp) throw new Error(`expected a paper with a stamp, received '${paper.sample}'`);
    return FIGURE.exec(plainText(stamp.text))?.[0] ?? plainText(stamp.text);
  };

  const difference = () => {
    const part = parts.find((each) => each.difference !== undefined);
    if (!part?.difference) throw new Error(`expected a pair of papers in '${paper.sample}'`);
    return part.difference.replace('−', '');
  };

  const toolLines = lines.flatMap((line) => ('tool' in line ? toolCents(line.tool) : []));
  const sumOf = (of: 'today' | 'ours') => toolLines.reduce((sum, cents) => sum + cents[of], 0);

  /** The part of a total of money that the shown lines leave. */
  const rest = () => {
    const shown = lines.reduce((sum, line) => sum + ('at' in line ? (partAt(line.at, line.column).cents ?? 0) : 0), 0);
    const whole = 'at' in total ? partAt(total.at, total.column).cents : undefined;
    if (whole === undefined) throw new Error(`expected a total of money beside 'rest', as the paper '${paper.sample}'`);
    return signedMoney(whole - shown);
  };

  const printLine = (line: Line): TillLine => {
    if ('rest' in line) return { label: plainText(line.rest), price: rest() };
    if ('tool' in line) {
      const { name, today, ours } = toolCents(line.tool);
      // A price that saves nothing is not struck.
      return { label: name, was: today > ours ? formatCents(today) : undefined, price: formatRoundCents(ours) };
    }
    if ('plan' in line) return { label: line.row, price: planRow(line.plan, line.row) };
    if ('at' in line) {
      const { label, was, value } = partAt(line.at, line.column);
      return { label: plainText(line.name ?? label), was, price: value };
    }
    return { label: plainText(line.name), price: plainText(line.text) };
  };

  const printTotal = (): TillLine => {
    const label = plainText(total.name);
    if ('of' in total) return { label, was: formatCents(sumOf('today')), price: formatRoundCents(sumOf('ours')) };
    if ('at' in total) {
      const { was, value } = partAt(total.at, total.column);
      return { label, was, price: figureIn(value) };
    }
    if ('from' in total) return { label, price: plainText(total.from) };
    return { label, price: 'stamp' in total ? stampFigure() : plainText(total.text) };
  };

  const figureOf = (of: Figure): string => {
    if ('tool' in of) return formatRoundCents(toolCents(of.tool).ours);
    if ('at' in of) return figureIn(partAt(of.at, of.column).value);
    return 'difference' in of ? difference() : plainText(of.text);
  };

  const printed = lines.map(printLine);
  const sum = printTotal();
  // Cents stand in all prices, or in none.
  const hasCents = [...printed, sum].some(({ price }) => /\.(?!00)\d\d$/.test(price));
  const withCents = (line: TillLine) => (hasCents ? line : { ...line, price: line.price.replace(/\.00$/, '') });
  return {
    title: plainText(paper.title ?? sample?.title ?? ''),
    isSample: sample !== undefined,
    isChoice: 'from' in total,
    lines: printed.map(withCents),
    total: withCents(sum),
    figure: figure && { value: figureOf(figure), words: figure.words },
    note: paper.note,
  };
}

/** A number with its unit. */
const FIGURE = /\d[\d.,]*(?:%|\s\w+)?/;

/** The figure of a text that begins with words: '300 ms' of 'Within 300 ms'. */
function figureIn(text: string): string {
  return /^[a-z]/i.test(text) ? (FIGURE.exec(text)?.[0] ?? text) : text;
}

function toolCents(id: string) {
  const tool = toolAt(id);
  const { members } = sampleBill;
  return {
    name: tool.name,
    today: currentMonthlyCents(members, tool),
    ours: providerMonthlyCents(members, tool),
  };
}

function planRow(id: string, label: string): string {
  const row = findOffer(id)?.rows.find((each) => each.label === label);
  if (row) return row.value;
  throw new Error(`expected a row of the plan '${id}', received '${label}'`);
}
