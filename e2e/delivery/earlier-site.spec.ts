import { createServer } from 'node:http';
import { type Listening, listenOnLoopback } from '@/scripts/preview/loopback';
import { expect, test } from '../fixtures';
import { passOn } from './cdn';

let host: Listening | undefined;
test.afterEach(() => host?.close());

/** A host with an earlier site, whose worker answers everything with the page in its cache. `move` puts this site in its place. */
async function startHost() {
  let hasMoved = false;
  const server = createServer((request, response) => {
    if (hasMoved) return void passOn(request, response);
    const isWorker = request.url === WORKER;
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? OLD_WORKER : OLD_PAGE);
  });
  host = await listenOnLoopback(server, 0);
  return { origin: host.origin, move: () => (hasMoved = true) };
}

/** The other usual name of a worker is sw.js, of which the build makes a copy with this name. */
const WORKER = '/service-worker.js';

const OLD_PAGE = `<!doctype html><link rel="icon" href="data:,"><h1>Earlier site</h1><script>navigator.serviceWorker.register('${WORKER}')</script>`;

const OLD_WORKER = `
self.addEventListener('install', (event) => event.waitUntil(caches.open('pages').then((cache) => cache.add('/'))));
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith(caches.match('/')));
`;

test('who visited an earlier site with a worker sees this one, loaded anew once @thorough', async ({ page }) => {
  const { origin, move } = await startHost();
  await page.goto(origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  move();

  let loads = 0;
  page.on('load', () => (loads += 1));
  const answer = await page.goto(`${origin}/services`);
  expect(answer?.fromServiceWorker()).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/what it costs/);
  const left = () =>
    page.evaluate(async () => [...(await navigator.serviceWorker.getRegistrations()), ...(await caches.keys())]);
  await expect.poll(left).toEqual([]);

  await page.goto(`${origin}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Our story/);
  expect(loads).toBe(3);
});
