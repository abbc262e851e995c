import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import { buildFile } from './build-file';

const path = join(temporaryFolder(), 'dates.json');
const { load } = buildFile('dates.json', z.record(z.string(), z.number()), {});

test('a missing, broken or invalid file gives the fallback', () => {
  expect(load(path)).toEqual({});
  for (const text of ['{"a":', '{"a":"one"}']) {
    writeFileSync(path, text);
    expect(load(path)).toEqual({});
  }
});

test('the file is read once, and again after a change', () => {
  writeFileSync(path, '{"a":1}');
  const first = load(path);
  expect(first).toEqual({ a: 1 });
  expect(load(path)).toBe(first);
  writeFileSync(path, '{"a":22}');
  expect(load(path)).toEqual({ a: 22 });
});
