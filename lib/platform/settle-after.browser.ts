import { browserClock } from './clock';
import { closestTo } from './events';

/** Calls `settle` after a delay, or when a link is clicked: a later address would make Next's router drop the navigation. */
export function settleAfter(delayMs: number, settle: () => void): () => void {
  const stop = () => {
    stopTimer();
    document.removeEventListener('click', onClick, { capture: true });
  };
  const finish = () => {
    stop();
    settle();
  };
  const onClick = (event: Event) => {
    if (closestTo(event, 'a[href]')) finish();
  };
  const stopTimer = browserClock.after(delayMs, finish);
  document.addEventListener('click', onClick, { capture: true });
  return stop;
}
