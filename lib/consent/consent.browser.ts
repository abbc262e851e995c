import { createConsent } from '@/lib/consent/consent';
import { browserClock } from '@/lib/platform/clock';
import { browserStore, watchStoredKeys } from '@/lib/platform/storage.browser';
import { isPrivacySignalOn } from './privacy-signal.browser';

/** The visitor's choice in this browser, one for the page. */
export const browserConsent = createConsent({
  clock: browserClock,
  local: browserStore('localStorage'),
  isSignalOn: isPrivacySignalOn,
  watchKeys: watchStoredKeys,
});
