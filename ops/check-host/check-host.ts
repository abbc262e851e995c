import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirects } from '@/content/redirects';
import { IMMUTABLE } from '@/lib/delivery/caching';
import { contentTypeOf } from '@/lib/delivery/content-types';
import { askHost } from '@/scripts/ask-host';
import { listFiles, routeOfFile } from '@/scripts/build/export/export-files';
import { readHeadersFile } from '@/scripts/build/host-files/headers-file';
import {
  plainHttpProblems,
  probeDuplicate,
  probeFolder,
  probeMissing,
  probeOpenRedirect,
  probeRedirect,
} from './address-probes';
import { type Host, type Probe, probeBody, probeFile } from './probes';

/** Compressed copies, files for the host itself, and the not-found page. */
const NOT_PROBED = /\.(br|gz)$|^_(headers|redirects)$|^vercel\.json$|^404\.html$/;

const OPEN_REDIRECTS = [
  '//elsewhere.example/',
  '/%5Celsewhere.example/',
  '/%2F%2Felsewhere.example/',
  '/a%0d%0aset-cookie:a=b/',
];

/** A host may limit the rate of requests. */
const MAX_REQUESTS_AT_ONCE = 4;

type Check = [path: string, probe: Probe];

/**
 * The problems of a host, one line each: body and headers of every file, missing files, other addresses of pages, redirects, and,
 * for pages and one file of each kind, compression and revalidation.
 *
 * Own code: a link checker does not know this site's headers.
 */
export async function checkHost(base: string, root: string): Promise<string[]> {
  const rules = readHeadersFile(await readFile(join(root, '_headers'), 'utf8'));
  const host = { base, ask: askHost(base), rules, root };
  const elsewhere = await originBehind(host);
  if (elsewhere) return [`/: ${base} leads to ${elsewhere}: check that address`];
  const isRedirect = (path: string) => redirects.some(({ from }) => from === path);
  const files = (await listFiles(root)).filter((file) => !NOT_PROBED.test(file));
  const pages = files.filter((file) => file.endsWith('.html') && !isRedirect(routeOfFile(file)));
  const others = files.filter((file) => !file.endsWith('.html'));
  const examples = new Set(oneOfEachKind(others));
  const folders = rules.flatMap(({ path, headers }) =>
    headers.some(({ value }) => value === IMMUTABLE) ? [path.replace(/\*$/, '')] : [],
  );

  const problems = await runChecks(host, [
    ...pages.map((file): Check => [routeOfFile(file), probeFile(file)]),
    ...others.map((file): Check => [`/${file}`, examples.has(file) ? probeFile(file) : probeBody(file)]),
    ...redirects.map(({ from, to }): Check => [`${from}?a=1`, probeRedirect(`${to}?a=1`)]),
    ...addressChecks(pages.map(routeOfFile)),
    ...['/no/such/page', '/404', ...folders.map((folder) => `${folder}none.js`)].map(
      (path): Check => [path, probeMissing],
    ),
    ...folders.map((folder): Check => [folder, probeFolder]),
    ['/404.html', probeDuplicate('/404')],
    ...OPEN_REDIRECTS.map((path): Check => [path, probeOpenRedirect]),
  ]);
  const { protocol, host: name, port } = new URL(base);
  // Only the usual ports of https and http belong together.
  const hasPlain = protocol === 'https:' && port === '';
  return [...(hasPlain ? await plainHttpProblems(base, askHost(`http://${name}`)) : []), ...problems];
}

/** The origin to which the host leads from its front page, as from http to https or to www. A check of it would find nothing right. */
async function originBehind({ base, ask }: Host): Promise<string | undefined> {
  const { status, headers } = await ask('/');
  const location = status >= 300 && status < 400 ? headers.location : undefined;
  if (!location || !URL.canParse(location, base)) return undefined;
  const { origin } = new URL(location, base);
  return origin === new URL(base).origin ? undefined : origin;
}

/** The other addresses of one page at the root and of one below it. */
function addressChecks(routes: readonly string[]): Check[] {
  const inner = routes.find((route) => /^\/[^/]+$/.test(route)) ?? '/';
  const deep = routes.find((route) => /^\/.+\//.test(route)) ?? inner;
  return [
    [`${inner}/?a=1`, probeRedirect(`${inner}?a=1`)],
    [`${inner}.html`, probeRedirect(inner)],
    [`${inner}.?a=1`, probeRedirect(`${inner}?a=1`)],
    [`${deep})`, probeRedirect(deep)],
    ['/%23bill=25,wiki', probeRedirect('/#bill=25,wiki')],
    ['/index', probeDuplicate('/')],
    ['/index.html', probeDuplicate('/')],
    [`${inner}/index.html`, probeDuplicate(inner)],
    [`/${inner}`, probeDuplicate(inner)],
    [deep.replace(/(?<=.)\//, '%2F'), probeDuplicate(deep)],
    // Compressed copies by name.
    [`${inner}.html.br`, probeMissing],
    [`${inner}.html.gz`, probeMissing],
  ];
}

async function runChecks(host: Host, checks: readonly Check[]): Promise<string[]> {
  const problems: string[][] = checks.map(() => []);
  const queue = checks.entries();
  const worker = async () => {
    for (const [index, [path, probe]] of queue) {
      problems[index] = (await probe(host, path)).map((problem) => `${path}: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: MAX_REQUESTS_AT_ONCE }, worker));
  return [...new Set(problems.flat())];
}

/** One file of each type in each folder: hosts compress and revalidate the others in the same way. */
function oneOfEachKind(files: readonly string[]): string[] {
  const folderOf = (file: string) => file.split('/').slice(0, -1).slice(0, 3).join('/');
  return [...new Map(files.map((file) => [`${folderOf(file)} ${contentTypeOf(file).type}`, file])).values()];
}
