import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolder } from '../../temporary-folder-fixture';
import { contentCache } from '../content-cache';
import { precompress } from './precompress';

const text = 'The same line, many times over. '.repeat(60);
const noise = Buffer.concat(['a', 'b', 'c', 'd', 'e'].map((seed) => createHash('sha512').update(seed).digest()));

test('text files get copies that decompress to the same text, unless they are short or would grow; pictures get none', async () => {
  const folder = temporaryFolder();
  const site = (name: string) => join(folder, 'out', name);
  await mkdir(site('_next'), { recursive: true });
  const files = { 'index.html': text, '_next/a.js': text, 'short.txt': 'short', 'photo.png': text, 'noise.txt': noise };
  for (const [name, content] of Object.entries(files)) await writeFile(site(name), content);

  const cache = contentCache(join(folder, 'cache'));
  expect(await precompress(join(folder, 'out'), { cache, isWanted: () => true })).toBe(3);
  expect(brotliDecompressSync(await readFile(site('index.html.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(site('_next/a.js.gz'))).toString()).toBe(text);
  const written = ['_next', 'index.html', 'index.html.br', 'index.html.gz', 'noise.txt', 'photo.png', 'short.txt'];
  expect((await readdir(join(folder, 'out'))).sort()).toEqual(written);
});
