import { coversPath } from '@/lib/delivery/caching';
import type { DeliveryRules } from '@/lib/delivery/delivery-rules';
import type { Header } from '@/lib/delivery/headers';
import { SHARED } from '@/lib/delivery/resource-policy';

/** Headers for a path of one file, or for all below a path that ends in `/*`. */
export type HeaderRule = { path: string; headers: Header[] };

/** The table as rules, each path once. Where several match, all of them count, and of the same header the last. */
export function headerRules({ headers, caching, sharedPaths }: DeliveryRules): HeaderRule[] {
  const paths = new Set([...caching.map(({ path }) => path), ...sharedPaths]);
  const headersOf = (path: string) => [
    ...caching.flatMap((rule) => (rule.path === path ? [{ name: 'Cache-Control', value: rule.cacheControl }] : [])),
    ...(sharedPaths.includes(path) ? [SHARED] : []),
  ];
  return [{ path: '/*', headers: [...headers] }, ...[...paths].map((path) => ({ path, headers: headersOf(path) }))];
}

/** `_headers` as Netlify and Cloudflare Pages read it. Both revalidate by themselves whatever has no Cache-Control. */
export function headersFile(rules: DeliveryRules): string {
  // Cloudflare would join the two values, unless the first is taken back; Netlify passes over a line without a colon.
  const takenBack = (path: string, name: string) =>
    path !== '/*' && rules.headers.some((header) => header.name === name) ? `  ! ${name}\n` : '';
  const line = (path: string, { name, value }: Header) => {
    // A second line behind lib/config/address-schemas.ts: a line break would begin another header, or another rule.
    if (/\p{Cc}/u.test(value)) throw new Error(`_headers has one line for each header: ${value}`);
    return `${takenBack(path, name)}  ${name}: ${value}`;
  };
  return headerRules(rules)
    .map(({ path, headers }) => [path, ...headers.map((header) => line(path, header))].join('\n'))
    .join('\n\n')
    .concat('\n');
}

/** Reads what `headersFile` wrote, so that the preview sends what a host would. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push({ name, value });
    else if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

/** What is said with a path, each header once. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Header[] {
  const said = rules.filter((rule) => coversPath(rule.path, path)).flatMap((rule) => rule.headers);
  return [...new Map(said.map((header) => [header.name, header])).values()];
}
