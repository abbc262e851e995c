import { closestTo, isPlainClick } from '@/lib/platform/events';

/**
 * As long as a person waits for one thing. The runtime needs three to four seconds on 3G; one that takes longer than
 * this has most likely failed without a word, and the link's own page is small.
 */
export const PATIENCE_MS = 10_000;

/** The request opener (request-opener.tsx) where a page has it, mail is configured, and it does not listen yet. */
const OPENER_ON_ITS_WAY = 'html:not([data-script="failed"]) .request-note[data-island="waiting"]';

/**
 * A plain click on a link that asks for a dialog waits for the opener, so that the plan of its button is not lost. It is
 * made again when the opener listens; and also when the runtime failed or is too long on its way: then the link leads
 * where it always led. Returns stop.
 */
export function queueDialogClicks(): () => void {
  let asked: HTMLElement | undefined;
  let patience: number | undefined;
  let isPatient = true;
  const canWait = () => isPatient && document.querySelector(OPENER_ON_ITS_WAY) !== null;

  const forget = () => {
    clearTimeout(patience);
    asked?.removeAttribute('aria-busy');
    asked = undefined;
  };
  const clickAgain = () => {
    const link = asked;
    forget();
    link?.click();
  };

  const onClick = (event: MouseEvent) => {
    const link = closestTo<HTMLElement>(event, 'a[href]');
    if (!link || !isPlainClick(event)) return;
    // The link that was pressed last is the one that is wanted.
    forget();
    if (!link.dataset.request || !canWait()) return;
    event.preventDefault();
    asked = link;
    link.setAttribute('aria-busy', 'true');
    patience = window.setTimeout(() => {
      isPatient = false;
      clickAgain();
    }, PATIENCE_MS);
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
