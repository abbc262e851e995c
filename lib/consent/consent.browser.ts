import { createConsent } from '@/lib/consent/consent';
import { browserClock } from '@/lib/platform/clock';
import { browserStore, watchStoredKeys } from '@/lib/platform/storage.browser';

/** The visitor's choice in this browser. The page has one store. */
export const browserConsent = createConsent({
  clock: browserClock,
  local: browserStore('localStorage'),
  isSignalOn,
  watchKeys: watchStoredKeys,
});

/** Whether the browser sends Global Privacy Control (https://w3c.github.io/gpc/). */
function isSignalOn(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}
