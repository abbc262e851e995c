import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirects } from '@/content/redirects';
import { REVALIDATE } from '@/lib/delivery/caching';
import { contentTypeOf } from '@/lib/delivery/content-types';
import { headersFor, readHeadersFile } from '../deploy/headers-file';
import { listFiles, routeOfFile } from '../finish/export-files';
import { type Ask, askHost, type Reply } from './ask';
import { headerOf, missingHeaders, redirectTarget } from './expectations';

/** Paths that a careless redirect would turn into another host. */
const TRAPS = [
  '//elsewhere.example/',
  '/%5Celsewhere.example/',
  '/%2F%2Felsewhere.example/',
  '/a%0d%0aset-cookie:a=b/',
];

/** Small answers may travel unpacked. */
const WORTH_COMPRESSING = 1500;

/**
 * Everything that a host says otherwise than it should, a line each: for every page and one file of each kind, for what
 * is not there, for redirects, compression and caching.
 *
 * @param base where the site is, without a last slash
 * @param root the export that was published there
 */
export async function checkHost(base: string, root: string): Promise<string[]> {
  const ask = askHost(base);
  const rules = readHeadersFile(await readFile(join(root, '_headers'), 'utf8'));
  const isSecure = base.startsWith('https:');
  const files = (await listFiles(root)).filter((file) => !/^_|^404|\.(br|gz)$/.test(file) || file.startsWith('_next/'));
  const about = (path: string, problems: string[]) => problems.map((problem) => `${path}: ${problem}`);

  const delivered = async (path: string, file: string) => {
    const reply = await ask(path);
    if (reply.status !== 200) return about(path, [`expected status 200, received ${reply.status}`]);
    const expected = [
      { name: 'Cache-Control', value: REVALIDATE },
      { name: 'Content-Type', value: contentTypeOf(file).type },
      ...headersFor(path, rules),
    ];
    // A path's own Cache-Control comes after the general one.
    const last = new Map(expected.map((header) => [header.name, header]));
    return about(path, [
      ...missingHeaders(reply, [...last.values()], isSecure),
      ...(await compression(ask, path, reply, contentTypeOf(file).isText)),
      ...(await confirmation(ask, path, reply)),
    ]);
  };

  const notFound = async (path: string) => {
    const reply = await ask(path);
    const problems = missingHeaders(reply, [...headersFor('/', rules)], isSecure);
    if (reply.status !== 404) problems.push(`expected status 404, received ${reply.status}`);
    if (!reply.body.toString().includes('Page Not Found')) problems.push('expected the not-found page');
    return about(path, problems);
  };

  const moved = async (path: string, target: string) => {
    const received = redirectTarget(await ask(path), base);
    return received === target ? [] : about(path, [`expected 301 or 308 to ${target}, received ${received}`]);
  };

  const caught = async (path: string) => {
    const { headers } = await ask(path);
    const isAway = headers.location !== undefined && new URL(headers.location, base).origin !== new URL(base).origin;
    return isAway || headers['set-cookie']
      ? about(path, [`expected to stay on the site, received ${headers.location}`])
      : [];
  };

  const pages = files.filter((file) => file.endsWith('.html') && !isRedirect(routeOfFile(file)));
  const [page = 'index.html'] = pages.filter((file) => file !== 'index.html');
  const others = [
    ...new Map(files.filter((file) => !file.endsWith('.html')).map((file) => [kindOf(file), file])).values(),
  ];
  const results = [
    ...pages.map((file) => () => delivered(routeOfFile(file), file)),
    ...others.map((file) => () => delivered(`/${file}`, file)),
    ...['/no/such/page', '/404', '/_next/static/none.js'].map((path) => () => notFound(path)),
    ...redirects.map(
      ({ from, to }) =>
        () =>
          moved(`${from}?a=1`, `${to}?a=1`),
    ),
    () => moved(`${routeOfFile(page)}/?a=1`, `${routeOfFile(page)}?a=1`),
    () => moved(`${routeOfFile(page)}.html`, routeOfFile(page)),
    ...TRAPS.map((path) => () => caught(path)),
  ];
  const problems: string[] = [];
  for (const check of results) problems.push(...(await check()));
  return problems;
}

/** One file of each ending below each folder is asked for: they are all delivered by the same rules. */
function kindOf(file: string): string {
  return `${file
    .split('/')
    .slice(0, 3)
    .join('/')
    .replace(/[^/]*$/, '')} ${contentTypeOf(file).type}`;
}

function isRedirect(path: string): boolean {
  return redirects.some(({ from }) => from === path);
}

async function compression(ask: Ask, path: string, { headers, body }: Reply, isText: boolean): Promise<string[]> {
  const packed = await ask(path, { 'accept-encoding': 'gzip' });
  const encoding = headerOf(packed.headers, 'content-encoding');
  if (headerOf(headers, 'content-encoding') !== '') return ['expected no compression without being asked'];
  if (!isText) return encoding === '' ? [] : [`expected no compression, received '${encoding}'`];
  if (body.length < WORTH_COMPRESSING) return [];
  const isVaried = /accept-encoding/i.test(headerOf(packed.headers, 'vary'));
  return [
    ...(encoding === 'gzip' ? [] : [`expected gzip when asked for it, received '${encoding}'`]),
    ...(isVaried ? [] : ["expected 'vary: accept-encoding'"]),
  ];
}

/** A browser that holds the file is told so, and does not get it again. */
async function confirmation(ask: Ask, path: string, { headers }: Reply): Promise<string[]> {
  const etag = headerOf(headers, 'etag');
  if (etag === '') return ['expected an etag'];
  const { status } = await ask(path, { 'if-none-match': etag });
  return status === 304 ? [] : [`expected status 304 for what a browser holds, received ${status}`];
}
