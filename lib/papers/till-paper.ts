import type { TillPaper } from '@/content/schema/till-paper';
import { site } from '@/content/site';
import { readHours } from '@/lib/hours/read-hours';
import { formatCents, formatRoundCents } from '@/lib/money/format-money';
import { plainText } from '@/lib/text/parse-inline';
import { amountCents } from './amounts';
import { timeAfter } from './time-of-day';

type Line = TillPaper['lines'][number];
type Price = TillPaper['total']['price'];

/** A line of a paper in words: `label` and `price` may hold the marks and tokens of a sentence. `was` is struck. */
export type TillLine = { label: string; was?: string; price: string };

/** Lines and total of a paper of the till, all with cents or none. */
export function readTillPaper({ lines, total }: TillPaper): { lines: TillLine[]; total: TillLine } {
  const sumCents = lines.reduce((sum, { price }) => sum + (centsOf(price) ?? 0), 0);
  const all = [...lines, total].map(({ text, price }) => ({
    label: typeof text === 'string' ? text : timeText(text.time),
    price: typeof price === 'string' ? price : (centsOf(price) ?? sumCents),
  }));
  const amounts = all.map(({ price }) => price).filter((each) => typeof each === 'number');
  const format = amounts.every((cents) => cents % 100 === 0) ? formatRoundCents : formatCents;
  // Screen readers say a minus sign, and leave out a hyphen.
  const money = (cents: number) => format(cents).replace('-', '−');
  const written = all.map(({ label, price }) => ({ label, price: typeof price === 'number' ? money(price) : price }));
  return { lines: written.slice(0, -1), total: written.at(-1) ?? { label: '', price: '' } };
}

/** An amount in US cents; undefined for words, and for the sum of the lines. */
function centsOf(price: Line['price'] | Price): number | undefined {
  return typeof price === 'string' || price.from === 'sum' ? undefined : amountCents(price);
}

function timeText(time: string): string {
  const start = time === 'opening' ? readHours(site.hours).from : undefined;
  return start === undefined ? timeAfter(time, 0).text : timeAfter('00:00', start).text;
}

/** What fits a line on a phone of 320 pixels, in characters of the receipt, with the space between name and price. */
const MAX_CHARACTERS = 29;

/** The lines of a paper that are too long for a small phone, a line for each. The total may take two. */
export function longLines(paper: TillPaper): string[] {
  return readTillPaper(paper)
    .lines.map(({ label, price }) => `${plainText(label)} ${plainText(price)}`)
    .filter((line) => line.length > MAX_CHARACTERS)
    .map((line) => `expected a line of at most ${MAX_CHARACTERS} characters with its price, received '${line}'`);
}
