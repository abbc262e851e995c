import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { postsSnapshot } from '@/content/posts/index';
import { browserClock } from '@/lib/platform/clock';
import { makeImages } from '../../build/pictures/make-images';
import { fakeSettings } from '../fake-settings';
import { startTestFakes } from './fakes-fixture';

const PICTURE = '/content/images/2026/02/engineering.jpg';

let fakes: Awaited<ReturnType<typeof startTestFakes>>;

beforeAll(async () => {
  fakes = await startTestFakes(postsSnapshot);
});
afterEach(() => fakes.faults.clear());
afterAll(() => fakes.close());

const ask = (headers: Record<string, string> = {}, path = PICTURE) => fetch(fakes.origin + path, { headers });

test('every picture that the API names stands at the blog itself', async () => {
  const query = new URLSearchParams({ key: fakeSettings.ghostContentKey, include: 'authors,tags', limit: 'all' });
  const { posts } = await (await ask({}, `/ghost/api/v3/content/posts/?${query}`)).json();
  expect(JSON.stringify(posts)).not.toContain(fakeSettings.snapshotBlogOrigin);
  const named: string[] = posts.flatMap((post: Record<string, { profile_image: string }> & { feature_image: string }) =>
    [post.feature_image, post.primary_author?.profile_image].filter(Boolean),
  );
  for (const address of new Set(named)) {
    const { status, headers } = await fetch(address, { method: 'HEAD' });
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\/(jpeg|png|gif)$/)]);
  }
});

test('a picture may be kept for a year, and is a picture', async () => {
  const response = await ask();
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 480 });
});

test('who has it already gets nothing anew, by either validator', async () => {
  const { headers } = await ask();
  const revalidating = { 'cache-control': 'max-age=0' };
  const [etag, modified] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
  expect((await ask({ ...revalidating, 'if-none-match': etag })).status).toBe(304);
  expect((await ask({ ...revalidating, 'if-none-match': '"other"' })).status).toBe(200);
  expect((await ask({ ...revalidating, 'if-modified-since': modified })).status).toBe(304);
});

test('as with Ghost, no-cache brings the whole file', async () => {
  const etag = (await ask()).headers.get('etag') ?? '';
  expect((await ask({ 'cache-control': 'no-cache', 'if-none-match': etag })).status).toBe(200);
});

test('an unknown picture is a page that says so', async () => {
  const response = await ask({}, '/content/images/2026/02/gone.jpg');
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
});

test('a fault meets the pictures alone where it is told so', async () => {
  const length = async () => (await (await ask()).arrayBuffer()).byteLength;
  const whole = await length();
  fakes.faults.put('blog', { mode: 'truncated', match: '/content/images/', preflight: false, cors: true });
  expect(await length()).toBe(Math.floor(whole / 2));
  expect((await ask({}, '/blog')).status).toBe(200);
});

test('a second build asks whether a picture changed, and is spared the file', async () => {
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
