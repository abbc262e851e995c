import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { buildFile } from './build-file';

const folder = mkdtempSync(join(tmpdir(), 'build-file-'));
const path = join(folder, 'dates.json');
const { load } = buildFile('dates.json', z.record(z.string(), z.number()), {});
afterAll(() => rmSync(folder, { recursive: true }));

test('without the file, and where it is broken or of another shape, there is the fallback', () => {
  expect(load(path)).toEqual({});
  for (const text of ['{"a":', '{"a":"one"}']) {
    writeFileSync(path, text);
    expect(load(path)).toEqual({});
  }
});

test('it is read once, and again when it has changed', () => {
  writeFileSync(path, '{"a":1}');
  const first = load(path);
  expect(first).toEqual({ a: 1 });
  expect(load(path)).toBe(first);
  writeFileSync(path, '{"a":22}');
  expect(load(path)).toEqual({ a: 22 });
});
