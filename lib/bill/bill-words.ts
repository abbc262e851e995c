import { billKey } from '@/content/storage-keys';
import { billWords } from '@/content/texts/bill';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { estimate } from '@/lib/calculator/estimate';
import { caveatsOf, toolCount } from '@/lib/calculator/estimate-words';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatRoundCents } from '@/lib/money/format-money';
import type { TextStore } from '@/lib/platform/storage.browser';
import { fillIn } from '@/lib/text/fill-in';
import { type Bill, type BillId, countedTools, hasTools, withoutOutLines } from './bill';
import { FIRST_LINE, LAST_LINE } from './bill-in-message';
import { type BillPeriod, billPeriods, type LinePrice, type PricedBill, priceBill } from './price-bill';
import { readStoredBill } from './read-bill';

/** '$65', or 'in your estimate'. */
export function priceText(price: LinePrice): string {
  return price.status === 'listed' ? formatRoundCents(price.cents) : billWords.inEstimate;
}

/** 'a month'; empty for a price in the estimate. */
export const periodText = (price: LinePrice) => (price.status === 'listed' ? billWords.periods[price.period] : '');

/** '$65 a month', or 'in your estimate'. */
export const termsText = (price: LinePrice) => `${priceText(price)} ${periodText(price)}`.trim();

/** The sums that are not zero, each with its name: monthly, quarterly, one-time. */
export function sumLines({ sums }: PricedBill): { period: BillPeriod; name: string; amount: string }[] {
  return billPeriods
    .filter((period) => sums[period] > 0)
    .map((period) => ({ period, name: billWords.sums[period], amount: formatRoundCents(sums[period]) }));
}

/** '1 line', '3 lines'. */
export const linesText = (count: number) => (count === 1 ? billWords.line : fillIn(billWords.lines, { count }));

/** '1 line in your estimate'; empty where every line has a price. */
export const estimateText = ({ inEstimate }: PricedBill) =>
  inEstimate > 0 ? `${linesText(inEstimate)} ${billWords.inEstimate}` : '';

/**
 * What tools save by the calculator's own estimate; then what they leave to others, and that moving their data is not in it. Each is
 * '' without a tool that has a price.
 */
export function toolsTexts(bill: PricedBill): { saving: string; about: string } {
  const hasTool = bill.lines.some(({ kind, isOut, price }) => kind === 'tool' && !isOut && price.status === 'listed');
  if (!hasTool) return { saving: '', about: '' };
  const figures = estimate(bill.people, chosenTools(countedTools(bill)));
  if (figures.status !== 'saving') return { saving: '', about: billWords.notIncluded };
  const saving = fillIn(billWords.saving, {
    tools: toolCount(figures.lines.length),
    now: formatRoundCents(figures.current.monthlyCents),
    ours: formatRoundCents(figures.provider.monthlyCents),
    saved: formatRoundCents(figures.savings.monthlyCents),
  });
  return { saving, about: [...caveatsOf(figures.lines, bill.people), billWords.notIncluded].join(' ') };
}

/** Both as one text. */
export function aboutToolsText(bill: PricedBill): string {
  const { saving, about } = toolsTexts(bill);
  return `${saving} ${about}`.trim();
}

/** 'Every month $155. One time $1,999.' */
export function sumsText(bill: PricedBill): string {
  const sums = sumLines(bill).map(({ name, amount }) => `${name} ${amount}`);
  const sentences = [...sums, estimateText(bill)].filter(Boolean);
  return sentences.map((text) => `${text}.`).join(' ');
}

/** What was added, and the sums: 'Wiki is on your bill.' and 'Your total for 25 people: $205 a month, $50 one time.' */
export function addedTexts(bill: Bill, ids: readonly BillId[]): { what: string; sum: string } {
  const priced = priceBill(bill);
  const [first] = linesOf(priced, ids);
  const what = linesSentence(priced, ids, billWords.oneOn, billWords.severalOn);
  if (first?.price.status !== 'listed') return { what, sum: billWords.priced };
  const sums = sumLines(priced).map(({ period, amount }) => `${amount} ${billWords.periods[period]}`);
  const total = first.kind === 'tool' ? billWords.totalFor : billWords.total;
  const parts = [...sums, estimateText(priced)].filter(Boolean);
  return { what, sum: fillIn(total, { people: peopleText(bill.people), sums: parts.join(', ') }) };
}

