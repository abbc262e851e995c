/** Where a visit began: what sales wants to know of a lead. */
export type Attribution = {
  /** Path of the first page. */
  landingPage: string;
  /** The page that led here, without its query; null where the visitor came directly or it is not known. */
  referrer: string | null;
  utm: Readonly<Record<string, string>>;
};

const UTM = /^utm_[a-z_]{1,20}$/;

/** More would be a stuffed address, not a campaign. */
const MAX_UTM = 8;
const LONGEST_VALUE = 150;

/**
 * Reads it from the address and the referrer of the page that was loaded.
 *
 * A referrer of this site means that the visitor went on by a whole page load: the landing page then is that page, whose
 * address still holds its campaign, and what led there is not known.
 */
export function readAttribution(address: string, referrer: string): Attribution {
  const here = new URL(address);
  const before = URL.canParse(referrer) ? new URL(referrer) : null;
  if (before?.origin === here.origin) {
    return { landingPage: before.pathname, referrer: null, utm: { ...utmOf(before), ...utmOf(here) } };
  }
  return {
    landingPage: here.pathname,
    referrer: before ? withoutQuery(before) : null,
    utm: utmOf(here),
  };
}

/** An app's address ('android-app://com.example.mail/') has no origin to be told by. */
function withoutQuery({ protocol, host, pathname }: URL): string {
  return `${protocol}//${host}${pathname}`;
}

function utmOf({ searchParams }: URL): Record<string, string> {
  const named = [...searchParams].filter(([name, value]) => UTM.test(name) && value.trim() !== '');
  return Object.fromEntries(named.slice(0, MAX_UTM).map(([name, value]) => [name, value.slice(0, LONGEST_VALUE)]));
}

/** The booking page's address with the attribution in its query, in the names that the scheduling service keeps. */
export function withAttribution(address: string, { landingPage, referrer, utm }: Attribution): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(bookingParameters({ landingPage, referrer, utm }))) {
    url.searchParams.set(name, value);
  }
  return url.href;
}

/** The same for the calendar inside the page, which takes them as its configuration. */
export function bookingParameters({ landingPage, referrer, utm }: Attribution): Record<string, string> {
  return {
    ...utm,
    'metadata[landing_page]': landingPage,
    ...(referrer ? { 'metadata[referrer]': referrer } : {}),
  };
}
