import { site } from '@/content/site';
import { csvTexts as texts } from '@/content/texts/calculator';
import { type Estimate, providerMonthlyCents } from './estimate';

/** Excel reads a file without it in the encoding of its system. */
const BYTE_ORDER_MARK = '\ufeff';

const points = { sign: '.', separator: ',' } as const;
const commas = { sign: ',', separator: ';' } as const;

/**
 * The estimate as a table, in US dollars without a sign; in a quote our costs stay empty. Spreadsheets read the decimal sign of
 * the visitor's `locale` (undefined: the browser's), and where that is a comma they expect semicolons between the cells.
 */
export function estimateCsv(estimate: Estimate, locale?: string): string {
  const { sign, separator } = decimalSign(locale) === ',' ? commas : points;
  const dollars = (cents: number) => (cents / 100).toFixed(2).replace('.', sign);
  const toCsv = (rows: string[][]) =>
    BYTE_ORDER_MARK + rows.map((row) => `${row.map((cell) => quoted(cell, separator)).join(separator)}\r\n`).join('');
  const head = [texts.tool, texts.replacement, texts.people, texts.price, texts.now, texts.ours];
  if (estimate.status === 'empty') return toCsv([head]);
  const { members, lines, current } = estimate;
  const saving = estimate.status === 'saving' ? estimate : undefined;
  const total = (name: string, period: 'monthlyCents' | 'yearlyCents') => [
    ...[name, '', String(members), '', dollars(current[period])],
    saving ? dollars(saving.provider[period]) : texts.quote,
  ];
  const rows = lines.map(({ tool, currentMonthlyCents }) => [
    ...[tool.name, tool.replacement, String(members), dollars(tool.pricePerUserCents), dollars(currentMonthlyCents)],
    saving ? dollars(providerMonthlyCents(members, tool)) : '',
  ]);
  rows.push(total(texts.monthly, 'monthlyCents'), total(texts.yearly, 'yearlyCents'));
  if (saving) {
    rows.push([texts.savedMonthly, '', '', '', '', dollars(saving.savings.monthlyCents)]);
    rows.push([texts.savedYearly, '', '', '', '', dollars(saving.savings.yearlyCents)]);
  }
  return toCsv([head, ...rows]);
}

/** The company's name, and what the file holds: '…-savings-40-people.csv'. */
export function csvFileName(members: number): string {
  const name = site.name.toLowerCase().replace(/[^a-z\d]+/g, '-');
  return `${name}-savings-${members}-people.csv`;
}

function decimalSign(locale: string | undefined): string | undefined {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value;
}

function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
