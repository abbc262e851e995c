import { type Estimate, providerMonthlyCents } from './estimate';

/** The estimate as a table for a spreadsheet, in US dollars without a sign. In a quote our costs stay empty. */
export function estimateCsv(estimate: Estimate): string {
  const head = [
    'Tool',
    'Open-source replacement',
    'People',
    'Price per person and month (USD)',
    'Now per month (USD)',
    'With DohTech per month (USD)',
  ];
  if (estimate.status === 'empty') return toCsv([head]);
  const { members, lines, current } = estimate;
  const saving = estimate.status === 'saving' ? estimate : undefined;
  const total = (name: string, period: 'monthlyCents' | 'yearlyCents') => [
    ...[name, '', String(members), '', dollars(current[period])],
    saving ? dollars(saving.provider[period]) : 'Custom quote',
  ];
  const rows = lines.map(({ tool, currentMonthlyCents }) => [
    ...[tool.name, tool.replacement, String(members), dollars(tool.pricePerUserCents), dollars(currentMonthlyCents)],
    saving ? dollars(providerMonthlyCents(members, tool)) : '',
  ]);
  rows.push(total('Total per month', 'monthlyCents'), total('Total per year', 'yearlyCents'));
  if (saving) {
    rows.push(['Saving per month', '', '', '', '', dollars(saving.savings.monthlyCents)]);
    rows.push(['Saving per year', '', '', '', '', dollars(saving.savings.yearlyCents)]);
  }
  return toCsv([head, ...rows]);
}

/** 'dohtech-savings-40-people.csv' */
export function csvFileName(members: number): string {
  return `dohtech-savings-${members}-people.csv`;
}

function toCsv(rows: string[][]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
