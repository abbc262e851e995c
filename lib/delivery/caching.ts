/** How long browsers and CDNs may cache the files under a path. */
type CacheRule = {
  /** The path of a file, or one with `*` for any part of it: `/og/*`, `/*.txt`. */
  path: string;
  cacheControl: string;
};

/** For pages and their payloads: cached, and revalidated at every use. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** For files with a hash of their content in the name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For files that programs poll. */
const TEN_MINUTES = 'public, max-age=600';

/** The exceptions to `REVALIDATE`. No path matches two rules, because hosts disagree about their order. */
export const cacheRules: readonly CacheRule[] = [
  { path: '/_next/static/*', cacheControl: IMMUTABLE },
  { path: '/blog-images/*', cacheControl: IMMUTABLE },
  { path: '/drawings/*', cacheControl: IMMUTABLE },
  { path: '/og/*', cacheControl: IMMUTABLE },
  { path: '/about/blogs/feed.xml', cacheControl: TEN_MINUTES },
  { path: '/robots.txt', cacheControl: TEN_MINUTES },
  { path: '/sitemap.xml', cacheControl: TEN_MINUTES },
  // Says what is live now.
  { path: '/status.json', cacheControl: 'no-store' },
];

/** Whether the path of a rule covers a path. */
export function coversPath(rulePath: string, path: string): boolean {
  return new RegExp(`^${pathPattern(rulePath)}$`).test(path);
}

/** The path of a rule as the text of a regular expression, without its ends. */
export function pathPattern(rulePath: string): string {
  return rulePath.replaceAll('.', '\\.').replaceAll('*', '.*');
}
