import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readPublicConfig } from '@/lib/config/public-config';
import { deliveryRules } from '@/lib/delivery/delivery-rules';
import { headersFile } from '../build/host-files/headers-file';
import { type Listening, listenOnLoopback } from './loopback';
import { createSiteServer } from './site-server';

const longText = 'The same line, many times over. '.repeat(60);

let folder: string;
let server: Listening;

async function put(path: string, content: string | Buffer) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'site-')), 'out');
  await put('../secret.txt', 'not for visitors');
  await put('index.html', 'home');
  await put('services.html', longText);
  await put('services/software.html', 'software');
  await put('404.html', 'OOPS');
  await put('_next/static/app.js', longText);
  await put('_next/static/prepared.js', longText);
  await put('_next/static/prepared.js.br', brotliCompressSync('made by the build'));
  await put('_next/static/outdated.js', longText);
  await put('_next/static/outdated.js.br', brotliCompressSync('made by an earlier build'));
  await utimes(join(folder, '_next/static/outdated.js.br'), new Date(0), new Date(0));
  await put('_headers', headersFile(deliveryRules(readPublicConfig({}))));
  const redirects = [{ from: '/right', to: '/rihgt' }];
  server = await listenOnLoopback(createSiteServer({ root: folder, redirects }), 0, '--port');
});

afterAll(async () => {
  await server.close();
  await rm(dirname(folder), { recursive: true });
});

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Not `fetch`: it tidies the path, follows redirects and decompresses. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });
}

describe('clean addresses', () => {
  test.each([
    ['/', 'home'],
    ['/?utm=1', 'home'],
    ['/services', longText],
    ['/services/software', 'software'],
  ])('%s shows its page', async (path, content) => {
    const { status, body } = await ask(path);
    expect([status, body.toString()]).toEqual([200, content]);
  });

  test.each([
    ['/services/', '/services'],
    ['/services.html', '/services'],
    ['/services.html?a=1&b=2', '/services?a=1&b=2'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/services/software/', '/services/software'],
    ['//elsewhere.example/', '/elsewhere.example'],
  ])('%s leads to %s for good', async (path, target) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([308, target]);
  });

  test.each([
    ['/right', '/rihgt'],
    ['/right/', '/rihgt'],
    ['/right.html', '/rihgt'],
    ['/right?plan=a', '/rihgt?plan=a'],
  ])('the redirect of %s goes to %s in one step and keeps the query', async (path, target) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([308, target]);
  });

  test.each(['/nothing', '/404', '/services/software/deeper', '/_next/static/gone.js', '/_next'])(
    '%s answers 404 with the not-found page, never to be kept',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect([status, body.toString()]).toEqual([404, 'OOPS']);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    },
  );
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/services/..%5c..%5csecret.txt',
  '/%00',
  '/%E0',
])('the path %s is refused', async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(400);
  expect(body.toString()).not.toContain('not for visitors');
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
  const { status, headers } = await ask('/', {}, method);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('HEAD answers with the headers of GET and no body', async () => {
  const head = await ask('/services', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, `${longText.length}`, 0]);
});

test.each([
  ['page.txt', 'text/plain; charset=utf-8'],
  ['style.css', 'text/css; charset=utf-8'],
  ['code.js', 'text/javascript; charset=utf-8'],
  ['data.json', 'application/json; charset=utf-8'],
  ['map.xml', 'application/xml; charset=utf-8'],
  ['logo.svg', 'image/svg+xml; charset=utf-8'],
  ['app.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['photo.png', 'image/png'],
  ['photo.avif', 'image/avif'],
  ['photo.webp', 'image/webp'],
  ['icon.ico', 'image/x-icon'],
  ['text.woff2', 'font/woff2'],
  ['what.ever', 'application/octet-stream'],
])('%s is served as %s, and never guessed', async (name, type) => {
  await put(name, 'x');
  const { headers } = await ask(`/${name}`);
  expect([headers['content-type'], headers['x-content-type-options']]).toEqual([type, 'nosniff']);
});

describe('the headers of the build', () => {
  test.each(['/', '/services', '/_next/static/app.js', '/nothing'])('%s is sent under the policy', async (path) => {
    const { headers } = await ask(path);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  test('other sites may show the pictures made for them, and nothing else', async () => {
    await put('og/services-4f2a.png', 'x');
    const policyOf = async (path: string) => (await ask(path)).headers['cross-origin-resource-policy'];
    expect(await policyOf('/og/services-4f2a.png')).toBe('cross-origin');
    for (const path of ['/', '/services', '/_next/static/app.js', '/nothing', '/og/gone.png']) {
      expect([path, await policyOf(path)]).toEqual([path, 'same-origin']);
    }
  });

  test('without a certificate nothing sends a browser to https', async () => {
    const { headers } = await ask('/');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  test('a file that is not there is not kept for a year, though its folder is', async () => {
    expect((await ask('/_next/static/gone.js')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('what is written for hosts is not shown to visitors', async () => {
    expect((await ask('/_headers')).status).toBe(404);
  });
});

test('a page is html in utf-8', async () => {
  expect((await ask('/')).headers['content-type']).toBe('text/html; charset=utf-8');
});

describe('compression', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['br;q=0', undefined],
  ])('a browser that takes "%s" gets %s', async (accepted, encoding) => {
    const { headers, body } = await ask('/services', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
    expect(headers['content-length']).toBe(`${body.length}`);
    const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(longText);
  });

  test('an image is left as it is', async () => {
    await put('large.png', longText);
    const { headers } = await ask('/large.png', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  });

  test('the file compressed by the build goes out as it is', async () => {
    const { body } = await ask('/_next/static/prepared.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(body).toString()).toBe('made by the build');
  });

  test('a compressed file older than its source is passed over', async () => {
    const { body } = await ask('/_next/static/outdated.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(body).toString()).toBe(longText);
  });
});

describe('caching', () => {
  test('files with a hash in their name are kept for a year, pages are asked for again', async () => {
    expect((await ask('/_next/static/app.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/services')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('what a browser holds is confirmed without sending it again', async () => {
    const etag = (await ask('/services', { 'accept-encoding': 'br' })).headers.etag ?? '';
    const held = { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` };
    const { status, body } = await ask('/services', held);
    expect([status, body.length]).toEqual([304, 0]);
  });

  test('the compressed and the plain page are not confused', async () => {
    const etag = (await ask('/services', { 'accept-encoding': 'br' })).headers.etag ?? '';
    expect((await ask('/services', { 'if-none-match': etag })).status).toBe(200);
  });

  test('a page that was built anew is served anew', async () => {
    await put('changing.html', 'before');
    const before = await ask('/changing');
    await put('changing.html', 'after it');
    const after = await ask('/changing', { 'if-none-match': before.headers.etag ?? '' });
    expect([after.status, after.body.toString()]).toEqual([200, 'after it']);
  });
});
