import { temporaryFolder } from '../temporary-folder-fixture';
import { contentCache } from './content-cache';

test('what was made of a content comes back in a later build, and a changed content gets its own', async () => {
  const folder = temporaryFolder();
  let made = 0;
  const make = async () => Buffer.from(`made ${++made}`);
  const get = async (...content: string[]) => (await contentCache(folder).get(make, ...content)).toString();
  expect(await get('br', 'words')).toBe('made 1');
  expect(await get('br', 'words')).toBe('made 1');
  expect(await get('br', 'Words')).toBe('made 2');
  // The parts count, not their sum.
  expect(await get('b', 'rwords')).toBe('made 3');
});
