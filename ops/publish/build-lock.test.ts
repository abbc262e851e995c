import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from './build-lock';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
const path = join(folder, '.cache', 'build.lock');
afterAll(() => rmSync(folder, { recursive: true }));

test('one holds it at a time, and gives it back', () => {
  const release = takeLock(path, Date.now());
  expect(release).toBeDefined();
  expect(takeLock(path, Date.now())).toBeUndefined();
  release?.();
  const again = takeLock(path, Date.now());
  expect(again).toBeDefined();
  again?.();
});

test('the lock of a process that is gone is taken over', () => {
  // No process has a number as large as this.
  writeFileSync(path, '4194999');
  const release = takeLock(path, Date.now());
  expect(release).toBeDefined();
  release?.();
});

test('a lock of hours ago is taken over, whoever has the number of its process by now', () => {
  writeFileSync(path, String(process.pid));
  expect(takeLock(path, Date.now())).toBeUndefined();
  const hoursAgo = new Date(Date.now() - 2 * 60 * 60_000);
  utimesSync(path, hoursAgo, hoursAgo);
  expect(takeLock(path, Date.now())).toBeDefined();
});
