import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { postsSnapshot } from '@/content/posts/index';
import { fakeSettings } from '../fake-settings';
import { DRAWINGS, fetchWithSamples, findSamplePicture } from './load-sample-picture';

/** The smallest picture: the others take seconds. */
const PORTRAIT = '/content/images/2026/02/engineering.jpg';
const folder = mkdtempSync(join(tmpdir(), 'sample-pictures-'));

beforeAll(() => jest.spyOn(process, 'cwd').mockReturnValue(folder));
afterAll(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('each picture of a committed post exists, and no drawing is unused', () => {
  const addresses = postsSnapshot.flatMap((post) => [post.feature_image, post.primary_author?.profile_image]);
  const paths = [...new Set(addresses)].flatMap((address) => (address ? new URL(address).pathname : []));
  expect(paths.filter((path) => !findSamplePicture(path))).toEqual([]);
  expect(paths.map((path) => parse(path).name).sort()).toEqual(readdirSync(DRAWINGS).map((file) => parse(file).name));
});

test('a picture weighs as much as a photograph, and is the same, byte for byte, when made again', async () => {
  const file = (await findSamplePicture(PORTRAIT)?.read()) ?? new Uint8Array();
  const { format, width, height } = await sharp(file).metadata();
  expect(format).toBe('jpeg');
  expect(file.length / (width * height)).toBeGreaterThan(0.15);
  rmSync(join(folder, '.cache'), { recursive: true });
  expect(await findSamplePicture(PORTRAIT)?.read()).toEqual(file);
});

test('a build without a blog host has these pictures, 304 when it asks again, and fetches everything else', async () => {
  const asked: string[] = [];
  const fetch = fetchWithSamples(async (input) => {
    asked.push(String(input));
    return new Response('from the network');
  });
  const picture = fakeSettings.snapshotBlogOrigin + PORTRAIT;
  const { status, headers } = await fetch(picture);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const again = await fetch(picture, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);

  const others = [`https://blog.example.com${PORTRAIT}`, `${fakeSettings.snapshotBlogOrigin}/content/images/x.jpg`];
  for (const address of others) await fetch(address);
  expect(asked).toEqual(others);
});
