import type { PaperBlock } from '@/content/schema/paper-blocks';
import { checkTexts } from '@/content/texts/section';
import { formatCents } from '@/lib/money/format-money';
import { plainText } from '@/lib/text/parse-inline';
import { amountCents, centsOff, columnTotal, priceLines, signedMoney } from './amounts';
import { readBars } from './bars';
import { readPair } from './pair-lines';
import { cellText } from './parts';
import { timeAfter } from './time-of-day';

/** A part of a sample paper with its value as text: a reading, a row, a bar, a total. */
type SampleLine = {
  at: string;
  label: string;
  column?: string;
  was?: string;
  value: string;
  cents?: number;
  /** What a pair of papers changes in all: '−$98.40'. */
  difference?: string;
};

const named = (at: string) => ({ at, label: plainText(at) });

/** The parts of a paper's block that its short form on a page's first screen may show. */
export function sampleLines(block: PaperBlock): SampleLine[] {
  switch (block.kind) {
    case 'amounts': {
      const { lines, totals } = priceLines(block);
      return [
        ...lines.map(({ text, money }) => ({ ...named(text), value: money })),
        ...totals.map(({ label, money }) => ({ ...named(label), value: money })),
      ];
    }
    case 'log':
      return block.entries.map(({ minute, text }) => ({ ...named(text), value: timeAfter(block.start, minute).text }));
    case 'readings':
      return block.readings.map(({ label, value }) => ({ ...named(label), value: plainText(value) }));
    case 'marked':
      return [
        ...block.lines.map(({ label, was, now }) => ({
          ...named(label),
          was: formatCents(amountCents(was)),
          value: formatCents(now ? amountCents(now) : 0),
        })),
        { ...named(block.total), value: formatCents(centsOff(block.lines)) },
      ];
    case 'table':
      return tableLines(block);
    case 'bars':
      return readBars(block).map(({ label, text }) => ({ ...named(label), value: text }));
    case 'checks':
      return block.items.map(({ state, text }) => checkLine(text, checkTexts[state].toLowerCase().replace(':', '')));
    case 'code':
      return block.caption && block.when ? [{ ...named(block.caption), value: block.when }] : [];
    case 'pair':
      return pairLines(block);
    default:
      return [];
  }
}

/** What stands behind the colon of a checked line is its figure: 'VPN key on the laptop: 5 min'. */
function checkLine(text: string, state: string): SampleLine {
  const [, label, value] = /^(.*): ([^:]*\d[^:]*)$/.exec(plainText(text)) ?? [];
  return { at: text, label: label ?? plainText(text), value: value ?? state };
}

function tableLines({ columns, rows, total }: Extract<PaperBlock, { kind: 'table' }>): SampleLine[] {
  const lines = rows.flatMap(([head = '', ...cells]) =>
    cells.map((cell, index) => ({
      // A row whose head is an amount goes by its next cell: no page writes an amount.
      at: typeof head === 'string' ? head : cellText(cells[0] ?? ''),
      label: plainText(cellText(head)),
      column: columns[index + 1]?.label,
      value: typeof cell === 'string' ? plainText(cell) : signedMoney(amountCents(cell)),
      cents: typeof cell === 'string' ? undefined : amountCents(cell),
    })),
  );
  const cents = columnTotal(rows, columns.length - 1);
  if (total === undefined || cents === undefined) return lines;
  return [...lines, { ...named(total), value: formatCents(cents), cents }];
}

/** Both papers, as columns: the earlier one, then the later one with what falls struck. */
function pairLines(block: Extract<PaperBlock, { kind: 'pair' }>): SampleLine[] {
  const { lines, total } = readPair(block);
  const isLess = (difference: string | undefined) => block.pen === true && difference?.startsWith('−') === true;
  const earlier = block.lines.map(({ text, was }, index) => ({
    ...named(text),
    column: block.was.title,
    value: lines[index]?.was ?? '',
    cents: typeof was === 'object' ? amountCents(was) : undefined,
  }));
  const later = lines.map(({ was, now, difference }, index) => ({
    ...named(block.lines[index]?.text ?? ''),
    column: block.now.title,
    was: isLess(difference) ? was : undefined,
    value: now,
  }));
  const whole = earlier.reduce((sum, { cents = 0 }) => sum + cents, 0);
  const was = isLess(total.difference) ? total.was : undefined;
  return [
    ...earlier,
    ...later,
    { ...named(block.was.total), value: total.was, cents: whole },
    { ...named(block.now.total), was, value: total.now, difference: total.difference },
  ];
}
