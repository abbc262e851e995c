import type { IncomingHttpHeaders } from 'node:http';
import type { Header } from '@/lib/delivery/headers';
import type { Reply } from '@/scripts/ask-host';

/** The expected headers that are missing or different, one line each. */
export function missingHeaders(
  { headers }: Pick<Reply, 'headers'>,
  expected: readonly Header[],
  isSecure: boolean,
): string[] {
  return expected.flatMap(({ name, value }) => {
    // Browsers ignore it over http, so a host need not send it there.
    if (name === 'Strict-Transport-Security' && !isSecure) return [];
    const received = headerOf(headers, name);
    const isSame = comparable(name, received, isSecure) === comparable(name, value, isSecure);
    return isSame ? [] : [`${name}: expected '${value}', received '${received}'`];
  });
}

/** The target of a permanent redirect on the same host, as path and query; undefined for any other answer. */
export function redirectTarget(
  { status, headers }: Pick<Reply, 'status' | 'headers'>,
  base: string,
): string | undefined {
  if ((status !== 301 && status !== 308) || headers.location === undefined) return undefined;
  const { origin, pathname, search } = new URL(headers.location, base);
  return origin === new URL(base).origin ? pathname + search : undefined;
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
  // The preview has no https and omits that directive.
  return isSecure ? value : value.replace(/; upgrade-insecure-requests$/, '');
}
