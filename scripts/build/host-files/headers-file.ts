import { coversPath } from '@/lib/delivery/caching';
import type { DeliveryRules } from '@/lib/delivery/delivery-rules';
import { type Header, SHARED } from '@/lib/delivery/headers';

/** Headers for a path of one file, or for all below a path that ends in `/*`. */
export type HeaderRule = { path: string; headers: Header[] };

/** The headers as rules, each path once. If several rules match, all apply; the last one wins for the same header. */
export function headerRules({ headers, caching, sharedPaths }: DeliveryRules): HeaderRule[] {
  const paths = new Set([...caching.map(({ path }) => path), ...sharedPaths]);
  const headersOf = (path: string) => [
    ...caching.flatMap((rule) => (rule.path === path ? [{ name: 'Cache-Control', value: rule.cacheControl }] : [])),
    ...(sharedPaths.includes(path) ? [SHARED] : []),
  ];
  return [{ path: '/*', headers: [...headers] }, ...[...paths].map((path) => ({ path, headers: headersOf(path) }))];
}

/** Removes the `*` that Cloudflare Pages sends by default. */
const NOT_SHARED = '  ! Access-Control-Allow-Origin';

/** `_headers` for Netlify and Cloudflare Pages. Both revalidate files without Cache-Control by default. */
export function headersFile(rules: DeliveryRules): string {
  const generalNames = rules.headers.map(({ name }) => name);
  const line = (path: string, { name, value }: Header) => {
    // In addition to lib/config/address-schemas.ts: a line break would start another header or rule.
    if (/\p{Cc}/u.test(value)) throw new Error(`_headers has one line for each header: ${value}`);
    // Cloudflare joins both values unless the first is removed with `!`; Netlify ignores a line without a colon.
    const removed = path !== '/*' && generalNames.includes(name) ? `  ! ${name}\n` : '';
    return `${removed}  ${name}: ${value}`;
  };
  return headerRules(rules)
    .map(({ path, headers }) =>
      [path, ...(path === '/*' ? [NOT_SHARED] : []), ...headers.map((header) => line(path, header))].join('\n'),
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
  const said = rules.filter((rule) => coversPath(rule.path, path)).flatMap((rule) => rule.headers);
  return [...new Map(said.map((header) => [header.name, header])).values()];
}
