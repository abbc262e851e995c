import { spawn } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import { type Lock, takeLock, waitForLock } from './locks';

let folder: string;
let path: string;
beforeEach(() => {
  folder = temporaryFolder();
  path = join(folder, 'publish.lock');
});

/** A program that inherits the lock and runs until it is killed. */
function holder({ fd }: Lock) {
  const child = spawn('sleep', ['60'], { stdio: ['ignore', 'ignore', 'ignore', fd] });
  return {
    kill: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGKILL');
      }),
  };
}

test('one at a time has the lock, and releases it', () => {
  const lock = takeLock(path);
  expect(lock).toBeDefined();
  expect(takeLock(path)).toBeUndefined();
  lock?.release();
  expect(takeLock(path)).toBeDefined();
});

test('a lock file that an ended process left behind refuses nobody, whatever it holds', () => {
  writeFileSync(path, String(process.pid));
  expect(takeLock(path)).toBeDefined();
});

test('a folder and a link to it are the same place', () => {
  const link = join(temporaryFolder(), 'link');
  symlinkSync(folder, link);
  expect(takeLock(path)).toBeDefined();
  expect(takeLock(join(link, 'publish.lock'))).toBeUndefined();
});

test('a program that inherits the lock keeps it, until it is killed', async () => {
  const lock = takeLock(path);
  if (!lock) throw new Error('The lock is taken.');
  const child = holder(lock);
  lock.release();
  expect(takeLock(path)).toBeUndefined();
  const waiting = waitForLock(path, 20_000);
  await child.kill();
  expect(await waiting).toBeDefined();
});

test('a wait for the lock has an end', async () => {
  takeLock(path);
  expect(await waitForLock(path, 1)).toBeUndefined();
});

test('a place that cannot be written is named in one line', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(() => takeLock(join(file, 'publish.lock'))).toThrow(`${file} cannot be written: E`);
});
