import { browserClock } from './clock';

/** After this time the text is removed, so that nobody reads it at the end of the page later. */
const KEPT_MS = 10_000;

let forget = () => {};

/**
 * Says one sentence to screen readers, in a live region that was in the page before: `<Announcer />`. A modal dialog hides the
 * page's region from them, so an open one has its own.
 */
export function announce(sentence: string): void {
  const region =
    document.querySelector('dialog[open] [data-announcer]') ?? document.querySelector('[data-announcer]:not(dialog *)');
  if (!region) return;
  forget();
  region.textContent = sentence;
  forget = browserClock.after(KEPT_MS, () => region.replaceChildren());
}
