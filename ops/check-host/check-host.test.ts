import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { redirects } from '@/content/redirects';
import { bareConfig } from '@/lib/delivery/config-fixture';
import { deliveryRules } from '@/lib/delivery/delivery-rules';
import { headersFile } from '@/scripts/build/host-files/headers-file';
import { listenOnLoopback } from '@/scripts/preview/loopback';
import { createSiteServer } from '@/scripts/preview/site-server';
import { checkHost } from './check-host';

const long = 'Page Not Found, many times over. '.repeat(60);

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'host-'));
  await mkdir(join(root, '_next/static'), { recursive: true });
  await mkdir(join(root, 'og'));
  const files = {
    _headers: headersFile(deliveryRules(bareConfig)),
    'index.html': long,
    'services.html': long,
    '404.html': long,
    'services.txt': long,
    'sitemap.xml': long,
    '_next/static/a.js': long,
    'photo.png': long,
    'og/card.png': long,
  };
  for (const [path, content] of Object.entries(files)) {
    await writeFile(join(root, path), content);
    if (!path.endsWith('.png')) await writeFile(join(root, `${path}.gz`), gzipSync(content));
  }
});

afterAll(() => rm(root, { recursive: true }));

async function problemsOf(server: ReturnType<typeof createServer>) {
  const { port, close } = await listenOnLoopback(server, 0, '--port');
  try {
    return await checkHost(`http://localhost:${port}`, root);
  } finally {
    await close();
  }
}

test('a correct host has no problems', async () => {
  expect(await problemsOf(createSiteServer({ root, redirects }))).toEqual([]);
});

test('a host that answers every request with one page has a line for each problem', async () => {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end('Welcome'));
  const problems = await problemsOf(server);
  expect(problems).toEqual(
    expect.arrayContaining([
      "/services: Cache-Control: expected 'public, max-age=0, must-revalidate', received ''",
      "/services: X-Content-Type-Options: expected 'nosniff', received ''",
      "/services.txt: Content-Type: expected 'text/plain; charset=utf-8', received 'text/html'",
      "/og/card.png: Cross-Origin-Resource-Policy: expected 'cross-origin', received ''",
      '/no/such/page: expected status 404, received 200',
      '/services.html: expected 301 or 308 to /services, received undefined',
      '/services: expected an etag',
    ]),
  );
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
