import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { postsSnapshot } from '@/content/posts/index';
import { fakeSettings } from '../fake-environment';
import { fetchWithSamples, findSamplePicture } from './load-sample-picture';

test('each picture of a committed post exists, and none is unused', () => {
  const addresses = postsSnapshot.flatMap((post) => [post.feature_image, post.primary_author?.profile_image]);
  const paths = [...new Set(addresses)].flatMap((address) => (address ? new URL(address).pathname : []));
  expect(paths.filter((path) => !findSamplePicture(path))).toEqual([]);
  const files = readdirSync('scripts/preview/sample-pictures').filter((file) => file.endsWith('.jpg'));
  expect(paths.map((path) => basename(path)).sort()).toEqual(files);
});

test('a build without a blog host has these pictures, and fetches everything else', async () => {
  const asked: string[] = [];
  const fetch = fetchWithSamples(async (input) => {
    asked.push(String(input));
    return new Response('from the network');
  });
  const path = '/content/images/2026/11/struck-bill.jpg';
  const picture = await fetch(fakeSettings.snapshotBlogOrigin + path);
  expect((await sharp(await picture.arrayBuffer()).metadata()).format).toBe('jpeg');

  const others = [`https://blog.example.com${path}`, `${fakeSettings.snapshotBlogOrigin}/content/images/x.jpg`];
  for (const address of others) await fetch(address);
  expect(asked).toEqual(others);
});