/** 'Wiki is off your bill.' `bill` still has the lines. */
export const takenOffText = (bill: Bill, ids: readonly BillId[]) =>
  linesSentence(priceBill(bill), ids, billWords.oneOff, billWords.severalOff);

/** 'Wiki is crossed out.', 'Wiki is on your bill.' or '40 people.'; empty where nothing of it changed. */
export function changedLineText(before: Bill, after: Bill): string {
  const changed = after.lines.find(({ id, isOut }) =>
    before.lines.some((line) => line.id === id && line.isOut !== isOut),
  );
  // Up to 49 people the sum stays the same, and a screen reader does not repeat a sentence.
  if (!changed) return after.people === before.people || !hasTools(after) ? '' : `${peopleText(after.people)}.`;
  return linesSentence(
    priceBill(after),
    [changed.id],
    changed.isOut ? billWords.oneOut : billWords.oneOn,
    billWords.severalOn,
  );
}

const linesOf = ({ lines }: PricedBill, ids: readonly BillId[]) => lines.filter(({ id }) => ids.includes(id));

/** A sentence about lines: only tools are added several at once. */
function linesSentence(bill: PricedBill, ids: readonly BillId[], one: OneLine, several: SeveralLines): string {
  const lines = linesOf(bill, ids);
  const [first] = lines;
  return lines.length > 1 ? fillIn(several, { count: lines.length }) : fillIn(one, { name: first?.name ?? '' });
}

type OneLine = (typeof billWords)['oneOn' | 'oneOff' | 'oneOut'];
type SeveralLines = (typeof billWords)['severalOn' | 'severalOff'];

/** 'My bill, 25 people'; without the people where the bill has no tool, because the visitor never chose their number. */
const title = (bill: Bill) => FIRST_LINE + (hasTools(bill) ? `, ${peopleText(bill.people)}` : '');

/** The bill as lines of a message, with what its tools save. `date` is the day of its prices. */
export function billMessage(bill: Bill, date: string): string {
  const counted = withoutOutLines(bill);
  const priced = priceBill(counted);
  const lines = priced.lines.map(
    ({ name, detail, price }) => `- ${name}${detail && ` (${detail})`}: ${termsText(price)}`,
  );
  const sums = sumLines(priced).map(({ name, amount }) => `${name}: ${amount}`);
  const ending = [...sums, aboutToolsText(priced), `${LAST_LINE}${date}.`].filter(Boolean);
  return [title(counted), lines.join('\n'), ending.join('\n')].join('\n\n');
}

/** The bill as one line of another request's message. */
export function billLine(bill: Bill): string {
  const counted = withoutOutLines(bill);
  const priced = priceBill(counted);
  const lines = priced.lines.map(({ name, price }) => `${name} ${termsText(price)}`);
  return `${title(counted)}: ${lines.join('; ')}. ${sumsText(priced)}`;
}

/** The bill for another request: `line` for its mail, `summary` for the visitor, without the plan that the request is about. */
export type BillNote = { line: string; summary: (plan: string) => string };

/** The bill of this tab; null if it has no line. */
export function readBillNote(store: Pick<TextStore, 'read'>): BillNote | null {
  const bill = readStoredBill(store.read(billKey));
  if (bill.lines.length === 0) return null;
  const summary = (plan: string) => {
    const lines = bill.lines.filter(({ id }) => id !== plan);
    return lines.length > 0
      ? `${linesText(lines.length)}. ${sumsText(priceBill({ ...bill, lines }))}`
      : billWords.noOther;
  };
  return { line: billLine(bill), summary };
}
