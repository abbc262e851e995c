import { redirects } from '@/content/redirects';
import type { PublicConfig } from '@/lib/config/public-config';
import { type CacheRule, cacheRules } from './caching';
import { type Header, securityHeaders } from './headers';

/** All that a host has to know beyond the files: what it says with each of them, and which paths lead elsewhere. */
export type DeliveryRules = {
  headers: readonly Header[];
  caching: readonly CacheRule[];
  redirects: readonly { from: string; to: string }[];
};

/** The one table that every host's configuration is written from (scripts/deploy/). */
export function deliveryRules(config: PublicConfig): DeliveryRules {
  return { headers: securityHeaders(config), caching: cacheRules, redirects };
}
