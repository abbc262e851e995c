import { billLabels } from '@/content/texts/bill-labels';
import { countedLines, isOnBill } from '@/lib/bill/bill';
import type { BillState } from '@/lib/bill/bill-session';
import { linesText } from '@/lib/bill/bill-words';

/** The receipt in the header. */
export const receiptButton = () => document.querySelector<HTMLElement>('[data-bill=""]');

/** Writes the state of the bill on the page's buttons and on the receipt in the header, which come from the server. */
export function markBill({ bill, view }: BillState): void {
  for (const button of document.querySelectorAll<HTMLElement>('.add')) {
    const isOn = isOnBill(bill, button.dataset.bill ?? '');
    button.toggleAttribute('data-on-bill', isOn);
    // In the same text node, and without `aria-pressed`: a reading cursor in a text that goes, or in a button that becomes a
    // toggle button, loses its place.
    const words = button.firstElementChild?.firstChild;
    if (words) words.nodeValue = isOn ? billLabels.added : billLabels.add;
  }
  const receipt = receiptButton();
  const count = countedLines(bill).length;
  receipt?.setAttribute('data-count', count > 0 ? String(count) : '');
  receipt?.setAttribute('aria-label', count > 0 ? `${billLabels.heading}, ${linesText(count)}` : billLabels.heading);
  receipt?.setAttribute('aria-expanded', String(view.status === 'open'));
}
