import { tabTrackingKeys } from '@/content/storage-keys';
import type { TextStore } from '@/lib/platform/text-store';
import { isRecord } from '@/lib/text/records';
import type { Attribution } from './attribution';

const KEY = tabTrackingKeys.attribution;

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
