import { tabTrackingKeys } from '@/content/storage-keys';
import { browserConsent } from '@/lib/consent/consent.browser';
import { type TextStore, tabStore } from '@/lib/platform/text-store';
import { isRecord } from '@/lib/text/records';
import { type Attribution, readAttribution } from './attribution';

const KEY = tabTrackingKeys.attribution;

let loaded: Attribution | undefined;

/**
 * Where this visit began. Call it once as the page loads: links inside the site change the address without a page load,
 * and this module remembers the first one. Consent is asked for at each call, because it may come or go.
 */
export function visitAttribution(): Attribution {
  loaded ??= readAttribution(window.location.href, document.referrer);
  return rememberAttribution(loaded, { tabStore, isAllowed: browserConsent.current().status === 'accepted' });
}

/**
 * The attribution of this visit. With consent the tab keeps the first one through page loads; without it the page's own
 * is all there is, and what was kept goes.
 */
export function rememberAttribution(
  current: Attribution,
  { tabStore, isAllowed }: { tabStore: TextStore; isAllowed: boolean },
): Attribution {
  if (!isAllowed) {
    tabStore.remove(KEY);
    return current;
  }
  const kept = parse(tabStore.read(KEY));
  if (kept) return kept;
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
