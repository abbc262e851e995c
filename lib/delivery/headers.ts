import type { PublicConfig } from '@/lib/config/public-config';
import { contentSecurityPolicy } from './policy';

export type Header = { name: string; value: string };

/**
 * Browser features that no page uses, nor the embedded chat and calendar. Only names that browsers know, since they log others to
 * the console.
 */
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

/** For pages, scripts, styles, fonts and data, which only this site may load. */
export const SAME_ORIGIN: Header = { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' };

/** For `sharedPaths`, which any site may load. */
export const SHARED: Header = { name: SAME_ORIGIN.name, value: 'cross-origin' };

/** Pictures for other sites: the cards of link previews and the logo of the structured data. */
export const sharedPaths: readonly string[] = ['/icons/*', '/og/*'];

/** The headers of every response. Files of `sharedPaths` have another resource policy. */
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
