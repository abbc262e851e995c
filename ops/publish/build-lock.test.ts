import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import { takeLock } from './build-lock';

let path: string;
beforeEach(() => {
  path = join(temporaryFolder(), 'build.lock');
});

test('one process at a time has the lock, and releases it', () => {
  const release = takeLock(path, Date.now());
  expect(release).toBeDefined();
  expect(takeLock(path, Date.now())).toBeUndefined();
  release?.();
  expect(takeLock(path, Date.now())).toBeDefined();
});

test('the lock of a process that has ended is taken over', () => {
  // Larger than any process id.
  writeFileSync(path, '4194999');
  expect(takeLock(path, Date.now())).toBeDefined();
});

test('a lock from hours ago is taken over, even when its process id is in use again', () => {
  writeFileSync(path, String(process.pid));
  expect(takeLock(path, Date.now())).toBeUndefined();
  const hoursAgo = new Date(Date.now() - 2 * 60 * 60_000);
  utimesSync(path, hoursAgo, hoursAgo);
  expect(takeLock(path, Date.now())).toBeDefined();
});
