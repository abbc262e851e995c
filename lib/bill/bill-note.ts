import { billKey } from '@/content/storage-keys';
import type { TextStore } from '@/lib/platform/text-store';
import { billLine, linesText, sumsText } from './bill-words';
import { priceBill } from './price-bill';
import { readStoredBill } from './read-bill';

/** The bill for another request: `line` for its mail, `summary` for the visitor. */
export type BillNote = { line: string; summary: string };

/** The bill of this tab; null if it has no line. */
export function readBillNote(store: Pick<TextStore, 'read'>): BillNote | null {
  const bill = readStoredBill(store.read(billKey));
  const count = bill.lines.length;
  return count > 0 ? { line: billLine(bill), summary: `${linesText(count)}. ${sumsText(priceBill(bill))}` } : null;
}
