import { redirects } from '@/content/redirects';
import type { PublicConfig } from '@/lib/config/public-config';
import { type CacheRule, cacheRules } from './caching';
import { type Header, securityHeaders } from './headers';
import { sharedPaths } from './resource-policy';

/** All that a host has to know beyond the files: what it says with each of them, and which paths lead elsewhere. */
export type DeliveryRules = {
  headers: readonly Header[];
  caching: readonly CacheRule[];
  /** What other sites may show, by paths as in `CacheRule`. */
  sharedPaths: readonly string[];
  redirects: readonly { from: string; to: string }[];
};

/** The one table that every host's configuration is written from (scripts/build/host-files/). */
export function deliveryRules(config: PublicConfig): DeliveryRules {
  return { headers: securityHeaders(config), caching: cacheRules, sharedPaths, redirects };
}
