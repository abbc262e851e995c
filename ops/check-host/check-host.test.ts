import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { redirects } from '@/content/redirects';
import { bareConfig } from '@/lib/delivery/config-fixture';
import { deliveryRules } from '@/lib/delivery/headers';
import { askHost, type Reply } from '@/scripts/ask-host';
import { headersFile } from '@/scripts/build/host-files/headers-file';
import { listenOnLoopback } from '@/scripts/preview/loopback';
import { createSiteServer } from '@/scripts/preview/site-server';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import { plainHttpProblems } from './address-probes';
import { checkHost } from './check-host';

// Some start a program. On a busy machine tsx alone can take seconds.
jest.setTimeout(60_000);

const folder = temporaryFolder();
const root = join(folder, 'out');
const contentOf = (path: string) => `${path} `.repeat(400);

beforeAll(async () => {
  const pages = ['index.html', 'services.html', 'services/software.html', '404.html'];
  const texts = ['services.txt', 'llms.txt', 'sitemap.xml', '_next/static/a.js', '_next/static/b.js'];
  const others = [...texts, '_next/static/font.woff2', 'photo.png', 'og/card.png'];
  for (const path of ['_headers', ...pages, ...others]) {
    const content = path === '_headers' ? headersFile(deliveryRules(bareConfig)) : contentOf(path);
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
    if (/\.(png|woff2)$/.test(path)) continue;
    await writeFile(join(root, `${path}.gz`), gzipSync(content));
    await writeFile(join(root, `${path}.br`), brotliCompressSync(content));
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
});

async function problemsOf(server: ReturnType<typeof createServer>) {
  const { port, close } = await listenOnLoopback(server, 0);
  return checkHost(`http://localhost:${port}`, root).finally(close);
}

test('a correct host has no problems', async () => {
  expect(await problemsOf(createSiteServer({ root, redirects }))).toEqual([]);
});

type Change = (
  reply: Reply,
  encoding: string,
) => { status?: number; headers?: Record<string, string>; body?: Buffer | string };

const CACHED_FOR_A_YEAR = { headers: { 'cache-control': 'public, max-age=31536000, immutable' } };
const FOUND = (body: string) => ({ status: 200, body });
const differs = (file: string, bytes: number) =>
  `expected the ${contentOf(file).length} bytes of ${file}, received ${bytes} bytes that differ`;
const noRedirect = (status: number, to = '') => `expected 404, or 301 or 308 to /services, received ${status}${to}`;

/** A host that is right but for its answers to one path. */
const oneFault: [fault: string, path: string, change: Change, problem: string][] = [
  ['another page', '/services', () => ({ body: 'Welcome' }), differs('services.html', 7)],
  [
    'another body to browsers with gzip',
    '/services',
    (_, encoding) => (encoding === 'gzip' ? { body: gzipSync('other') } : {}),
    'expected the 5600 bytes of services.html as gzip, received 5 bytes that differ',
  ],
  [
    'a file for every site',
    '/photo.png',
    () => ({ headers: { 'access-control-allow-origin': '*' } }),
    "expected no Access-Control-Allow-Origin, received '*'",
  ],
  [
    'a font for this site alone',
    '/_next/static/font.woff2',
    () => ({ headers: { 'access-control-allow-origin': '' } }),
    "Access-Control-Allow-Origin: expected '*', received ''",
  ],
  [
    'a payload for search engines',
    '/services.txt',
    () => ({ headers: { 'x-robots-tag': '' } }),
    "X-Robots-Tag: expected 'noindex', received ''",
  ],
  [
    'a page that search engines must not show',
    '/services',
    () => ({ headers: { 'x-robots-tag': 'noindex' } }),
    "expected no X-Robots-Tag, received 'noindex'",
  ],
  ['/index beside /', '/index', () => FOUND('a page'), 'expected 404, or 301 or 308 to /, received 200'],
  [
    'a redirect in two steps',
    '/services/index.html',
    () => ({ status: 301, headers: { location: '/services/' } }),
    noRedirect(301, ' to /services/'),
  ],
  ['a page at two slashes', '//services', () => FOUND('a page'), noRedirect(200)],
  [
    'a mark behind a page that leads nowhere',
    '/services/software)',
    () => ({ status: 404 }),
    'expected 301 or 308 to /services/software, received 404',
  ],
  [
    'an escaped anchor that is lost',
    '/%23bill=25,wiki',
    () => ({ headers: { location: '/' } }),
    'expected 301 or 308 to /#bill=25,wiki, received 308 to /',
  ],
  ['a compressed copy by name', '/services.html.br', () => FOUND('a copy'), 'expected status 404, received 200'],
  ['the not-found page as a page', '/404', () => FOUND(contentOf('404.html')), 'expected status 404, received 200'],
  ['its own not-found page', '/no/such/page', () => ({ body: 'nginx' }), 'expected the not-found page'],
  [
    'a missing chunk cached for a year',
    '/_next/static/none.js',
    () => CACHED_FOR_A_YEAR,
    "Cache-Control: expected 600 seconds at most, received 'public, max-age=31536000, immutable'",
  ],
  [
    'a list of files',
    '/og/',
    () => ({ ...FOUND('Index of /og/'), headers: { 'cache-control': 'no-store' } }),
    'expected no page, received 200',
  ],
  [
    'no 304',
    '/services',
    ({ status }) => (status === 304 ? { status: 200 } : {}),
    'expected status 304 for what a browser holds, received 200',
  ],
  [
    'a redirect for now',
    '/services.html',
    () => ({ status: 302 }),
    'expected 301 or 308 to /services, received 302 to /services',
  ],
  ['no Vary', '/services', () => ({ headers: { vary: '' } }), "expected 'vary: accept-encoding'"],
  ['no etag', '/services', () => ({ headers: { etag: '' } }), 'expected an etag'],
  [
    'another type',
    '/services.txt',
    () => ({ headers: { 'content-type': 'application/octet-stream' } }),
    "Content-Type: expected 'text/plain; charset=utf-8', received 'application/octet-stream'",
  ],
  [
    'a file that browsers may keep',
    '/services.txt',
    () => ({ headers: { 'cache-control': 'public, max-age=600' } }),
    "Cache-Control: expected 'public, max-age=0, must-revalidate', received 'public, max-age=600'",
  ],
  [
    'a page without a header',
    '/services',
    () => ({ headers: { 'referrer-policy': '' } }),
    "Referrer-Policy: expected 'strict-origin-when-cross-origin', received ''",
  ],
  [
    'a redirect without the query',
    '/services/?a=1',
    () => ({ headers: { location: '/services' } }),
    'expected 301 or 308 to /services?a=1, received 308 to /services',
  ],
  [
    'no gzip',
    '/services',
    (_, encoding) =>
      encoding === 'gzip' ? { body: contentOf('services.html'), headers: { 'content-encoding': '' } } : {},
    "expected gzip, received ''",
  ],
];

test.each(oneFault)('a host that is right but for %s gets one line, for %s', async (_, path, change, problem) => {
  const site = await listenOnLoopback(createSiteServer({ root, redirects }), 0);
  const server = createServer(async (request, response) => {
    const encoding = String(request.headers['accept-encoding'] ?? '');
    const sent = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    const reply = await askHost(site.origin)(request.url ?? '/', Object.fromEntries(sent));
    const changed = request.url === path ? change(reply, encoding) : {};
    const { 'content-length': _length, connection: _connection, 'keep-alive': _keep, ...headers } = reply.headers;
    const all = Object.entries({ ...headers, ...changed.headers }).filter(([, value]) => value !== '');
    response.writeHead(changed.status ?? reply.status, Object.fromEntries(all)).end(changed.body ?? reply.body);
  });
  const problems = await problemsOf(server).finally(site.close);
  expect(problems).toEqual([expect.stringContaining(`${path}: `)]);
  expect(problems[0]).toContain(problem);
});

test('a host that leads to another origin gets one line, which names that origin', async () => {
  const server = createServer((request, response) =>
    response.writeHead(301, { location: `https://www.elsewhere.example${request.url}` }).end(),
  );
  expect(await problemsOf(server)).toEqual([
    expect.stringMatching(
      /^\/: http:\/\/localhost:\d+ leads to https:\/\/www\.elsewhere\.example: check that address$/,
    ),
  ]);
});

const answer = (status: number, location?: string) => async () => ({
  status,
  headers: { location },
  body: Buffer.of(),
});

test.each([
  ['a redirect to https', answer(301, 'https://www.a.example/about'), []],
  ['no answer', () => Promise.reject(new Error('connect ECONNREFUSED')), []],
  ['the page of another server', answer(200), ['received 200']],
  ['a missing page', answer(404), ['received 404']],
])('over http, %s', async (_, ask, received) => {
  const expected = 'http://www.a.example/about: expected 301 or 308 to https://www.a.example/about, ';
  expect(await plainHttpProblems('https://www.a.example', ask)).toEqual(received.map((words) => expected + words));
});

test('an open redirect is reported', async () => {
  const server = createServer((request, response) =>
    response.writeHead(301, { location: (request.url ?? '').replace(/\/$/, '').replace('%5C', '/') }).end(),
  );
  expect(await problemsOf(server)).toContain(
    '//elsewhere.example/: expected to stay on the site, received //elsewhere.example',
  );
});

test('an answer that is cut in the middle is an error with its path', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('half of it');
    setTimeout(() => response.destroy(), 20);
  });
  await expect(problemsOf(server)).rejects.toThrow(/^the answer to \/\S* was cut before its end$/);
});

/** `npm run check:host` in a folder with the export; `test:hosts` and people's scripts read nothing but its exit code. */
async function check(server: ReturnType<typeof createServer>) {
  const { origin, close } = await listenOnLoopback(server, 0);
  const program = spawn(process.execPath, ['--import', 'tsx', resolve('ops/check-host/main.ts'), origin], {
    cwd: folder,
    env: { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
  });
  let said = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  const [exitCode] = await once(program, 'close');
  await close();
  return { exitCode, said };
}

test('the exit code is 0 for a right host, and 1 for one that has problems, which it names, or that cuts its answers', async () => {
  expect(await check(createSiteServer({ root, redirects }))).toEqual({
    exitCode: 0,
    said: expect.stringContaining('delivers the site as it should'),
  });
  const wrong = await check(createServer((_, response) => response.end('Welcome')));
  expect(wrong).toEqual({ exitCode: 1, said: expect.stringContaining('/no/such/page: expected status 404') });
  const broken = await check(createServer((_, response) => response.destroy()));
  expect(broken).toEqual({ exitCode: 1, said: expect.stringContaining('could not be checked') });
});
