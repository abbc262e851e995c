import { browserClock } from './clock';

/**
 * Calls back once nothing has called it off for a while, or as soon as a link is pressed: whatever puts the settled state
 * into the address later than that would make Next's router drop the way to the next page. Returns how to call it off.
 */
export function settleAfter(delayMs: number, settle: () => void): () => void {
  const stop = () => {
    stopTimer();
    document.removeEventListener('click', onClick, { capture: true });
  };
  const finish = () => {
    stop();
    settle();
  };
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href]')) finish();
  };
  const stopTimer = browserClock.after(delayMs, finish);
  document.addEventListener('click', onClick, { capture: true });
  return stop;
}
