import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from 'fs-native-extensions';

/*
 * Locks of the kernel on open files. The kernel releases a lock when the last process that has the file open ends, however it
 * ends. A lock file stays on disk and says nothing by itself.
 */

/** The exit code of a publish that found another one running: sendmail's "try again later" (EX_TEMPFAIL). */
export const BUSY_EXIT_CODE = 75;

const POLL_MS = 50;

export type Lock = {
  /** A child process that inherits it keeps the lock until it ends, too. */
  fd: number;
  /** The lock is free when no child process has it either. */
  release: () => void;
};

/**
 * Takes the lock of a file, which it creates with its folder.
 *
 * @returns undefined when another process has the lock
 * @throws Error with a message of one line when the file cannot be written
 */
export function takeLock(path: string): Lock | undefined {
  const fd = openForWriting(path);
  const release = () => closeSync(fd);
  if (tryLock(fd)) return { fd, release };
  release();
  return undefined;
}

/** As takeLock, but waits for the process that has the lock; undefined when that takes longer than `maxMs`. */
export async function waitForLock(path: string, maxMs: number): Promise<Lock | undefined> {
  for (const startMs = performance.now(); ; await sleep(POLL_MS)) {
    const lock = takeLock(path);
    if (lock || performance.now() - startMs > maxMs) return lock;
  }
}

function openForWriting(path: string): number {
  try {
    mkdirSync(dirname(path), { recursive: true });
    return openSync(path, 'a');
  } catch (error) {
    throw new Error(`${dirname(path)} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
}
