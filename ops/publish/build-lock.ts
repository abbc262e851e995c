import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The exit code of a publish that found another build running: sendmail's "try again later" (EX_TEMPFAIL). */
export const BUSY_EXIT_CODE = 75;

/** An older lock was left behind: even a build with 5,000 posts takes only a few minutes. */
const STALE_MS = 60 * 60_000;

/**
 * Takes the lock that allows one build at a time on this machine.
 *
 * Own code: lock packages renew locks with timers. Here the process id in the file tells whether it is still held.
 *
 * @returns a function that releases the lock; undefined when another process holds it
 */
export function takeLock(path: string, now: number): (() => void) | undefined {
  mkdirSync(dirname(path), { recursive: true });
  if (isStale(path, now)) rmSync(path, { force: true });
  try {
    // `wx` fails when the file exists, so only one of two processes gets the lock.
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch {
    return undefined;
  }
  return () => rmSync(path, { force: true });
}

/** Whether its process ended without releasing it, as in a power cut. */
function isStale(path: string, now: number): boolean {
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file) return false;
  if (now - file.mtimeMs > STALE_MS) return true;
  const pid = Number(readFileSync(path, 'utf8'));
  // The other process has created the file but not yet written to it.
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ESRCH';
  }
}
