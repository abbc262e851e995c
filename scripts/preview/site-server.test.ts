import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bareConfig } from '@/lib/delivery/config-fixture';
import { deliveryRules } from '@/lib/delivery/headers';
import { type Ask, askHost } from '../ask-host';
import { headersFile } from '../build/host-files/headers-file';
import { temporaryFolder } from '../temporary-folder-fixture';
import { type Listening, listenOnLoopback } from './loopback';
import { startSite } from './serve';
import { createSiteServer } from './site-server';

// ops/check-host/check-host.test.ts holds pages, headers, content types, compression and redirects of a whole export.

const REVALIDATE = 'public, max-age=0, must-revalidate';

let server: Listening;
let ask: Ask;

beforeAll(async () => {
  const folder = temporaryFolder();
  const root = join(folder, 'out');
  await mkdir(join(root, 'services'), { recursive: true });
  const files = { 'index.html': 'home', '404.html': 'OOPS', _headers: headersFile(deliveryRules(bareConfig)) };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
  await writeFile(join(folder, 'secret.txt'), 'not for visitors');
  server = await listenOnLoopback(createSiteServer({ root, redirects: [] }), 0);
  ask = askHost(`http://127.0.0.1:${server.port}`);
});

afterAll(() => server.close());

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

test('without an export the error says how to make one', async () => {
  await expect(startSite(0, '/nowhere/out')).rejects.toThrow(
    'There is no exported site in /nowhere/out: make it with npm run build.',
  );
});
