import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { precompress } from '../export/precompress';
import { sentSizes } from './sent-size';

const text = 'The same line, many times over. '.repeat(60);
const folder = mkdtempSync(join(tmpdir(), 'sizes-'));
const root = join(folder, 'out');
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['a.js', text, '.br'],
  ['favicon.ico', text, '.br'],
  ['photo.png', text, ''],
  ['short.txt', 'short', ''],
])('the size of %s is that of what is sent, with or without a precompressed copy', async (name, content, suffix) => {
  await mkdir(root, { recursive: true });
  await writeFile(join(root, name), content);
  const before = await sentSizes(root)(`/${name}?a=1`);
  await precompress(root, join(folder, 'cache'));
  const { size } = await stat(join(root, name + suffix));
  expect([before, await sentSizes(root)(`/${name}`)]).toEqual([size, size]);
});
