import { coversPath } from '@/lib/delivery/caching';
import type { DeliveryRules } from '@/lib/delivery/delivery-rules';
import type { Header } from '@/lib/delivery/headers';

/** Headers for a path of one file, or for all below a path that ends in `/*`. */
export type HeaderRule = { path: string; headers: Header[] };

/** The table as rules. Where several match, all of them count, and no two say the same header. */
export function headerRules({ headers, caching }: DeliveryRules): HeaderRule[] {
  return [
    { path: '/*', headers: [...headers] },
    ...caching.map(({ path, cacheControl }) => ({ path, headers: [{ name: 'Cache-Control', value: cacheControl }] })),
  ];
}

/** `_headers` as Netlify and Cloudflare Pages read it. Both revalidate by themselves whatever has no Cache-Control. */
export function headersFile(rules: DeliveryRules): string {
  return headerRules(rules)
    .map(({ path, headers }) => [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`)].join('\n'))
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

/** What is said with a path. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Header[] {
  return rules.filter((rule) => coversPath(rule.path, path)).flatMap((rule) => rule.headers);
}
