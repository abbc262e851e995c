import { tabTrackingKeys } from '@/content/storage-keys';
import { browserConsent } from '@/lib/consent/consent.browser';
import { type TextStore, tabStore } from '@/lib/platform/text-store';
import { isRecord } from '@/lib/text/records';
import { type Attribution, readAttribution } from './attribution';

const KEY = tabTrackingKeys.attribution;

let firstPage: Attribution | undefined;

/**
 * Where this visit began. The first call must come when the page loads, because soft navigations change the address: this
 * module keeps the first one. Consent is read at each call, because it may change.
 */
export function visitAttribution(): Attribution {
  firstPage ??= readAttribution(window.location.href, document.referrer);
  return rememberAttribution(firstPage, { tabStore, isAllowed: browserConsent.current().status === 'accepted' });
}

/**
 * With consent, the tab's storage holds the first attribution across page loads. Without consent the stored one is deleted,
 * and that of the current page load is returned.
 */
export function rememberAttribution(
  current: Attribution,
  { tabStore, isAllowed }: { tabStore: TextStore; isAllowed: boolean },
): Attribution {
  if (!isAllowed) {
    tabStore.remove(KEY);
    return current;
  }
  const stored = parse(tabStore.read(KEY));
  if (stored) return stored;
  tabStore.write(KEY, JSON.stringify(current));
  return current;
}

function parse(text: string | null): Attribution | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isAttribution(value) ? value : null;
  } catch {
    return null;
  }
}

function isAttribution(value: unknown): value is Attribution {
  if (!isRecord(value) || !isRecord(value.utm)) return false;
  return (
    typeof value.landingPage === 'string' &&
    (value.referrer === null || typeof value.referrer === 'string') &&
    Object.values(value.utm).every((each) => typeof each === 'string')
  );
}
