import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { postsSnapshot } from '@/content/posts/index';
import { fakeSettings } from '../fake-settings';
import { samplePictures } from './catalog';
import { fetchWithSamples, findSamplePicture } from './load-sample-picture';

/** The smallest picture: the others take seconds. */
const PORTRAIT = '/content/images/2026/02/engineering.jpg';
const folder = mkdtempSync(join(tmpdir(), 'sample-pictures-'));
const cache = join(folder, '.cache');

beforeAll(() => jest.spyOn(process, 'cwd').mockReturnValue(folder));
afterAll(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const pathOf = (address: string) => new URL(address).pathname;
const covers = postsSnapshot.flatMap(({ feature_image }) => (feature_image ? [pathOf(feature_image)] : []));
const authors = postsSnapshot.flatMap(({ primary_author }) => primary_author ?? []);

test('each picture of a committed post exists, and none is unused', () => {
  const portraits = authors.flatMap(({ profile_image }) => (profile_image ? [pathOf(profile_image)] : []));
  expect([...new Set([...covers, ...portraits])].sort()).toEqual(Object.keys(samplePictures).sort());
});

test('the committed posts cover the cases of a real blog: pictures tall, transparent, animated and missing', () => {
  const pictures = covers.flatMap((path) => samplePictures[path] ?? []);
  const scenes = pictures.flatMap((picture) => picture.scenes());
  expect(scenes.filter(({ width, height }) => height > width)).toHaveLength(1);
  expect(scenes.filter(({ isCutOut }) => isCutOut)).toHaveLength(1);
  expect(pictures.filter((picture) => picture.format === 'gif' && picture.scenes().length > 1)).toHaveLength(1);
  expect(postsSnapshot.length - covers.length).toBe(2);
  expect(new Set(authors.flatMap(({ name, profile_image }) => (profile_image ? [] : name))).size).toBe(1);
});

test('a picture weighs as much as a photograph, and is the same, byte for byte, when made again', async () => {
  const file = (await findSamplePicture(PORTRAIT)?.read()) ?? Buffer.alloc(0);
  const { format, width, height } = await sharp(file).metadata();
  expect(format).toBe('jpeg');
  expect(file.length / (width * height)).toBeGreaterThan(0.15);
  rmSync(cache, { recursive: true });
  expect((await findSamplePicture(PORTRAIT)?.read())?.equals(file)).toBe(true);
});

test.each(['/content/images/2026/11/none.jpg', 'toString', '__proto__', ''])('there is no picture at %j', (path) => {
  expect(findSamplePicture(path)).toBeUndefined();
});

describe('a build without a blog host', () => {
  const asked: string[] = [];
  const fetch = fetchWithSamples(async (input) => {
    asked.push(String(input));
    return new Response('from the network');
  });
  const picture = fakeSettings.snapshotBlogOrigin + PORTRAIT;

  test('has the pictures of the committed posts, and 304 when it asks again', async () => {
    const { status, headers } = await fetch(picture);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const again = await fetch(picture, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    expect(asked).toEqual([]);
  });

  test('fetches everything else', async () => {
    const others = [`https://blog.example.com${PORTRAIT}`, `${fakeSettings.snapshotBlogOrigin}/content/images/x.jpg`];
    for (const address of others) await fetch(address);
    expect(asked).toEqual(others);
  });
});
