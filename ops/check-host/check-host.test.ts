import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { redirects } from '@/content/redirects';
import { bareConfig } from '@/lib/delivery/config-fixture';
import { deliveryRules } from '@/lib/delivery/delivery-rules';
import { headersFile } from '@/scripts/build/host-files/headers-file';
import { listenOnLoopback } from '@/scripts/preview/loopback';
import { createSiteServer } from '@/scripts/preview/site-server';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import { checkHost } from './check-host';

const root = temporaryFolder();

beforeAll(async () => {
  const long = 'Page Not Found, many times over. '.repeat(60);
  const pages = ['index.html', 'services.html', '404.html', 'services.txt', 'sitemap.xml', '_next/static/a.js'];
  for (const path of ['_headers', ...pages, 'photo.png', 'og/card.png']) {
    const content = path === '_headers' ? headersFile(deliveryRules(bareConfig)) : long;
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
    if (!path.endsWith('.png')) await writeFile(join(root, `${path}.gz`), gzipSync(content));
  }
});

async function problemsOf(server: ReturnType<typeof createServer>) {
  const { port, close } = await listenOnLoopback(server, 0, '--port');
  return checkHost(`http://localhost:${port}`, root).finally(close);
}

test('a correct host has no problems', async () => {
  expect(await problemsOf(createSiteServer({ root, redirects }))).toEqual([]);
});

test('a host that answers every request with one page has a line for each problem', async () => {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end('Welcome'));
  expect(await problemsOf(server)).toEqual(
    expect.arrayContaining([
      "/services: Cache-Control: expected 'public, max-age=0, must-revalidate', received ''",
      "/services: X-Content-Type-Options: expected 'nosniff', received ''",
      "/services.txt: Content-Type: expected 'text/plain; charset=utf-8', received 'text/html'",
      "/og/card.png: Cross-Origin-Resource-Policy: expected 'cross-origin', received ''",
      '/no/such/page: expected status 404, received 200',
      '/services.html: expected 301 or 308 to /services, received 200',
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
