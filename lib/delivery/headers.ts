import type { PublicConfig } from '@/lib/config/public-config';
import { contentSecurityPolicy } from './policy';

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
