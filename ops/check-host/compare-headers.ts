import type { IncomingHttpHeaders } from 'node:http';
import { type Header, LISTED } from '@/lib/delivery/headers';
import type { Reply } from '@/scripts/ask-host';

/** A missing file may be there after the next deployment, so nobody may keep its 404 for longer. */
const SHORT_S = 600;

/** The expected headers that are missing or different, and harmful ones that are not expected, one line each. */
export function headerProblems({ headers }: Pick<Reply, 'headers'>, expected: readonly Header[], base: string) {
  const isSecure = base.startsWith('https:');
  const problems = expected.flatMap(({ name, value }) => {
    // Browsers ignore it over http, so a host need not send it there.
    if (name === 'Strict-Transport-Security' && !isSecure) return [];
    const received = headerOf(headers, name);
    const isSame = comparable(name, received, isSecure) === comparable(name, value, isSecure);
    return isSame ? [] : [`${name}: expected '${value}', received '${received}'`];
  });
  const unexpected = HARMFUL.filter((name) => !expected.some((header) => header.name === name)).flatMap((name) => {
    const received = headerOf(headers, name);
    return comparable(name, received, isSecure) === '' ? [] : [`expected no ${name}, received '${received}'`];
  });
  return [...problems, ...unexpected];
}

/** Where none of them is expected, the first opens a file to other sites, and the second takes a page from search engines. */
const HARMFUL = ['Access-Control-Allow-Origin', 'X-Robots-Tag'];

/** A problem if caches may keep the answer for long. An answer without Cache-Control counts as short only if it may lack it. */
export function cacheProblems({ headers }: Pick<Reply, 'headers'>, mayLackIt: boolean): string[] {
  const value = headerOf(headers, 'cache-control');
  const seconds = Number(/max-age=(\d+)/.exec(value)?.[1] ?? Number.POSITIVE_INFINITY);
  const isShort =
    value === '' ? mayLackIt : /no-store|no-cache/.test(value) || (seconds <= SHORT_S && !value.includes('immutable'));
  return isShort ? [] : [`Cache-Control: expected ${SHORT_S} seconds at most, received '${value}'`];
}

export function headerOf(headers: IncomingHttpHeaders, name: string): string {
  return String(headers[name.toLowerCase()] ?? '');
}

/** Other names of the same type. */
const SAME_TYPES: Record<string, string> = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
};

/** The value in one notation: hosts write equal values differently. */
function comparable(name: string, value: string, isSecure: boolean): string {
  if (name === 'Content-Type') {
    const [type = '', charset = 'charset=utf-8'] = value.toLowerCase().split(/;\s*/);
    return `${SAME_TYPES[type] ?? type}; ${charset}`;
  }
  if (name === 'Cache-Control') return value.toLowerCase().split(/,\s*/).sort().join();
  if (name === LISTED.name && value === LISTED.value) return '';
  // The preview has no https and omits that directive.
  return isSecure ? value : value.replace(/; upgrade-insecure-requests$/, '');
}
