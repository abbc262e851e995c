import { existsSync } from 'node:fs';
import { toConfirm } from '@/content/to-confirm';
import { listToConfirm } from './list-samples';

test('a build prints each statement that the owner has to confirm, with a file that exists', () => {
  const lines = listToConfirm();
  expect(lines).toHaveLength(toConfirm.length);
  for (const { file, statement } of toConfirm) expect(lines).toContainEqual(`${file}: ${statement}`);
  expect(toConfirm.map(({ file }) => file).filter((file) => !existsSync(file))).toEqual([]);
});
