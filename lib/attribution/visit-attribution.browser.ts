import { type Attribution, readAttribution } from '@/lib/attribution/attribution';
import { rememberAttribution } from '@/lib/attribution/remember';
import { browserConsent } from '@/lib/consent/consent.browser';
import { tabStore } from '@/lib/platform/text-store';

let loaded: Attribution | undefined;

/**
 * Where this visit began. Call it once as the page loads: links inside the site change the address without a page load,
 * and this module remembers the first one. Consent is asked for at each call, because it may come or go.
 */
export function visitAttribution(): Attribution {
  loaded ??= readAttribution(window.location.href, document.referrer);
  return rememberAttribution(loaded, { tabStore, isAllowed: browserConsent.current().status === 'accepted' });
}
