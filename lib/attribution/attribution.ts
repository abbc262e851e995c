import { repairQuery } from '@/lib/platform/link-query';

/** Where a visit began. Requests carry it, so that sales knows which page or campaign brought a lead. */
export type Attribution = {
  landingPage: string;
  /** The page with the link to the site, without its query; null if the visitor came directly or it is unknown. */
  referrer: string | null;
  utm: Readonly<Record<string, string>>;
};

const UTM = /^utm_[a-z_]{1,20}$/;

/** No real campaign has more or longer parameters. */
const MAX_UTM = 8;
const MAX_VALUE_CHARACTERS = 150;

/** Reads the attribution of a loaded page. A referrer of this site counts as the landing page; its own referrer is unknown. */
export function readAttribution(address: string, referrer: string): Attribution {
  const here = new URL(address);
  const before = URL.canParse(referrer) ? new URL(referrer) : null;
  if (before?.origin === here.origin) {
    return { landingPage: before.pathname, referrer: null, utm: { ...readUtm(before), ...readUtm(here) } };
  }
  // Not by `origin`, which is 'null' for the address of an app ('android-app://com.example.mail/').
  const referringPage = before && `${before.protocol}//${before.host}${before.pathname}`;
  return { landingPage: here.pathname, referrer: referringPage, utm: readUtm(here) };
}

function readUtm({ search }: URL): Record<string, string> {
  const utm = [...new URLSearchParams(repairQuery(search))]
    .filter(([name, value]) => UTM.test(name) && value.trim() !== '')
    .slice(0, MAX_UTM);
  return Object.fromEntries(utm.map(([name, value]) => [name, value.slice(0, MAX_VALUE_CHARACTERS)]));
}

/** The booking page's address with the attribution in its query, under names that the scheduling service stores. */
export function withAttribution(address: string, attribution: Attribution): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(bookingParameters(attribution))) url.searchParams.set(name, value);
  return url.href;
}

/** The same parameters for the embedded calendar, which takes them in its configuration. */
export function bookingParameters({ landingPage, referrer, utm }: Attribution): Record<string, string> {
  return {
    ...utm,
    'metadata[landing_page]': landingPage,
    ...(referrer ? { 'metadata[referrer]': referrer } : {}),
  };
}
