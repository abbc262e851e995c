import { liveRelease, lockLinks } from './releases';
import { failureFile, pendingBuildFile, releaseFile, rollbackFile, type Status, statusFile } from './state-files';

/**
 * Writes `status.json` from what is on disk. Never rejects: what is published does not depend on it.
 *
 * @param log gets one line when it cannot be written
 */
export async function updateStatus(root: string, log: (line: string) => void = console.error): Promise<void> {
  try {
    const lock = await lockLinks(root);
    try {
      statusFile.write(root, await readStatus(root));
    } finally {
      lock.release();
    }
  } catch (error) {
    log(`status.json could not be written: ${error instanceof Error ? error.message : error}`);
  }
}

async function readStatus(root: string): Promise<Status> {
  const release = (await liveRelease(root)) ?? null;
  const info = release === null ? undefined : releaseFile(release).read(root);
  const rollback = rollbackFile.read(root);
  const failure = failureFile.read(root);
  return {
    publishedAt: info?.publishedAt ?? null,
    release,
    commit: info?.commit ?? null,
    newestPost: info?.newestPost ?? null,
    rolledBackAt: rollback?.release === release ? rollback.at : null,
    pending: pendingBuildFile.read(root) ?? null,
    failed: failure ? { at: failure.at } : null,
  };
}
