import type { IncomingHttpHeaders } from 'node:http';
import { REVALIDATE } from '@/lib/delivery/caching';
import { contentTypeOf } from '@/lib/delivery/content-types';
import type { Header } from '@/lib/delivery/headers';
import type { Ask, Reply } from '@/scripts/ask-host';
import { type HeaderRule, headersFor } from '@/scripts/build/host-files/headers-file';

/** A host to check, and the headers it should send. */
export type Host = {
  /** Without a last slash. */
  base: string;
  ask: Ask;
  rules: readonly HeaderRule[];
};

/** Asks for a path. Resolves to the problems of the answers, one line each. */
export type Probe = (host: Host, path: string) => Promise<string[]>;

/** Smaller answers may be sent uncompressed. */
const MIN_COMPRESSED_BYTES = 1500;

/** A file of the export at its address: status, headers, compression and revalidation. */
export const probeFile =
  (file: string): Probe =>
  async ({ base, ask, rules }, path) => {
    const reply = await ask(path);
    if (reply.status !== 200) return [`expected status 200, received ${reply.status}`];
    const { type, isText } = contentTypeOf(file);
    const expected = [
      { name: 'Cache-Control', value: REVALIDATE },
      { name: 'Content-Type', value: type },
      ...headersFor(path, rules),
    ];
    // A path's own Cache-Control replaces the general one.
    const last = new Map(expected.map((header) => [header.name, header]));
    return [
      ...missingHeaders(reply, [...last.values()], base),
      ...(await compression(ask, path, reply, isText)),
      ...(await revalidation(ask, path, reply)),
    ];
  };

/** A missing file: status 404, the not-found page and the security headers. */
export const probeMissing: Probe = async ({ base, ask, rules }, path) => {
  const reply = await ask(path);
  const isPage = reply.body.toString().includes('Page Not Found');
  return [
    ...missingHeaders(reply, headersFor('/', rules), base),
    ...(reply.status === 404 ? [] : [`expected status 404, received ${reply.status}`]),
    ...(isPage ? [] : ['expected the not-found page']),
  ];
};

/** A path that redirects to another path of the same host, permanently. */
export const probeRedirect =
  (target: string): Probe =>
  async ({ base, ask }, path) => {
    const { status, headers } = await ask(path);
    const isPermanent = status === 301 || status === 308;
    if (isPermanent && new URL(headers.location ?? '', base).href === new URL(target, base).href) return [];
    return [`expected 301 or 308 to ${target}, received ${status}${headers.location ? ` to ${headers.location}` : ''}`];
  };

/** A path that a careless redirect turns into another host or into a header. */
export const probeOpenRedirect: Probe = async ({ base, ask }, path) => {
  const { headers } = await ask(path);
  const { origin } = new URL(headers.location ?? '/', base);
  const isOpen = origin !== new URL(base).origin || headers['set-cookie'] !== undefined;
  return isOpen ? [`expected to stay on the site, received ${headers.location}`] : [];
};

async function compression(ask: Ask, path: string, { headers, body }: Reply, isText: boolean): Promise<string[]> {
  const compressed = await ask(path, { 'accept-encoding': 'gzip' });
  const encoding = headerOf(compressed.headers, 'content-encoding');
  if (headerOf(headers, 'content-encoding') !== '') return ['expected no compression without being asked'];
  if (!isText) return encoding === '' ? [] : [`expected no compression, received '${encoding}'`];
  if (body.length < MIN_COMPRESSED_BYTES) return [];
  const isVaried = /accept-encoding/i.test(headerOf(compressed.headers, 'vary'));
  return [
    ...(encoding === 'gzip' ? [] : [`expected gzip when asked for it, received '${encoding}'`]),
    ...(isVaried ? [] : ["expected 'vary: accept-encoding'"]),
  ];
}

/** A browser that has the file in its cache gets 304. */
async function revalidation(ask: Ask, path: string, { headers }: Reply): Promise<string[]> {
  const etag = headerOf(headers, 'etag');
  if (etag === '') return ['expected an etag'];
  const { status } = await ask(path, { 'if-none-match': etag });
  return status === 304 ? [] : [`expected status 304 for what a browser holds, received ${status}`];
}

/** The expected headers that are missing or different, one line each. */
export function missingHeaders({ headers }: Pick<Reply, 'headers'>, expected: readonly Header[], base: string) {
  const isSecure = base.startsWith('https:');
  return expected.flatMap(({ name, value }) => {
    // Browsers ignore it over http, so a host need not send it there.
    if (name === 'Strict-Transport-Security' && !isSecure) return [];
    const received = headerOf(headers, name);
    const isSame = comparable(name, received, isSecure) === comparable(name, value, isSecure);
    return isSame ? [] : [`${name}: expected '${value}', received '${received}'`];
  });
}

function headerOf(headers: IncomingHttpHeaders, name: string): string {
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
