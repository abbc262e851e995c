import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bareConfig } from '@/lib/delivery/config-fixture';
import { deliveryRules } from '@/lib/delivery/headers';
import { type Ask, askHost } from '../ask-host';
import { headersFile } from '../build/host-files/headers-file';
import { type Listening, listenOnLoopback } from './loopback';
import { createSiteServer } from './site-server';

// ops/check-host/check-host.test.ts holds the headers, content types, compression and redirects of a whole export.

const REVALIDATE = 'public, max-age=0, must-revalidate';

let folder: string;
let server: Listening;
let ask: Ask;

async function put(path: string, content: string | Buffer) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'site-')), 'out');
  await put('../secret.txt', 'not for visitors');
  await put('index.html', 'home');
  await put('services.html', 'services');
  await put('services.html.br', brotliCompressSync('services'));
  await put('services.html.gz', gzipSync('services'));
  await put('services/software.html', 'software');
  await put('404.html', 'OOPS');
  await put('_headers', headersFile(deliveryRules(bareConfig)));
  const redirects = [{ from: '/right', to: '/rihgt' }];
  server = await listenOnLoopback(createSiteServer({ root: folder, redirects }), 0);
  ask = askHost(`http://127.0.0.1:${server.port}`);
});

afterAll(async () => {
  await server.close();
  await rm(dirname(folder), { recursive: true });
});

test.each([
  ['/', 'home'],
  ['/?utm=1', 'home'],
  ['/services', 'services'],
  ['/services/software', 'software'],
])('%s shows its page', async (path, content) => {
  const { status, headers, body } = await ask(path);
  expect([status, body.toString()]).toEqual([200, content]);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

test.each([
  ['/services/', '/services'],
  ['/services.html?a=1&b=2', '/services?a=1&b=2'],
  ['/index.html', '/'],
  ['/services/index', '/services'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['/right', '/rihgt'],
  ['/right/', '/rihgt'],
  ['/right.html?plan=a', '/rihgt?plan=a'],
])('%s redirects to %s in one step', async (path, target) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([308, target]);
});

test.each([
  '/nothing',
  '/404',
  '/_headers',
  '/_next/static/gone.js',
  '/_next',
  // None of these leaves the folder.
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/services/..%5c..%5csecret.txt',
  '/%00',
  '/%E0',
])('%s answers 404 with the not-found page and is asked for again next time', async (path) => {
  const { status, headers, body } = await ask(path);
  expect([status, body.toString(), headers['cache-control']]).toEqual([404, 'OOPS', REVALIDATE]);
});

test('only GET and HEAD are allowed', async () => {
  const { status, headers } = await ask('/', {}, 'POST');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  expect((await ask('/', {}, 'HEAD')).status).toBe(200);
});

test('without a certificate no header sends a browser to https', async () => {
  const { headers } = await ask('/');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test.each([
  ['gzip, deflate, br', 'br', 'services.html.br'],
  ['gzip', 'gzip', 'services.html.gz'],
  ['identity', undefined, 'services.html'],
])('a browser that accepts "%s" gets the %s copy of the build', async (accepted, encoding, file) => {
  const { headers, body } = await ask('/services', { 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  expect(body.equals(await readFile(join(folder, file)))).toBe(true);
});

test('a page is sent again only after a rebuild', async () => {
  await put('changing.html', 'before');
  const held = { 'if-none-match': (await ask('/changing')).headers.etag ?? '' };
  expect((await ask('/changing', held)).status).toBe(304);
  await put('changing.html', 'after it');
  const { status, body } = await ask('/changing', held);
  expect([status, body.toString()]).toEqual([200, 'after it']);
});
