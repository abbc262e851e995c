import { tabTrackingKeys } from '@/content/storage-keys';
import { browserConsent } from '@/lib/consent/consent.browser';
import { readJson, type TextStore, tabStore } from '@/lib/platform/storage.browser';
import { isRecord } from '@/lib/text/records';
import { type Attribution, readAttribution } from './attribution';

const KEY = tabTrackingKeys.attribution;

let firstPage: Attribution | undefined;

/** Where this visit began. The first call must come when the page loads, because soft navigations change the address. */
export function visitAttribution(): Attribution {
  firstPage ??= readAttribution(window.location.href, document.referrer);
  return rememberAttribution(firstPage, { tabStore, isAllowed: browserConsent.current().status === 'accepted' });
}

/** With consent, the tab's storage holds the first attribution across page loads. Without consent it is deleted. */
export function rememberAttribution(
  current: Attribution,
  { tabStore, isAllowed }: { tabStore: TextStore; isAllowed: boolean },
): Attribution {
  if (!isAllowed) {
    tabStore.remove(KEY);
    return current;
  }
  const stored = readJson(tabStore, KEY);
  if (isAttribution(stored)) return stored;
  tabStore.write(KEY, JSON.stringify(current));
  return current;
}

function isAttribution(value: unknown): value is Attribution {
  if (!isRecord(value) || !isRecord(value.utm)) return false;
  const { landingPage, referrer, utm } = value;
  return [landingPage, referrer === null ? '' : referrer, ...Object.values(utm)].every(
    (text) => typeof text === 'string',
  );
}
