import { redirects } from '@/content/redirects';
import type { PublicConfig } from '@/lib/config/public-config';
import { type CacheRule, cacheRules } from './caching';
import { type Header, listedPaths, securityHeaders, sharedPaths, unlistedPaths } from './headers';

/** The settings of a host: headers, caching and redirects. */
export type DeliveryRules = {
  /** Without a trailing slash. */
  siteUrl: string;
  headers: readonly Header[];
  caching: readonly CacheRule[];
  /** Files that other sites may embed, by paths as in `CacheRule`. */
  sharedPaths: readonly string[];
  /** Files that search engines must not show, without the exceptions in `listedPaths`. */
  unlistedPaths: readonly string[];
  listedPaths: readonly string[];
  redirects: readonly { from: string; to: string }[];
};

/** The rules from which the configuration of every host is written (scripts/build/host-files/). */
export function deliveryRules(config: PublicConfig): DeliveryRules {
  return {
    siteUrl: config.siteUrl,
    headers: securityHeaders(config),
    caching: cacheRules,
    sharedPaths,
    unlistedPaths,
    listedPaths,
    redirects,
  };
}
