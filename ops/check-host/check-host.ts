import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirects } from '@/content/redirects';
import { contentTypeOf } from '@/lib/delivery/content-types';
import { listFiles, routeOfFile } from '@/scripts/build/export/export-files';
import { readHeadersFile } from '@/scripts/build/host-files/headers-file';
import { askHost } from './ask';
import { type Host, probeFile, probeNothing, probeRedirect, probeTrap } from './probes';

/** Copies that a host may do without, files for the host itself, and the page that stands for what is not there. */
const NOT_ASKED_FOR = /\.(br|gz)$|^_(headers|redirects)$|^404\.html$/;

const NOT_THERE = ['/no/such/page', '/404', '/_next/static/none.js'];

const TRAPS = [
  '//elsewhere.example/',
  '/%5Celsewhere.example/',
  '/%2F%2Felsewhere.example/',
  '/a%0d%0aset-cookie:a=b/',
];

/**
 * Everything that a host says otherwise than it should, a line each: for every page and one file of each kind, for what
 * is not there, for redirects, compression and caching.
 *
 * @param base where the site is, without a last slash
 * @param root the export that was published there
 */
export async function checkHost(base: string, root: string): Promise<string[]> {
  const host: Host = {
    base,
    ask: askHost(base),
    rules: readHeadersFile(await readFile(join(root, '_headers'), 'utf8')),
  };
  const files = (await listFiles(root)).filter((file) => !NOT_ASKED_FOR.test(file));
  const pages = files.filter((file) => file.endsWith('.html') && !isRedirect(routeOfFile(file)));
  const others = files.filter((file) => !file.endsWith('.html'));
  const inner = routeOfFile(pages.find((file) => file !== 'index.html') ?? 'index.html');

  const probes = [
    ...pages.map((file) => () => probeFile(host, routeOfFile(file), file)),
    ...oneOfEachKind(others).map((file) => () => probeFile(host, `/${file}`, file)),
    ...NOT_THERE.map((path) => () => probeNothing(host, path)),
    ...redirects.map((redirect) => () => probeRedirect(host, `${redirect.from}?a=1`, `${redirect.to}?a=1`)),
    () => probeRedirect(host, `${inner}/?a=1`, `${inner}?a=1`),
    () => probeRedirect(host, `${inner}.html`, inner),
    ...TRAPS.map((path) => () => probeTrap(host, path)),
  ];
  const problems: string[] = [];
  // One after the other: a host may turn away who asks for too much at once.
  for (const probe of probes) problems.push(...(await probe()));
  return problems;
}

/** One file of each type in each folder: the others are delivered by the same rules. */
function oneOfEachKind(files: readonly string[]): string[] {
  const folderOf = (file: string) => file.split('/').slice(0, -1).slice(0, 3).join('/');
  return [...new Map(files.map((file) => [`${folderOf(file)} ${contentTypeOf(file).type}`, file])).values()];
}

function isRedirect(path: string): boolean {
  return redirects.some(({ from }) => from === path);
}
