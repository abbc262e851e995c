import { ESCAPED_ANCHOR, MARKED_PAGE } from '@/lib/delivery/changed-paths';
import type { DeliveryRules } from '@/lib/delivery/delivery-rules';
import { SAME_ORIGIN, SHARED } from '@/lib/delivery/headers';

/** A path that may redirect: others could leave the site. */
const PLAIN = '[a-z0-9-]+(?:/[a-z0-9-]+)*';

const NOT_FOUND = { status: 404, dest: '/404.html' };

/**
 * For a prebuilt folder. Low-level routes, because the headers of the simpler properties also go with missing files: a
 * missing chunk would be kept for a year. Routes after `hit` apply only to files that are there.
 */
export function vercelSettings({ siteUrl, headers, caching, sharedPaths, redirects }: DeliveryRules) {
  // Vercel's own value is '*'. It can be replaced, not removed.
  const sharing = { name: 'Access-Control-Allow-Origin', value: siteUrl };
  const general = [...headers.filter(({ name }) => name !== SAME_ORIGIN.name), sharing];
  const shared = sharedPaths.map(pattern).join('|');
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    routes: [
      { src: '^/.*$', headers: Object.fromEntries(general.map(({ name, value }) => [name, value])), continue: true },
      { src: `^(?:${shared})$`, headers: { [SHARED.name]: SHARED.value }, continue: true },
      { src: `^(?!(?:${shared})$).*$`, headers: { [SAME_ORIGIN.name]: SAME_ORIGIN.value }, continue: true },
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
      ...caching.map(({ path, cacheControl }) => ({
        src: `^${pattern(path)}$`,
        headers: { 'Cache-Control': cacheControl },
        continue: true,
      })),
      { handle: 'error' },
      { src: '^/.*$', ...NOT_FOUND },
    ],
  };
}

/** The path of a rule as a regular expression. */
function pattern(path: string): string {
  return path.replaceAll('.', '\\.').replace(/\*$/, '.*');
}
