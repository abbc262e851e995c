import type { PublicConfig } from '@/lib/config/public-config';
import { contentSecurityPolicy } from './policy';
import { OWN } from './resource-policy';

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
    OWN,
  ];
}
