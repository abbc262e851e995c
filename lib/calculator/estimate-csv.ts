import { type Estimate, providerMonthlyCents } from './estimate';

const NEW_LINE = '\r\n';

/**
 * The estimate as a table for a spreadsheet: a line a tool, then the totals. US dollars with two decimals, no currency
 * sign. Where it is a quote the columns of our cost stay empty.
 */
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
  const isSaving = estimate.status === 'saving';
  const rows = estimate.lines.map(({ tool, currentMonthlyCents }) => [
    tool.name,
    tool.replacement,
    String(estimate.members),
    dollars(tool.pricePerUserCents),
    dollars(currentMonthlyCents),
    isSaving ? dollars(providerMonthlyCents(estimate.members, tool)) : '',
  ]);
  const total = (name: string, now: number, ours: number | undefined) => [
    name,
    '',
    String(estimate.members),
    '',
    dollars(now),
    ours === undefined ? 'Custom quote' : dollars(ours),
  ];
  const { current } = estimate;
  const ours = isSaving ? estimate.provider : undefined;
  rows.push(total('Total per month', current.monthlyCents, ours?.monthlyCents));
  rows.push(total('Total per year', current.yearlyCents, ours?.yearlyCents));
  if (isSaving) {
    rows.push(['Saving per month', '', '', '', '', dollars(estimate.savings.monthlyCents)]);
    rows.push(['Saving per year', '', '', '', '', dollars(estimate.savings.yearlyCents)]);
  }
  return toCsv([head, ...rows]);
}

/** 'dohtech-savings-40-people.csv' */
export function csvFileName(members: number): string {
  return `dohtech-savings-${members}-people.csv`;
}

function toCsv(rows: string[][]): string {
  return rows.map((row) => row.map(quoted).join(',') + NEW_LINE).join('');
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
