import { browserClock } from '@/lib/platform/clock';
import { tabStore } from '@/lib/platform/storage.browser';
import { createSends } from './sends';

export const sends = createSends({
  store: tabStore,
  clock: browserClock,
  random: (count) => crypto.getRandomValues(new Uint8Array(count)),
});

// For as long as the page lives: it may be left when the form is gone.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', sends.leave);
  window.addEventListener('pageshow', ({ persisted }) => persisted && sends.comeBack());
}
