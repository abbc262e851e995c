import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { clearBuilds } from './clear-builds';
import { listFiles } from './export/export-files';

const folder = mkdtempSync(join(tmpdir(), 'clear-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('clearing removes what an earlier build made, and keeps the posts and their pictures', async () => {
  const given = ['.cache/post-images.json', '.cache/post-images/index.json', '.cache/posts.json', 'content/site.ts'];
  const made = ['.cache/social-cards/a.png', '.cache/compressed/a.br', '.cache/sizes.txt', '.next/a', 'deploy/built/a'];
  for (const file of [...given, ...made]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), '');
  }
  await clearBuilds(folder);
  expect(await listFiles(folder)).toEqual(given);
});

test('clearing a project that was never built does nothing', async () => {
  const empty = mkdtempSync(join(folder, 'empty-'));
  await clearBuilds(empty);
  expect(await listFiles(empty)).toEqual([]);
});
