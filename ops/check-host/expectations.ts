import type { IncomingHttpHeaders } from 'node:http';
import type { Header } from '@/lib/delivery/headers';
import type { Reply } from './ask';

/** What an answer lacks of these headers, a line each. */
export function missingHeaders(
  { headers }: Pick<Reply, 'headers'>,
  expected: readonly Header[],
  isSecure: boolean,
): string[] {
  return expected.flatMap(({ name, value }) => {
    // Browsers heed it over https alone, so a host may keep it to itself over http.
    if (name === 'Strict-Transport-Security' && !isSecure) return [];
    const received = headerOf(headers, name);
    const isSame = comparable(name, received, isSecure) === comparable(name, value, isSecure);
    return isSame ? [] : [`${name}: expected '${value}', received '${received}'`];
  });
}

/** The path and query to which an answer sends, if it sends for good and stays on the host. */
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

/** Names that mean the same. */
const SAME_TYPES: Record<string, string> = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
};

/** Hosts write one thing in different ways; what is left here must be equal. */
function comparable(name: string, value: string, isSecure: boolean): string {
  if (name === 'Content-Type') {
    const [type = '', charset = 'charset=utf-8'] = value.toLowerCase().split(/;\s*/);
    return `${SAME_TYPES[type] ?? type}; ${charset}`;
  }
  if (name === 'Cache-Control') return value.toLowerCase().split(/,\s*/).sort().join();
  // The preview cannot send a browser to https and leaves that directive out.
  return isSecure ? value : value.replace(/; upgrade-insecure-requests$/, '');
}
