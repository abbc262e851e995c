import { billLabels } from '@/content/texts/bill-labels';
import { countedLines, isOnBill } from '@/lib/bill/bill';
import type { BillState } from '@/lib/bill/bill-session';
import { linesText } from '@/lib/bill/bill-words';

/** The receipt in the header: the first on the page of the buttons that open the bill. */
export const receiptButton = () => document.querySelector<HTMLElement>('[data-bill=""]');

/** Writes the state of the bill on the page's buttons and on the receipt in the header, which are in the HTML. */
export function markBill({ bill, view }: BillState): void {
  for (const button of document.querySelectorAll<HTMLElement>('.add')) {
    const isOn = isOnBill(bill, button.dataset.bill ?? '');
    button.toggleAttribute('data-on-bill', isOn);
    // Changes the text node, or what a translator has put in its place, and sets no `aria-pressed`: a screen reader loses its
    // place when a text node is replaced or a button becomes a toggle.
    const words = button.firstElementChild?.firstChild;
    if (words) words.textContent = isOn ? billLabels.added : billLabels.add;
  }
  const receipt = receiptButton();
  const count = countedLines(bill).length;
  receipt?.setAttribute('data-count', count > 0 ? String(count) : '');
  receipt?.setAttribute('aria-label', count > 0 ? `${billLabels.heading}, ${linesText(count)}` : billLabels.heading);
  receipt?.setAttribute('aria-expanded', String(view.status === 'open'));
}
