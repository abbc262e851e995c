import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from './precompress';

const text = 'The same line, many times over. '.repeat(60);

let folder: string;
const site = (name: string) => join(folder, 'out', name);
const run = () => precompress(join(folder, 'out'), join(folder, 'cache'));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
  await mkdir(join(folder, 'out/_next'), { recursive: true });
  await writeFile(site('index.html'), text);
  await writeFile(site('_next/a.js'), text);
  await writeFile(site('short.txt'), 'short');
  await writeFile(site('photo.png'), text);
});

afterEach(() => rm(folder, { recursive: true }));

test('text files get copies that decompress to the same text; short files and pictures get none', async () => {
  await run();
  expect(brotliDecompressSync(await readFile(site('index.html.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(site('_next/a.js.gz'))).toString()).toBe(text);
  expect((await readdir(join(folder, 'out'))).sort()).toEqual(
    ['_next', 'index.html', 'index.html.br', 'index.html.gz', 'photo.png', 'short.txt'].sort(),
  );
});

test('the same content is compressed once, in this build and the next', async () => {
  expect(await run()).toEqual({ files: 2, made: 2 });
  await rm(site('index.html.br'));
  expect(await run()).toEqual({ files: 2, made: 0 });
  expect(existsSync(site('index.html.br'))).toBe(true);
});

test('a changed file gets a new copy', async () => {
  await run();
  await writeFile(site('index.html'), text.toUpperCase());
  await run();
  expect(brotliDecompressSync(await readFile(site('index.html.br'))).toString()).toBe(text.toUpperCase());
});

test('a file that does not shrink gets no copy', async () => {
  const noise = Buffer.concat(['a', 'b', 'c', 'd', 'e'].map((seed) => createHash('sha512').update(seed).digest()));
  await writeFile(site('noise.txt'), noise);
  await run();
  expect((await readdir(join(folder, 'out'))).filter((name) => name.startsWith('noise'))).toEqual(['noise.txt']);
});

test('copies older than a month leave the cache', async () => {
  await run();
  const [oldest = ''] = await readdir(join(folder, 'cache'));
  await utimes(join(folder, 'cache', oldest), new Date(0), new Date(0));
  expect(await run()).toEqual({ files: 2, made: 1 });
});
