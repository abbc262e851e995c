import { peopleText } from '@/lib/calculator/members-scale';
import { formatCents } from '@/lib/money/format-money';
import { type Bill, type BillId, hasTools, withoutOutLines } from './bill';
import { FIRST_LINE, LAST_LINE } from './bill-in-message';
import { type BillPeriod, billPeriods, type LinePrice, type PricedBill, priceBill } from './price-bill';

const afterAmount = { month: 'a month', quarter: 'a quarter', once: 'one time' } as const;

/** The names of the sums. */
const sumNames = { month: 'Every month', quarter: 'Every quarter', once: 'One time' } as const;

const IN_ESTIMATE = 'in your estimate';

/** '$65.00', or 'in your estimate'. */
export function priceText(price: LinePrice): string {
  return price.status === 'listed' ? formatCents(price.cents) : IN_ESTIMATE;
}

/** 'a month'; empty for a price in the estimate. */
export const periodText = (price: LinePrice) => (price.status === 'listed' ? afterAmount[price.period] : '');

/** '$65.00 a month', or 'in your estimate'. */
export const termsText = (price: LinePrice) => `${priceText(price)} ${periodText(price)}`.trim();

/** The sums that are not zero, each with its name: monthly, quarterly, one-time. */
export function sumLines({ sums }: PricedBill): { period: BillPeriod; name: string; amount: string }[] {
  return billPeriods
    .filter((period) => sums[period] > 0)
    .map((period) => ({ period, name: sumNames[period], amount: formatCents(sums[period]) }));
}

/** '1 line', '3 lines'. */
export const linesText = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;

/** '1 line in your estimate'; empty where every line has a price. */
export const estimateText = ({ inEstimate }: PricedBill) =>
  inEstimate > 0 ? `${linesText(inEstimate)} ${IN_ESTIMATE}` : '';

/** 'Not in it: moving your data, backups with Startup Boost. Your estimate prices them.'; empty where the sums leave nothing out. */
export function notIncludedText({ lines }: PricedBill): string {
  const parts = new Set(lines.flatMap(({ isOut, notIncluded }) => (isOut ? [] : notIncluded)));
  if (parts.size === 0) return '';
  return `Not in it: ${[...parts].join(', ')}. Your estimate prices ${parts.size === 1 ? 'that' : 'them'}.`;
}

/** 'Every month $155.00. One time $1,999.00.' */
export function sumsText(bill: PricedBill): string {
  const sums = sumLines(bill).map(({ name, amount }) => `${name} ${amount}`);
  return [...sums, estimateText(bill)]
    .filter(Boolean)
    .map((text) => `${text}.`)
    .join(' ');
}

/** What was added, and the sum that it changed: 'Wiki is on your bill.' and 'Your total: $205.00 a month.' */
export function addedTexts(bill: Bill, ids: readonly BillId[]): { what: string; sum: string } {
  const priced = priceBill(bill);
  const price = linesOf(priced, ids)[0]?.price;
  const sum =
    price?.status === 'listed'
      ? `Your total: ${formatCents(priced.sums[price.period])} ${afterAmount[price.period]}.`
      : 'We price it in your estimate.';
  return { what: `${subjectOf(priced, ids)} on your bill.`, sum };
}

/** 'Wiki is off your bill.' `bill` still has the lines. */
export const takenOffText = (bill: Bill, ids: readonly BillId[]) => `${subjectOf(priceBill(bill), ids)} off your bill.`;

/** 'Wiki is crossed out.' or 'Wiki is on your bill.'; empty where no line was crossed out or put back. */
export function changedLineText(before: Bill, after: Bill): string {
  const changed = after.lines.find(({ id, isOut }) =>
    before.lines.some((line) => line.id === id && line.isOut !== isOut),
  );
  return changed
    ? `${subjectOf(priceBill(after), [changed.id])} ${changed.isOut ? 'crossed out' : 'on your bill'}.`
    : '';
}

const linesOf = ({ lines }: PricedBill, ids: readonly BillId[]) => lines.filter(({ id }) => ids.includes(id));

/** 'Wiki is', or '2 tools are': only tools are added several at once. */
function subjectOf(bill: PricedBill, ids: readonly BillId[]): string {
  const [first, ...others] = linesOf(bill, ids);
  return others.length === 0 ? `${first?.name} is` : `${others.length + 1} tools are`;
}

/** 'My bill, 25 people'; without the people where the bill has no tool, because the visitor never chose their number. */
const title = (bill: Bill) => FIRST_LINE + (hasTools(bill) ? `, ${peopleText(bill.people)}` : '');

/** The bill as lines of a message. `date` is the day of its prices. */
export function billMessage(bill: Bill, date: string): string {
  const counted = withoutOutLines(bill);
  const priced = priceBill(counted);
  const lines = priced.lines.map(
    ({ name, detail, price }) => `- ${name}${detail && ` (${detail})`}: ${termsText(price)}`,
  );
  const sums = sumLines(priced).map(({ name, amount }) => `${name}: ${amount}`);
  const parts = [title(counted), lines.join('\n'), [...sums, `${LAST_LINE}${date}.`].join('\n')];
  return parts.join('\n\n');
}

/** The bill as one line of another request's message. */
export function billLine(bill: Bill): string {
  const counted = withoutOutLines(bill);
  const priced = priceBill(counted);
  const lines = priced.lines.map(({ name, price }) => `${name} ${termsText(price)}`);
  return `${title(counted)}: ${lines.join('; ')}. ${sumsText(priced)}`;
}
