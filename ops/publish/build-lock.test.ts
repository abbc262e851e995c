import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from './build-lock';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
const path = join(folder, '.cache', 'build.lock');
afterAll(() => rmSync(folder, { recursive: true }));

test('one process at a time has the lock, and releases it', () => {
  const release = takeLock(path, Date.now());
  expect(release).toBeDefined();
  expect(takeLock(path, Date.now())).toBeUndefined();
  release?.();
  const again = takeLock(path, Date.now());
  expect(again).toBeDefined();
  again?.();
});

test('the lock of a process that has ended is taken over', () => {
  // Larger than any process id.
  writeFileSync(path, '4194999');
  const release = takeLock(path, Date.now());
  expect(release).toBeDefined();
  release?.();
});

test('a lock from hours ago is taken over, even when its process id is in use again', () => {
  writeFileSync(path, String(process.pid));
  expect(takeLock(path, Date.now())).toBeUndefined();
  const hoursAgo = new Date(Date.now() - 2 * 60 * 60_000);
  utimesSync(path, hoursAgo, hoursAgo);
  expect(takeLock(path, Date.now())).toBeDefined();
});
