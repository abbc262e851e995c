import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserClock } from '@/lib/platform/clock';
import { makeImages } from '../../build/pictures/make-images';
import { startTestFakes } from './fakes-fixture';

const PICTURE = '/content/images/2026/02/engineering.jpg';

let fakes: Awaited<ReturnType<typeof startTestFakes>>;

beforeAll(async () => {
  fakes = await startTestFakes();
});
afterEach(() => fakes.faults.clear());
afterAll(() => fakes.close());

const ask = (headers: Record<string, string> = {}, path = PICTURE) => fetch(fakes.origin + path, { headers });

test('a browser may cache a picture for a year and revalidates it by either validator', async () => {
  const { headers } = await ask();
  expect(headers.get('cache-control')).toBe('public, max-age=31536000');
  const revalidating = { 'cache-control': 'max-age=0' };
  const [etag, modified] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
  expect((await ask({ ...revalidating, 'if-none-match': etag })).status).toBe(304);
  expect((await ask({ ...revalidating, 'if-none-match': '"other"' })).status).toBe(200);
  expect((await ask({ ...revalidating, 'if-modified-since': modified })).status).toBe(304);
  // As in Ghost.
  expect((await ask({ 'cache-control': 'no-cache', 'if-none-match': etag })).status).toBe(200);
});

test('an unknown picture answers with an HTML page', async () => {
  const response = await ask({}, '/content/images/2026/02/gone.jpg');
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
});

test('a fault can truncate the pictures alone', async () => {
  const length = async () => (await (await ask()).arrayBuffer()).byteLength;
  const whole = await length();
  fakes.faults.put('blog', { mode: 'truncated', match: '/content/images/' });
  expect(await length()).toBe(Math.floor(whole / 2));
  expect((await ask({}, '/blog')).status).toBe(200);
});

test('a second build asks whether a picture changed and does not download it again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const statuses: number[] = [];
  const noting: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    statuses.push(response.status);
    return response;
  };
  const [cacheFolder, publicFolder] = [join(folder, 'cache'), join(folder, 'public')];
  const wanted = [{ address: fakes.origin + PICTURE, kind: 'author' as const }];
  for (let build = 1; build <= 2; build += 1) {
    await makeImages(wanted, { cacheFolder, publicFolder, fetch: noting, clock: browserClock });
  }
  expect(statuses).toEqual([200, 304]);
  rmSync(folder, { recursive: true });
});
