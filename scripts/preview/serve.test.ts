import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redirects } from '@/content/redirects';
import { fakeSettings } from './fake-settings';
import { startFakes, startSite } from './serve';

test('the fake blog has every committed article, each at an address that opens', async () => {
  const { origin, close } = await startFakes(0);
  const answer = await fetch(`${origin}/ghost/api/v3/content/posts/?key=${fakeSettings.ghostContentKey}&limit=all`);
  const { posts }: { posts: { url: string }[] } = await answer.json();
  expect(posts.length).toBeGreaterThan(0);
  for (const { url } of posts) {
    expect(url.startsWith(`${origin}/`)).toBe(true);
    expect((await fetch(url)).status).toBe(200);
  }
  await close();
});

test('the site is served with the redirects of the content', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'out-'));
  await writeFile(join(folder, 'index.html'), 'home');
  const { origin, close } = await startSite(0, folder);
  expect(await (await fetch(origin)).text()).toBe('home');
  expect(redirects.length).toBeGreaterThan(0);
  for (const { from, to } of redirects) {
    const { status, headers } = await fetch(origin + from, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([308, to]);
  }
  await close();
  await rm(folder, { recursive: true });
});

test('without an export the error says how to make one', async () => {
  await expect(startSite(0, '/nowhere/out')).rejects.toThrow(
    'There is no exported site in /nowhere/out: make it with npm run build.',
  );
});
