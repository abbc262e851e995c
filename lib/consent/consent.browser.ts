import { createConsent } from '@/lib/consent/consent';
import { browserClock } from '@/lib/platform/clock';
import { browserStore, watchStoredKeys } from '@/lib/platform/storage.browser';

/** The visitor's choice in this browser. The page has one store. */
export const browserConsent = createConsent({
  clock: browserClock,
  local: browserStore('localStorage'),
  isSignalOn: () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
  watchKeys: watchStoredKeys,
});
