import { REVALIDATE } from '@/lib/delivery/caching';
import { contentTypeOf } from '@/lib/delivery/content-types';
import type { Ask, Reply } from '@/scripts/ask-host';
import { type HeaderRule, headersFor } from '@/scripts/build/host-files/headers-file';
import { headerOf, missingHeaders, redirectTarget } from './expectations';

/** A host to check, and the headers it should send. */
export type Host = {
  /** Without a last slash. */
  base: string;
  ask: Ask;
  rules: readonly HeaderRule[];
};

/** Smaller answers may be sent uncompressed. */
const MIN_COMPRESSED_BYTES = 1500;

/** A file of the export at its address: status, headers, compression and revalidation. */
export async function probeFile(host: Host, path: string, file: string): Promise<string[]> {
  const reply = await host.ask(path);
  if (reply.status !== 200) return about(path, [`expected status 200, received ${reply.status}`]);
  const { type, isText } = contentTypeOf(file);
  const expected = [
    { name: 'Cache-Control', value: REVALIDATE },
    { name: 'Content-Type', value: type },
    ...headersFor(path, host.rules),
  ];
  // A path's own Cache-Control replaces the general one.
  const last = new Map(expected.map((header) => [header.name, header]));
  return about(path, [
    ...missingHeaders(reply, [...last.values()], isSecure(host)),
    ...(await compression(host, path, reply, isText)),
    ...(await confirmation(host, path, reply)),
  ]);
}

/** A missing file: status 404, the not-found page and the security headers. */
export async function probeMissing(host: Host, path: string): Promise<string[]> {
  const reply = await host.ask(path);
  const isPage = reply.body.toString().includes('Page Not Found');
  return about(path, [
    ...missingHeaders(reply, headersFor('/', host.rules), isSecure(host)),
    ...(reply.status === 404 ? [] : [`expected status 404, received ${reply.status}`]),
    ...(isPage ? [] : ['expected the not-found page']),
  ]);
}

/** A path that redirects to another, permanently. */
export async function probeRedirect(host: Host, path: string, target: string): Promise<string[]> {
  const received = redirectTarget(await host.ask(path), host.base);
  return received === target ? [] : about(path, [`expected 301 or 308 to ${target}, received ${received}`]);
}

/** A path that a careless redirect turns into another host or into a header. */
export async function probeOpenRedirect(host: Host, path: string): Promise<string[]> {
  const { headers } = await host.ask(path);
  const { origin } = new URL(headers.location ?? '/', host.base);
  const isOpen = origin !== new URL(host.base).origin || headers['set-cookie'] !== undefined;
  return isOpen ? about(path, [`expected to stay on the site, received ${headers.location}`]) : [];
}

async function compression({ ask }: Host, path: string, { headers, body }: Reply, isText: boolean): Promise<string[]> {
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
async function confirmation({ ask }: Host, path: string, { headers }: Reply): Promise<string[]> {
  const etag = headerOf(headers, 'etag');
  if (etag === '') return ['expected an etag'];
  const { status } = await ask(path, { 'if-none-match': etag });
  return status === 304 ? [] : [`expected status 304 for what a browser holds, received ${status}`];
}

function isSecure({ base }: Host): boolean {
  return base.startsWith('https:');
}

function about(path: string, problems: readonly string[]): string[] {
  return problems.map((problem) => `${path}: ${problem}`);
}
