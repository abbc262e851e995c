import { cacheRules, coversPath } from '@/lib/delivery/caching';
import {
  type DeliveryRules,
  type Header,
  LISTED,
  listedPaths,
  SHARED,
  sharedPaths,
  UNLISTED,
  unlistedPaths,
} from '@/lib/delivery/headers';

/** Headers for a path, which may hold `*`, as in `CacheRule`. */
export type HeaderRule = { path: string; headers: Header[] };

/** The headers as rules, each path once. If several rules match, all apply; the last one wins for the same header. */
export function headerRules(rules: DeliveryRules): HeaderRule[] {
  const stated: HeaderRule[] = [
    { path: '/*', headers: [...rules.headers] },
    ...unlistedPaths.map((path) => ({ path, headers: [UNLISTED] })),
    ...listedPaths.map((path) => ({ path, headers: [LISTED] })),
    ...cacheRules.map(({ path, cacheControl }) => ({
      path,
      headers: [{ name: 'Cache-Control', value: cacheControl }],
    })),
    ...sharedPaths.map((path) => ({ path, headers: [...SHARED] })),
  ];
  const paths = [...new Set(stated.map(({ path }) => path))];
  return paths.map((path) => ({
    path,
    headers: stated.filter((rule) => rule.path === path).flatMap(({ headers }) => headers),
  }));
}

/** Removes the `*` that Cloudflare Pages sends by default. */
const NOT_SHARED = '  ! Access-Control-Allow-Origin';

/** `_headers` for Netlify and Cloudflare Pages. Both revalidate files without Cache-Control, so pages need no rule. */
export function headersFile(rules: DeliveryRules): string {
  const all = headerRules(rules);
  const line = (index: number, path: string, { name, value }: Header) => {
    // A second guard after lib/config/setting-schemas.ts: a line break would start another header or rule.
    if (/\p{Cc}/u.test(value)) throw new Error(`_headers has one line for each header: ${value}`);
    // Cloudflare joins both values unless the first is removed with `!`; Netlify ignores a line without a colon.
    const isJoined = all
      .slice(0, index)
      .some((rule) => coversPath(rule.path, path) && rule.headers.some((earlier) => earlier.name === name));
    const removed = isJoined ? `  ! ${name}\n` : '';
    return `${removed}  ${name}: ${value}`;
  };
  return all
    .map(({ path, headers }, index) =>
      [path, ...(path === '/*' ? [NOT_SHARED] : []), ...headers.map((header) => line(index, path, header))].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/** Reads a file that `headersFile` wrote, so that the preview sends the headers that a host sends. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push({ name, value });
    else if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

/** The headers of a path, each once. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Header[] {
  const matching = rules.filter((rule) => coversPath(rule.path, path)).flatMap((rule) => rule.headers);
  return [...new Map(matching.map((header) => [header.name, header])).values()];
}
