import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { REVALIDATE } from '@/lib/delivery/caching';
import { contentTypeOf } from '@/lib/delivery/content-types';
import type { Ask, Reply } from '@/scripts/ask-host';
import { type HeaderRule, headersFor } from '@/scripts/build/host-files/headers-file';
import { headerOf, headerProblems } from './compare-headers';

export type Host = {
  /** Without a trailing slash. */
  base: string;
  ask: Ask;
  rules: readonly HeaderRule[];
  root: string;
};

/** Asks for a path. Resolves to the problems of the answers, one line each. */
export type Probe = (host: Host, path: string) => Promise<string[]>;

/** Smaller answers may be sent uncompressed. */
const MIN_COMPRESSED_BYTES = 1500;

const GZIP = { 'accept-encoding': 'gzip' };

/** A file of the export at its address, in one request: status, headers and body. */
export const probeBody =
  (file: string): Probe =>
  async (host, path) =>
    answerProblems(host, path, file, await host.ask(path, { 'accept-encoding': 'br, gzip' }));

/** The same, and also how the host compresses the file and answers a browser that has it. */
export const probeFile =
  (file: string): Probe =>
  async (host, path) => {
    const reply = await host.ask(path);
    const problems = await answerProblems(host, path, file, reply);
    if (reply.status !== 200) return problems;
    const asGzip = await host.ask(path, GZIP);
    return [
      ...problems,
      ...(await compressionProblems(host, path, file, reply, asGzip)),
      ...(await revalidationProblems(host.ask, path, asGzip)),
    ];
  };

async function answerProblems(host: Host, path: string, file: string, reply: Reply): Promise<string[]> {
  if (reply.status !== 200) return [`expected status 200, received ${reply.status}`];
  const expected = [
    { name: 'Cache-Control', value: REVALIDATE },
    { name: 'Content-Type', value: contentTypeOf(file).type },
    ...headersFor(path, host.rules),
  ];
  // A path's own Cache-Control replaces the general one.
  const last = new Map(expected.map((header) => [header.name, header]));
  return [...headerProblems(reply, [...last.values()], host.base), ...(await bodyProblems(host, file, reply))];
}

/** Another page, another release, or a body that the host has changed on the way. */
export async function bodyProblems({ root }: Host, file: string, { headers, body }: Reply): Promise<string[]> {
  const encoding = headerOf(headers, 'content-encoding');
  const as = encoding === '' ? '' : ` as ${encoding}`;
  const expected = await readFile(join(root, file));
  try {
    const received = await decode(body, encoding);
    if (received.equals(expected)) return [];
    return [`expected the ${expected.length} bytes of ${file}${as}, received ${received.length} bytes that differ`];
  } catch {
    return [`expected ${file}${as}, received a body that cannot be decoded`];
  }
}

const decoders: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

async function decode(body: Buffer, encoding: string): Promise<Buffer> {
  return decoders[encoding]?.(body) ?? body;
}

async function compressionProblems(host: Host, path: string, file: string, { headers, body }: Reply, asGzip: Reply) {
  if (headerOf(headers, 'content-encoding') !== '') return ['expected no compression without being asked'];
  const encoding = headerOf(asGzip.headers, 'content-encoding');
  if (!contentTypeOf(file).isText) return encoding === '' ? [] : [`expected no compression, received '${encoding}'`];
  if (body.length < MIN_COMPRESSED_BYTES) return [];
  const asBrotli = await host.ask(path, { 'accept-encoding': 'br' });
  const isVaried = /accept-encoding/i.test(headerOf(asGzip.headers, 'vary'));
  return [
    ...(encoding === 'gzip' ? await bodyProblems(host, file, asGzip) : [`expected gzip, received '${encoding}'`]),
    // Not every host has brotli.
    ...(await bodyProblems(host, file, asBrotli)),
    ...(isVaried ? [] : ["expected 'vary: accept-encoding'"]),
  ];
}

/** A browser that has the file in its cache, compressed, gets 304. Apache's etag of a compressed file never matches by itself. */
async function revalidationProblems(ask: Ask, path: string, { headers }: Reply): Promise<string[]> {
  const etag = headerOf(headers, 'etag');
  if (etag === '') return ['expected an etag'];
  const { status } = await ask(path, { ...GZIP, 'if-none-match': etag });
  return status === 304 ? [] : [`expected status 304 for what a browser holds, received ${status}`];
}
