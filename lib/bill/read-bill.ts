import * as z from 'zod/mini';
import { memberLimits } from '@/content/tools';
import { readMembers } from '@/lib/calculator/members-scale';
import { type Bill, billItems, countedLines, emptyBill, withLines } from './bill';
import { BILL_HASH } from './bill-hash';

/** More entries than this are not read: a link of a person has a few dozen at most. */
const MAX_ENTRIES = 10_000;

/** A bill with what is known of it, and the number of entries that are not: old plans, or anything typed into a link. */
export type ReadBill = { bill: Bill; leftOut: number };

const idSchema = z.enum(billItems.map(({ id }) => id));
const peopleSchema = z.catch(z.int().check(z.minimum(memberLimits.min), z.maximum(memberLimits.max)), emptyBill.people);
const storedSchema = z.object({ people: z.unknown(), ids: z.array(z.unknown()) });

/** The bill as text for the tab's storage. */
export function storedText(bill: Bill): string {
  return JSON.stringify({ people: bill.people, ids: countedLines(bill).map(({ id }) => id) });
}

/** Reads the text of the tab's storage, which another version of the site may have written. */
export function readStoredBill(text: string | null): Bill {
  const stored = storedSchema.safeParse(parseJson(text ?? 'null'));
  return stored.success ? readParts(stored.data).bill : emptyBill;
}

/** The bill as the end of an address: '#bill=25,vps-growth,team-chat'. */
export function billHash(bill: Bill): string {
  return BILL_HASH + [bill.people, ...countedLines(bill).map(({ id }) => id)].join(',');
}

/** Reads the end of an address; null if it carries no bill. */
export function readBillHash(hash: string): ReadBill | null {
  if (!hash.startsWith(BILL_HASH)) return null;
  const entries = decoded(hash.slice(BILL_HASH.length)).split(',').filter(Boolean);
  const people = readMembers(entries[0] ?? '');
  return readParts({ people, ids: people === undefined ? entries : entries.slice(1) });
}

function readParts({ people, ids }: z.infer<typeof storedSchema>): ReadBill {
  const known = ids.slice(0, MAX_ENTRIES).flatMap((id) => {
    const parsed = idSchema.safeParse(id);
    return parsed.success ? parsed.data : [];
  });
  const bill = withLines(emptyBill, [...new Set(known)], peopleSchema.parse(people));
  return { bill, leftOut: ids.length - known.length };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Mail programs may encode the commas. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
