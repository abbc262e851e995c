import { closestTo, isPlainClick } from '@/lib/platform/events';

/** On 3G the runtime needs three to four seconds. One that takes longer than this has most likely failed. */
export const MAX_WAIT_MS = 10_000;

/** Matches request-opener.client.tsx until it is hydrated. Nothing matches without mail or once the runtime failed. */
const WAITING_OPENER = 'html:not([data-script="failed"]) .request-note[data-island="waiting"]';

/**
 * Holds a plain click on a link that opens a dialog until the opener is hydrated, and then clicks again. If the runtime fails
 * or is late, it also clicks again: the browser then follows the link. Returns a function that stops it.
 */
export function queueDialogClicks(): () => void {
  let held: HTMLElement | undefined;
  let waitTimer: ReturnType<typeof setTimeout> | undefined;
  let hasTime = true;
  const canWait = () => hasTime && document.querySelector(WAITING_OPENER) !== null;

  const forget = () => {
    clearTimeout(waitTimer);
    held?.removeAttribute('aria-busy');
    held = undefined;
  };
  const clickAgain = () => {
    const link = held;
    forget();
    link?.click();
  };

  const onClick = (event: MouseEvent) => {
    const link = closestTo<HTMLElement>(event, 'a[href]');
    if (!link || !isPlainClick(event)) return;
    // Only the last click counts.
    forget();
    if (!link.dataset.request || !canWait()) return;
    event.preventDefault();
    held = link;
    link.setAttribute('aria-busy', 'true');
    waitTimer = setTimeout(() => {
      hasTime = false;
      clickAgain();
    }, MAX_WAIT_MS);
  };
  document.addEventListener('click', onClick, true);

  const observer = new MutationObserver(() => {
    if (!canWait()) clickAgain();
  });
  observer.observe(document.documentElement, { subtree: true, attributeFilter: ['data-island', 'data-script'] });

  return () => {
    forget();
    document.removeEventListener('click', onClick, true);
    observer.disconnect();
  };
}
