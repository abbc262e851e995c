import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from './precompress';

const text = 'The same line, many times over. '.repeat(60);
const noise = Buffer.concat(['a', 'b', 'c', 'd', 'e'].map((seed) => createHash('sha512').update(seed).digest()));

let folder: string;
const site = (name: string) => join(folder, 'out', name);
const run = () => precompress(join(folder, 'out'), join(folder, 'cache'));
const cached = async () => (await readdir(join(folder, 'cache'))).sort();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
  await mkdir(site('_next'), { recursive: true });
  const files = { 'index.html': text, '_next/a.js': text, 'short.txt': 'short', 'photo.png': text, 'noise.txt': noise };
  for (const [name, content] of Object.entries(files)) await writeFile(site(name), content);
});
afterEach(() => rm(folder, { recursive: true }));

test('text files get copies that decompress to the same text, unless they are short or would grow; pictures get none', async () => {
  expect(await run()).toBe(3);
  expect(brotliDecompressSync(await readFile(site('index.html.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(site('_next/a.js.gz'))).toString()).toBe(text);
  const files = ['_next', 'index.html', 'index.html.br', 'index.html.gz', 'noise.txt', 'photo.png', 'short.txt'];
  expect((await readdir(join(folder, 'out'))).sort()).toEqual(files);
});

test('equal texts share their copies in the cache, and a changed file gets a new one', async () => {
  await run();
  const first = await cached();
  expect(first).toHaveLength(4);
  await writeFile(site('index.html'), text.toUpperCase());
  await run();
  expect(brotliDecompressSync(await readFile(site('index.html.br'))).toString()).toBe(text.toUpperCase());
  expect(await cached()).toEqual(expect.arrayContaining(first));
});

test('a copy comes from the cache, until it is older than a month', async () => {
  await run();
  const copies = (await cached()).map((name) => join(folder, 'cache', name));
  for (const copy of copies) await writeFile(copy, 'cached');
  await run();
  expect(await readFile(site('index.html.br'), 'utf8')).toBe('cached');
  for (const copy of copies) await utimes(copy, new Date(0), new Date(0));
  await run();
  expect(brotliDecompressSync(await readFile(site('index.html.br'))).toString()).toBe(text);
});
