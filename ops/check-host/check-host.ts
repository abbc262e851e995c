import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirects } from '@/content/redirects';
import { contentTypeOf } from '@/lib/delivery/content-types';
import { askHost } from '@/scripts/ask-host';
import { listFiles, routeOfFile } from '@/scripts/build/export/export-files';
import { readHeadersFile } from '@/scripts/build/host-files/headers-file';
import { type Probe, probeFile, probeMissing, probeOpenRedirect, probeRedirect } from './probes';

/** Compressed copies, files for the host itself, and the not-found page. */
const NOT_PROBED = /\.(br|gz)$|^_(headers|redirects)$|^404\.html$/;

const MISSING = ['/no/such/page', '/404', '/_next/static/none.js'];

const OPEN_REDIRECTS = [
  '//elsewhere.example/',
  '/%5Celsewhere.example/',
  '/%2F%2Felsewhere.example/',
  '/a%0d%0aset-cookie:a=b/',
];

/**
 * The problems of a host, one line each: it checks every page, one file of each kind, missing files, redirects,
 * compression and caching.
 *
 * Own code: a link checker does not know this site's headers.
 *
 * @param base the site's address, without a last slash
 * @param root the folder of the published export
 */
export async function checkHost(base: string, root: string): Promise<string[]> {
  const rules = readHeadersFile(await readFile(join(root, '_headers'), 'utf8'));
  const host = { base, ask: askHost(base), rules };
  const isRedirect = (path: string) => redirects.some(({ from }) => from === path);
  const files = (await listFiles(root)).filter((file) => !NOT_PROBED.test(file));
  const pages = files.filter((file) => file.endsWith('.html') && !isRedirect(routeOfFile(file)));
  const others = files.filter((file) => !file.endsWith('.html'));
  const inner = routeOfFile(pages.find((file) => file !== 'index.html') ?? 'index.html');

  type Check = [path: string, probe: Probe];
  const checks: Check[] = [
    ...pages.map((file): Check => [routeOfFile(file), probeFile(file)]),
    ...oneOfEachKind(others).map((file): Check => [`/${file}`, probeFile(file)]),
    ...MISSING.map((path): Check => [path, probeMissing]),
    ...redirects.map(({ from, to }): Check => [`${from}?a=1`, probeRedirect(`${to}?a=1`)]),
    [`${inner}/?a=1`, probeRedirect(`${inner}?a=1`)],
    [`${inner}.html`, probeRedirect(inner)],
    ...OPEN_REDIRECTS.map((path): Check => [path, probeOpenRedirect]),
  ];
  const problems: string[] = [];
  // One at a time: a host may limit the rate of requests.
  for (const [path, probe] of checks) {
    problems.push(...(await probe(host, path)).map((problem) => `${path}: ${problem}`));
  }
  return problems;
}

/** One file of each type in each folder: the same rules apply to the others. */
function oneOfEachKind(files: readonly string[]): string[] {
  const folderOf = (file: string) => file.split('/').slice(0, -1).slice(0, 3).join('/');
  return [...new Map(files.map((file) => [`${folderOf(file)} ${contentTypeOf(file).type}`, file])).values()];
}
