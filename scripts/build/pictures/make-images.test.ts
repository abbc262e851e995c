import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { browserClock, type Clock } from '@/lib/platform/clock';
import { type Listening, listenOnLoopback } from '../../preview/loopback';
import { color } from '../cards/colors';
import { makeImages } from './make-images';
import { GROUND } from './render-image';
import type { WantedImage } from './wanted-images';

type Handler = (response: ServerResponse, ifNoneMatch: string | undefined) => void;

let host: Listening;
let folder: string;
const answers = new Map<string, Handler>();

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6a45' } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  const server = createServer((request, response) => {
    answers.get(request.url ?? '')?.(response, request.headers['if-none-match']);
  });
  host = await listenOnLoopback(server, 0, '--port');
  const large = await picture(1400, 1000);
  const small = await picture(400, 300);
  const other = await picture(330, 220);
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const busy = await sharp({ create: { width: 480, height: 320, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  answers.set('/busy.png', (response) => response.end(busy));
  answers.set('/large.jpg', (response) => response.end(large));
  answers.set('/small.jpg', (response, held) => {
    response.setHeader('etag', '"one"');
    response.writeHead(held === '"one"' ? 304 : 200).end(held === '"one"' ? undefined : small);
  });
  answers.set('/other.jpg', (response) => response.end(other));
  answers.set('/page', (response) => response.end('<!doctype html><title>Sign in</title>'));
  answers.set('/gone', (response) => response.writeHead(404).end('gone'));
  const cutOut = await sharp({ create: { width: 320, height: 214, channels: 4, background: '#c5341b00' } })
    .png()
    .toBuffer();
  answers.set('/cut-out.png', (response) => response.end(cutOut));
  const dot = await picture(10, 10);
  answers.set('/dot.png', (response) => response.end(dot));
  answers.set('/endless', (response) => {
    const more = () => response.write(Buffer.alloc(1_000_000)) && setImmediate(more);
    response.on('drain', more).on('error', () => {});
    more();
  });
  answers.set('/cut.jpg', (response) => {
    response.writeHead(200, { 'content-length': large.length }).write(large.subarray(0, 500));
    response.destroy();
  });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'images-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => host.close());

const cover = (path: string): WantedImage => ({ address: `http://127.0.0.1:${host.port}${path}`, kind: 'cover' });

/** A host that never answers, and a clock that gives up on it soon. */
const silent = (init?: RequestInit) =>
  new Promise<Response>((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
const impatient: Clock = { ...browserClock, after: (_, callback) => browserClock.after(20, callback) };

const DAY_MS = 24 * 60 * 60 * 1000;
const daysLater = (days: number): Clock => ({ ...browserClock, now: () => Date.now() + days * DAY_MS });

const make = (wanted: WantedImage[], fetcher: typeof fetch = fetch, clock: Clock = browserClock) =>
  makeImages(wanted, {
    cacheFolder: join(folder, 'cache'),
    publicFolder: join(folder, 'public'),
    fetch: fetcher,
    clock,
  });

const published = () => readdirSync(join(folder, 'public')).sort();

test('a picture becomes AVIF and WebP copies in four widths, with a tiny one to begin with', async () => {
  const wanted = cover('/large.jpg');
  const { images, made, problems } = await make([wanted]);
  const image = images[wanted.address];
  expect([made, problems, image?.widths, image?.height]).toEqual([1, [], [320, 640, 960, 1280], 853]);
  expect(image?.placeholder).toMatch(/^data:image\/webp;base64,.{20,400}$/);
  const name = image?.base.slice('/blog-images/'.length);
  expect(published()).toEqual(
    [320, 640, 960, 1280].flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]).sort(),
  );
  const copy = await sharp(join(folder, 'public', `${name}-640.webp`)).metadata();
  expect([copy.format, copy.width, copy.height]).toEqual(['webp', 640, 427]);
});

test('a transparent background becomes that of the drawn covers, so that no placeholder shows through', async () => {
  await make([cover('/cut-out.png')]);
  const file = published().find((name) => name.endsWith('-320.webp')) ?? '';
  const { isOpaque, dominant } = await sharp(join(folder, 'public', file)).stats();
  expect([GROUND, isOpaque]).toEqual([color('mist'), true]);
  const { r, g, b } = dominant;
  // The dominant color is counted in steps of 16.
  expect([r >> 4, g >> 4, b >> 4]).toEqual([0xe, 0xe, 0xe]);
});

test('a picture of pure noise stays within the budget', async () => {
  const wanted = cover('/busy.png');
  await make([wanted]);
  const sizes = published().map((file) => statSync(join(folder, 'public', file)).size);
  expect(sizes).toHaveLength(2);
  // 0.18 bytes a pixel: 49 kB at 640 pixels.
  for (const size of sizes) expect(size).toBeLessThan(320 * 213 * 0.18);
});

test('nothing is enlarged, and a portrait is a small square', async () => {
  const small = cover('/small.jpg');
  const portrait: WantedImage = { ...cover('/large.jpg'), kind: 'author' };
  const { images } = await make([small, portrait]);
  expect(images[small.address]?.widths).toEqual([320]);
  expect([images[portrait.address]?.widths, images[portrait.address]?.height]).toEqual([[96], 96]);
});

test.each([
  ['/gone', /status 404/],
  ['/page', /unsupported image format/i],
  ['/dot.png', /only 10 by 10/],
  ['/endless', /more than 12 MB/],
  ['/cut.jpg', /no answer/],
])('%s stops no build: a line gives the reason, and other pictures are made', async (path, reason) => {
  const { images, problems } = await make([cover(path), cover('/small.jpg')]);
  expect(Object.keys(images)).toEqual([cover('/small.jpg').address]);
  expect(problems).toEqual([expect.stringMatching(reason)]);
});

test('an answer that is not a picture is aborted: no build waits for its body', async () => {
  const closed = new Promise<boolean>((resolve) => {
    answers.set('/endless-404', (response) => {
      const more = () => response.write(Buffer.alloc(100_000)) && setImmediate(more);
      response
        .writeHead(404)
        .on('drain', more)
        .on('error', () => {});
      response.once('close', () => resolve(true));
      more();
    });
  });
  const { problems } = await make([cover('/endless-404')]);
  expect(problems).toEqual([expect.stringContaining('status 404')]);
  expect(await closed).toBe(true);
}, 10_000);

test('a second build only asks whether the picture changed', async () => {
  const first = await make([cover('/small.jpg'), cover('/other.jpg')]);
  const second = await make([cover('/small.jpg'), cover('/other.jpg')]);
  expect([first.made, second.made]).toEqual([2, 0]);
  expect(second.images).toEqual(first.images);
});

test('while the host is down, the copies of the last build are used', async () => {
  const before = await make([cover('/small.jpg')]);
  const down: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));
  const after = await make([cover('/small.jpg')], down);
  expect([after.images, after.problems]).toEqual([before.images, []]);
  expect(published()).toHaveLength(2);
});

test.each([503, 429])('a host that answers %i counts as down', async (status) => {
  const before = await make([cover('/small.jpg')]);
  const busy: typeof fetch = async () => new Response('busy', { status });
  const after = await make([cover('/small.jpg')], busy);
  expect([after.images, after.problems]).toEqual([before.images, []]);
});

test.each([
  ['/gone', /status 404/],
  ['/page', /unsupported image format/i],
])('a picture whose address now answers %s loses its copies, and a line gives the reason', async (path, reason) => {
  await make([cover('/small.jpg')]);
  const moved: typeof fetch = () => fetch(cover(path).address);
  const { images, problems } = await make([cover('/small.jpg')], moved);
  expect([images, problems]).toEqual([{}, [expect.stringMatching(reason)]]);
});

test('a picture with a new ETag is fetched once more, and counts as the same', async () => {
  const bytes = await picture(330, 220);
  const downloads: (string | null)[] = [];
  const marking =
    (etag: string): typeof fetch =>
    async (_, init) => {
      if (new Headers(init?.headers).get('if-none-match') === etag) return new Response(null, { status: 304 });
      downloads.push(etag);
      return new Response(new Uint8Array(bytes), { headers: { etag } });
    };
  const made: number[] = [];
  for (const etag of ['"one"', '"two"', '"two"']) made.push((await make([cover('/small.jpg')], marking(etag))).made);
  expect([made, downloads]).toEqual([
    [1, 0, 0],
    ['"one"', '"two"'],
  ]);
});

test('a host that never answers stops no build, and is not asked again after three timeouts', async () => {
  const wanted = Array.from({ length: 12 }, (_, index) => cover(`/silent?${index}`));
  const fetchSilent = jest.fn<Promise<Response>, Parameters<typeof fetch>>((_, init) => silent(init));
  const { images, problems } = await make(wanted, fetchSilent, impatient);
  expect([images, problems.length]).toEqual([{}, 12]);
  expect(problems[0]).toMatch(/no answer/);
  // Four are asked at once, so a few more than three may be under way.
  expect(fetchSilent.mock.calls.length).toBeLessThanOrEqual(7);
});

test('a picture that no post shows is not published, and leaves the cache after a month', async () => {
  await make([cover('/small.jpg'), cover('/other.jpg')]);
  await make([cover('/small.jpg')], fetch, daysLater(29));
  expect(published()).toHaveLength(2);
  expect((await make([cover('/other.jpg')], fetch, daysLater(29))).made).toBe(0);
  await make([cover('/small.jpg')], fetch, daysLater(60));
  expect(readdirSync(join(folder, 'cache'))).toHaveLength(3);
});

test('the same picture at another address is not rendered again', async () => {
  await make([cover('/small.jpg')]);
  const moved = { address: `${cover('/small.jpg').address}?moved`, kind: 'cover' } as const;
  const fetchMoved: typeof fetch = (address, init) => fetch(String(address).replace('?moved', ''), init);
  expect(await make([moved], fetchMoved)).toMatchObject({ made: 0, problems: [], images: { [moved.address]: {} } });
});
