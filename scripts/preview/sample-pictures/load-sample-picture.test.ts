import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { postsSnapshot } from '@/content/posts/index';
import { samplePictures } from './catalog';
import { findSamplePicture } from './load-sample-picture';

const folder = mkdtempSync(join(tmpdir(), 'sample-pictures-'));
const files = new Map<string, Buffer>();

beforeAll(async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  for (const path of Object.keys(samplePictures)) {
    files.set(path, (await findSamplePicture(path)?.read()) ?? Buffer.alloc(0));
  }
}, 60_000);
afterAll(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const shown = postsSnapshot.flatMap(({ feature_image, primary_author }) => [
  ...(feature_image ? [feature_image] : []),
  ...(primary_author?.profile_image ? [primary_author.profile_image] : []),
]);
const pathOf = (address: string) => new URL(address).pathname;

test('every picture of a committed post exists, and each that exists is shown', () => {
  expect([...new Set(shown.map(pathOf))].sort()).toEqual(Object.keys(samplePictures).sort());
});

test('two committed posts have no picture, and one author has none', () => {
  expect(postsSnapshot.filter(({ feature_image }) => feature_image === null)).toHaveLength(2);
  const pictures = new Map(postsSnapshot.map(({ primary_author: author }) => [author?.name, author?.profile_image]));
  expect([...pictures.values()].filter((picture) => picture === null)).toHaveLength(1);
});

test('they are what blogs have: photographs of some hundred kB, a tall one, a cut-out and an animation', async () => {
  const covers = postsSnapshot.flatMap(({ feature_image }) => (feature_image ? [pathOf(feature_image)] : []));
  const found = await Promise.all(
    covers.map(async (path) => {
      const file = files.get(path) ?? Buffer.alloc(0);
      const { width, height, hasAlpha, pages = 1, format } = await sharp(file).metadata();
      return { format, kB: file.length / 1000, isTall: height > width, hasAlpha, isAnimated: pages > 1 };
    }),
  );
  for (const { kB } of found) expect(kB).toBeGreaterThan(300);
  expect(found.filter(({ isTall }) => isTall)).toHaveLength(1);
  expect(found.filter(({ format, hasAlpha }) => format === 'png' && hasAlpha)).toHaveLength(1);
  expect(found.filter(({ format, isAnimated }) => format === 'gif' && isAnimated)).toHaveLength(1);
});

test('a picture made anew is the same, byte for byte', async () => {
  const path = '/content/images/2026/04/desk-lamp.jpg';
  const cache = join(folder, '.cache', 'sample-pictures');
  for (const file of readdirSync(cache)) rmSync(join(cache, file));
  expect((await findSamplePicture(path)?.read())?.equals(files.get(path) ?? Buffer.alloc(0))).toBe(true);
});

test.each(['/content/images/2026/11/none.jpg', 'toString', '__proto__', ''])('there is no picture at %j', (path) => {
  expect(findSamplePicture(path)).toBeUndefined();
});
