import * as z from 'zod/mini';
import { linkTexts } from '@/content/texts/link';
import { billLimits } from '@/content/tools';
import { readPeople } from '@/lib/calculator/read-people';
import { findAllNamed, findNamed, linkValue, listEntries } from '@/lib/platform/link-query';
import { fillIn } from '@/lib/text/fill-in';
import { countedText, formatCount } from '@/lib/text/format-count';
import { readWholeNumber } from '@/lib/text/read-whole-number';
import { parseJson } from '@/lib/text/records';
import { type Bill, billItems, countedLines, emptyBill, hasTools, withLines } from './bill';
import { BILL_HASH, billOfHash } from './bill-hash';

/** More entries than this are not read: a link of a person has a few dozen at most. */
const MAX_ENTRIES = 10_000;

/** A bill with what is known of it. `unread` says in words what is not known or missing. */
export type ReadBill = { bill: Bill; unread: string };

const billIds = billItems.map(({ id }) => id);
const peopleSchema = z.catch(z.int().check(z.minimum(billLimits.min), z.maximum(billLimits.max)), emptyBill.people);
const storedSchema = z.object({ people: z.unknown(), ids: z.array(z.unknown()) });

/** The bill as text for the tab's storage. */
export function storedText(bill: Bill): string {
  return JSON.stringify({ people: bill.people, ids: countedLines(bill).map(({ id }) => id) });
}

/** Reads the text of the tab's storage, which another version of the site may have written. */
export function readStoredBill(text: string | null): Bill {
  const stored = storedSchema.safeParse(parseJson(text ?? ''));
  if (!stored.success) return emptyBill;
  const { people, ids } = stored.data;
  const known = ids.flatMap((id) => (typeof id === 'string' ? id : []));
  return withLines(emptyBill, findAllNamed(billIds, known).found, peopleSchema.parse(people));
}

/** The team of a stored bill; undefined without a tool, because only tools have a team. */
export function teamOf(text: string): number | undefined {
  const bill = readStoredBill(text);
  return hasTools(bill) ? bill.people : undefined;
}

/** The bill as the end of an address: '#bill=25,20,vps-growth,team-chat'. The second number is the length of the ids. */
export function billHash(bill: Bill): string {
  const ids = countedLines(bill).map(({ id }) => id);
  return BILL_HASH + [bill.people, lengthOf(ids), ...ids].join(',');
}

/** Tells a cut link, also where the rest of its last id is another id. */
const lengthOf = (ids: readonly string[]) => ids.join(',').length;

/** Reads the end of an address, also one that a mail or chat program has changed; null if it carries no bill. */
export function readBillHash(hash: string): ReadBill | null {
  const list = billOfHash(hash);
  if (list === undefined) return null;
  const [first = '', ...others] = listEntries(list);
  // A link that somebody typed may lack the number of people, the length, or both.
  const startsWithLine = findNamed(billIds, first) !== undefined;
  const people = readPeople(linkValue(first), billLimits);
  const length = readWholeNumber(others[0] ?? '');
  const ids = startsWithLine ? [first, ...others] : others.slice(length === undefined ? 0 : 1);
  const { found, unknown } = findAllNamed(billIds, ids.slice(0, MAX_ENTRIES));
  const isCut = length !== undefined && length !== lengthOf(found);
  const unread = [
    first === '' || startsWithLine || people ? '' : fillIn(linkTexts.people, { people: emptyBill.people }),
    isCut ? linkTexts.cut : countedText(unknown, linkTexts.line, linkTexts.lines),
    ids.length > MAX_ENTRIES ? fillIn(linkTexts.unread, { read: formatCount(MAX_ENTRIES) }) : '',
  ];
  return { bill: withLines(emptyBill, found, people), unread: unread.filter(Boolean).join(' ') };
}
