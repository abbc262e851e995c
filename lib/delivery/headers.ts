import type { PublicConfig } from '@/lib/config/public-config';
import { contentSecurityPolicy } from './policy';
import { OWN } from './resource-policy';

export type Header = { name: string; value: string };

/**
 * What a page has no use for. Whatever is embedded (chat, calendar) has none of it either. Only names that browsers
 * know: for others they complain in the console.
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

/** A year. Without includeSubDomains: blog and chat may live on subdomains that are not ours to promise for. */
const TRANSPORT = 'max-age=31536000';

/** The headers of every answer, whatever it is; only the resource policy is another with `sharedPaths`. */
export function securityHeaders(config: PublicConfig): Header[] {
  const isSecure = config.siteUrl.startsWith('https:');
  return [
    { name: 'Content-Security-Policy', value: contentSecurityPolicy(config) },
    ...(isSecure ? [{ name: 'Strict-Transport-Security', value: TRANSPORT }] : []),
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'Permissions-Policy', value: UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ') },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    OWN,
  ];
}
