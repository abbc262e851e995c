import { readdirSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PostImages } from '@/lib/blog/post-image';
import { browserClock, type Clock } from '@/lib/platform/clock';
import { type Listening, listenOnLoopback } from '../../preview/loopback';
import { temporaryFolder } from '../../temporary-folder-fixture';
import { outsideFetch } from '../outside-fetch';
import { makeImages, type WantedImage } from './make-images';

type Answer = Buffer | ((response: ServerResponse) => void);

let host: Listening;
let folder: string;
const answers = new Map<string, Answer>();

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6a45' } })
    .png()
    .toBuffer();

function answerForever(response: ServerResponse, status: number) {
  const more = () => response.write(Buffer.alloc(1_000_000)) && setImmediate(more);
  response
    .writeHead(status)
    .on('drain', more)
    .on('error', () => {});
  more();
}

beforeAll(async () => {
  const server = createServer((request, response) => {
    const answer = answers.get(request.url?.split('?')[0] ?? '');
    if (typeof answer === 'function') answer(response);
    else response.end(answer);
  });
  host = await listenOnLoopback(server, 0);
  const large = await picture(1400, 1000);
  answers.set('/large.png', large);
  answers.set('/other.png', await picture(330, 220));
  answers.set('/dot.png', await picture(10, 10));
  answers.set('/small.png', await picture(400, 300));
  answers.set('/gone', (response) => response.writeHead(404).end('gone'));
  answers.set('/endless', (response) => answerForever(response, 200));
  answers.set('/cut-short.png', (response) => {
    response.writeHead(200, { 'content-length': large.length }).write(large.subarray(0, 500));
    response.destroy();
  });
});
beforeEach(() => {
  folder = temporaryFolder();
  last = {};
});
afterAll(() => host.close());

const cover = (path: string): WantedImage => ({ address: `http://127.0.0.1:${host.port}${path}`, kind: 'cover' });
let last: PostImages;
/** Makes the copies as a build does, after the builds before it in the same test. */
async function make(wanted: WantedImage[], fetcher = outsideFetch(host.origin), clock: Clock = browserClock) {
  const made = await makeImages(wanted, {
    cacheFolder: join(folder, 'cache'),
    last,
    publicFolder: join(folder, 'public'),
    fetch: fetcher,
    clock,
  });
  last = made.images;
  return made;
}
const published = () => readdirSync(join(folder, 'public')).sort();

test('a picture becomes AVIF and WebP copies in four widths, with a tiny one to begin with', async () => {
  const wanted = cover('/large.png');
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

test('nothing is enlarged, and a portrait is a small square', async () => {
  const small = cover('/small.png');
  const portrait: WantedImage = { ...cover('/large.png'), kind: 'author' };
  const { images } = await make([small, portrait]);
  expect(images[small.address]).toMatchObject({ widths: [320] });
  expect(images[portrait.address]).toMatchObject({ widths: [96], height: 96 });
});

test.each([
  ['/gone', /status 404/],
  ['/dot.png', /only 10 by 10/],
  ['/endless', /more than 12 MB/],
  ['/cut-short.png', /no answer/],
])('%s stops no build: a line gives the reason, and other pictures are made', async (path, reason) => {
  const { images, problems } = await make([cover(path), cover('/small.png')]);
  expect(Object.keys(images)).toEqual([cover('/small.png').address]);
  expect(problems).toEqual([expect.stringMatching(reason)]);
});

test.each<[string, typeof fetch]>([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers 503', async () => new Response('busy', { status: 503 })],
])('while the host %s, the copies of the last build are used', async (_, down) => {
  const before = await make([cover('/small.png')]);
  expect(await make([cover('/small.png')], down)).toEqual({ ...before, made: 0 });
  expect(published()).toHaveLength(2);
});

test('a picture that is gone loses its copies, and a line gives the reason', async () => {
  await make([cover('/small.png')]);
  const { images, problems } = await make([cover('/small.png')], () => fetch(cover('/gone').address));
  expect([images, problems]).toEqual([{}, [expect.stringMatching(/status 404/)]]);
});

test('a picture in a private network has no copy, even one of an earlier build', async () => {
  await make([cover('/small.png')]);
  const { images, problems } = await make([cover('/small.png')], outsideFetch('https://blog.example.com'));
  expect([images, problems]).toEqual([{}, [`${cover('/small.png').address}: 127.0.0.1 has a private address`]]);
});

test('a host that never answers stops no build, and is not asked again after three timeouts', async () => {
  const wanted = Array.from({ length: 12 }, (_, index) => cover(`/silent?${index}`));
  const silent = jest.fn();
  answers.set('/silent', silent);
  const impatient: Clock = { ...browserClock, after: (_, callback) => browserClock.after(100, callback) };
  const { images, problems } = await make(wanted, undefined, impatient);
  expect([images, problems.length]).toEqual([{}, 12]);
  expect(problems[0]).toMatch(/no answer/);
  // Four are asked at once, so a few more than three may be under way.
  expect(silent.mock.calls.length).toBeLessThanOrEqual(7);
});

test('a picture that no post shows is not published, and has its copies when one shows it again', async () => {
  await make([cover('/small.png'), cover('/other.png')]);
  await make([cover('/small.png')]);
  expect(published()).toHaveLength(2);
  expect((await make([cover('/other.png')])).made).toBe(0);
});
