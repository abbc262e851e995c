import type { PublicConfig } from '@/lib/config/public-config';
import { vendorSources } from '@/lib/config/vendors';

export type Header = { name: string; value: string };

/** What no page uses, nor chat and calendar. Only names that browsers know, since they log others to the console. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** A year. Without includeSubDomains, because blog and chat may be on subdomains without https. */
const TRANSPORT = 'max-age=31536000';

/** For pages and their data, which only this site may load. */
export const SAME_ORIGIN: Header = { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' };

/** For `sharedPaths`, which any site may load. Browsers ask for fonts with CORS, wherever the page is. */
export const SHARED: readonly Header[] = [
  { name: SAME_ORIGIN.name, value: 'cross-origin' },
  { name: 'Access-Control-Allow-Origin', value: '*' },
];

/** What other sites show: cards of link previews, the logo, and whole pages in a translator. */
export const sharedPaths: readonly string[] = [
  '/_next/static/*',
  '/blog-images/*',
  '/drawings/*',
  '/icons/*',
  '/og/*',
  '/favicon.ico',
  '/icon.svg',
];

/** For `unlistedPaths`, which no search engine shows. */
export const UNLISTED: Header = { name: 'X-Robots-Tag', value: 'noindex' };

/** What pages load as data: next to each page Next exports several payloads, which are the page's text without its look. */
export const unlistedPaths: readonly string[] = ['/*.json', '/*.txt'];

/** For `listedPaths`. Search engines take a file without the header for the same. */
export const LISTED: Header = { name: UNLISTED.name, value: 'all' };

/** The exceptions of `unlistedPaths`: what is written for crawlers. */
export const listedPaths: readonly string[] = ['/llms.txt', '/robots.txt'];

/** What depends on the settings in the configuration of every host (scripts/build/host-files/). */
export type DeliveryRules = { siteUrl: string; headers: readonly Header[] };

export function deliveryRules(config: PublicConfig): DeliveryRules {
  return { siteUrl: config.siteUrl, headers: securityHeaders(config) };
}

/** The headers of every response. Some paths have others, or more. */
export function securityHeaders(config: PublicConfig): Header[] {
  const isSecure = config.siteUrl.startsWith('https:');
  return [
    { name: 'Content-Security-Policy', value: contentSecurityPolicy(config) },
    ...(isSecure ? [{ name: 'Strict-Transport-Security', value: TRANSPORT }] : []),
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'Permissions-Policy', value: UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ') },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    SAME_ORIGIN,
  ];
}

/** The one policy of all pages, because a soft navigation keeps that of the first page. It allows the configured services alone. */
export function contentSecurityPolicy(config: PublicConfig): string {
  const { blog, mail, visits, loginUrl, siteUrl } = config;
  const asked = origins(blog?.url, mail?.origin, visits?.webhookUrl, visits?.geolocationUrl, loginUrl);
  const directives: Directive[] = [
    ['default-src', NONE],
    ['script-src', SELF],
    // Sections have their styles in the page, and drawings have style attributes. Styles execute nothing.
    ['style-src', SELF, "'unsafe-inline'"],
    ['img-src', SELF, 'data:'],
    ['font-src', SELF],
    ['connect-src', SELF, ...asked],
    ['frame-src', NONE],
    ['manifest-src', SELF],
    ['worker-src', NONE],
    ['object-src', NONE],
    // Scripts send the forms. A form sent by the browser would put the typed text into the address.
    ['form-action', NONE],
    ['base-uri', NONE],
    ['frame-ancestors', NONE],
    // Strings become code or markup only through the policy of lib/before-hydration/trusted-types.browser.ts.
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
    ...(siteUrl.startsWith('https:') ? [['upgrade-insecure-requests'] as const] : []),
  ];
  const policy = new Map(directives.map(([name, ...values]) => [name, values]));
  for (const [name, source] of vendorSources(config)) {
    const others = policy.get(name)?.filter((value) => value !== NONE && value !== source) ?? [];
    policy.set(name, [...others, source]);
  }
  return [...policy].map(([name, values]) => [name, ...values].map(onePart).join(' ')).join('; ');
}

type Directive = readonly [name: string, ...values: string[]];

const NONE = "'none'";
const SELF = "'self'";

/** Refuses characters that end a source or a directive. lib/config/setting-schemas.ts refuses them first. */
function onePart(part: string): string {
  if (/[\s;,]/.test(part)) throw new Error(`Content-Security-Policy: '${part}' is not one source`);
  return part;
}

/** The unique origins of addresses, in the same order, without services that are off. */
function origins(...addresses: (string | null | undefined)[]): string[] {
  return [...new Set(addresses.flatMap((address) => (address ? new URL(address).origin : [])))];
}
