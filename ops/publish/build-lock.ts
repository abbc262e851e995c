import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A build of 5,000 posts takes a few minutes; a lock this old belongs to a process that is gone. */
const STALE_MS = 60 * 60_000;

/**
 * Takes the lock of the one build at a time, among all processes of this machine.
 *
 * @returns how to give it back; undefined while another process holds it
 */
export function takeLock(path: string, now: number): (() => void) | undefined {
  mkdirSync(dirname(path), { recursive: true });
  if (isStale(path, now)) rmSync(path, { force: true });
  try {
    // Fails where the file exists: of two processes that ask at once, one gets it.
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch {
    return undefined;
  }
  return () => rmSync(path, { force: true });
}

/** Whether its process ended without giving it back, as after a power cut. */
function isStale(path: string, now: number): boolean {
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file) return false;
  if (now - file.mtimeMs > STALE_MS) return true;
  const pid = Number(readFileSync(path, 'utf8'));
  // Its holder has made the file and not yet written into it.
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ESRCH';
  }
}
