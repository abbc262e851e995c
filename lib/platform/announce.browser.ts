import { browserClock } from './clock';

/** After this time the text is removed, so that nobody reads it at the end of the page later. */
const KEPT_MS = 10_000;

let forget = () => {};

/** Says one sentence in the live region that was there before (`<Announcer />`); an open dialog has its own. */
export function announce(sentence: string): void {
  const region =
    document.querySelector('dialog[open] [data-announcer]') ?? document.querySelector('[data-announcer]:not(dialog *)');
  if (!region) return;
  forget();
  region.textContent = sentence;
  forget = browserClock.after(KEPT_MS, () => region.replaceChildren());
}
