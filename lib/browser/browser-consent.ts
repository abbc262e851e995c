import { createConsent } from '@/lib/consent/consent';
import { browserClock } from './clock';
import { isPrivacySignalOn } from './privacy-signal';
import { browserStore, watchStoredKeys } from './storage';

/** The visitor's choice in this browser, one for the page. */
export const browserConsent = createConsent({
  clock: browserClock,
  local: browserStore('localStorage'),
  isSignalOn: isPrivacySignalOn,
  watchKeys: watchStoredKeys,
});
