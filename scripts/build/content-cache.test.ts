import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary-folder-fixture';
import { contentCache } from './content-cache';

let folder: string;
let made: number;
const make = async () => {
  made += 1;
  return Buffer.from(`made ${made}`);
};
const get = async (...content: string[]) => (await contentCache(folder).get(make, ...content)).toString();

beforeEach(() => {
  folder = temporaryFolder();
  made = 0;
});

test('what was made of a content comes back in a later build, and a changed content gets its own', async () => {
  expect(await get('br', 'words')).toBe('made 1');
  expect(await get('br', 'words')).toBe('made 1');
  expect(await get('br', 'Words')).toBe('made 2');
  // The parts count, not their sum.
  expect(await get('b', 'rwords')).toBe('made 3');
});

test('the same content is made once, also when two files have it at the same time', async () => {
  const cache = contentCache(folder);
  const results = await Promise.all([cache.get(make, 'words'), cache.get(make, 'words')]);
  expect(results.map(String)).toEqual(['made 1', 'made 1']);
});

test('what is older than a month goes', async () => {
  await get('old');
  for (const name of await readdir(folder)) await utimes(join(folder, name), new Date(0), new Date(0));
  await get('new');
  await contentCache(folder).removeOld();
  expect(await get('new')).toBe('made 2');
  expect(await get('old')).toBe('made 3');
});
