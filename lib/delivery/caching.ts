/** How long browsers and CDNs may keep what lies under a path. */
export type CacheRule = {
  /** A path of one file, or one that ends in `/*` for everything below it. */
  path: string;
  cacheControl: string;
};

/** Pages and their payloads: kept, but never shown without asking whether they are still right. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** For files with their content's hash in their names: another content has another name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Read by machines, which may be some minutes late. */
const TEN_MINUTES = 'public, max-age=600';

/** Everything that differs from `REVALIDATE`. No path is matched by two rules: hosts disagree about who wins. */
export const cacheRules: readonly CacheRule[] = [
  { path: '/_next/static/*', cacheControl: IMMUTABLE },
  { path: '/blog-images/*', cacheControl: IMMUTABLE },
  { path: '/og/*', cacheControl: IMMUTABLE },
  { path: '/about/blogs/feed.json', cacheControl: TEN_MINUTES },
  { path: '/about/blogs/feed.xml', cacheControl: TEN_MINUTES },
  { path: '/robots.txt', cacheControl: TEN_MINUTES },
  { path: '/sitemap.xml', cacheControl: TEN_MINUTES },
];

/** Whether a rule's path, as in `CacheRule`, is about this one. */
export function coversPath(rulePath: string, path: string): boolean {
  return rulePath.endsWith('/*') ? path.startsWith(rulePath.slice(0, -1)) : path === rulePath;
}
