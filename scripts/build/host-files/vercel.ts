import { redirects } from '@/content/redirects';
import { cacheRules, pathPattern } from '@/lib/delivery/caching';
import { ESCAPED_ANCHOR, MARKED_PAGE } from '@/lib/delivery/changed-paths';
import {
  type DeliveryRules,
  type Header,
  listedPaths,
  SAME_ORIGIN,
  SHARED,
  sharedPaths,
  UNLISTED,
  unlistedPaths,
} from '@/lib/delivery/headers';

/** A path that may redirect: others could leave the site. */
const PLAIN = '[a-z0-9-]+(?:/[a-z0-9-]+)*';

const NOT_FOUND = { status: 404, dest: '/404.html' };

/** Low-level routes: simpler properties also give missing files headers. After `hit` come those for files that are there. */
export function vercelSettings({ siteUrl, headers }: DeliveryRules) {
  // Vercel's own value is '*'. It can be replaced, not removed.
  const ownSharing = { name: 'Access-Control-Allow-Origin', value: siteUrl };
  const general = headers.filter(({ name }) => name !== SAME_ORIGIN.name);
  const [shared, listed, unlisted] = [sharedPaths, listedPaths, unlistedPaths].map(anyOf);
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    routes: [
      // Each header of a path comes from one route.
      { src: '^/.*$', headers: byName(general), continue: true },
      { src: `^${shared}$`, headers: byName(SHARED), continue: true },
      { src: `^(?!${shared}$).*$`, headers: byName([SAME_ORIGIN, ownSharing]), continue: true },
      { src: `^(?!${listed}$)${unlisted}$`, headers: byName([UNLISTED]), continue: true },
      ...redirects.map(({ from, to }) => ({ src: `^${from}(?:\\.html|/)?$`, headers: { Location: to }, status: 301 })),
      // Each page has one address.
      { src: '^/index(?:\\.html)?/?$', headers: { Location: '/' }, status: 308 },
      { src: `^/(${PLAIN})/index(?:\\.html)?/?$`, headers: { Location: '/$1' }, status: 308 },
      { src: `^/(${PLAIN})(?:\\.html/?|/)$`, headers: { Location: '/$1' }, status: 308 },
      { src: '^.*(?://|%2[Ff]).*$', ...NOT_FOUND },
      // Marks of the sentence around a link, and an escaped '#'.
      { src: MARKED_PAGE, headers: { Location: '$1' }, status: 308 },
      { src: ESCAPED_ANCHOR, headers: { Location: '$1#$2' }, status: 308 },
      // The not-found page has no address, and neither have files for hosts and compressed copies.
      { src: '^/(?:404|_headers|_redirects|.*\\.(?:br|gz))$', ...NOT_FOUND },
      { handle: 'filesystem' },
      { src: `^/(${PLAIN})$`, dest: '/$1.html', check: true },
      { handle: 'hit' },
      ...cacheRules.map(({ path, cacheControl }) => ({
        src: `^${pathPattern(path)}$`,
        headers: { 'Cache-Control': cacheControl },
        continue: true,
      })),
      { handle: 'error' },
      { src: '^/.*$', ...NOT_FOUND },
    ],
  };
}

function byName(headers: readonly Header[]) {
  return Object.fromEntries(headers.map(({ name, value }) => [name, value]));
}

function anyOf(paths: readonly string[]): string {
  return `(?:${paths.map(pathPattern).join('|')})`;
}
