import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/*
 * The small JSON files in PUBLISH_ROOT. All of them are read as absent when they are cut off or of another shape.
 */

const time = z.iso.datetime();

const newestPostSchema = z.object({ title: z.string(), url: z.string().nullable(), publishedAt: time });

/** What is known of a release. `commit` is null without git, `newestPost` without posts. */
const releaseSchema = z.object({
  publishedAt: time,
  commit: z.string().nullable(),
  newestPost: newestPostSchema.nullable(),
});

/** A change on the blog that is not yet published. */
const pendingBuildSchema = z.object({
  since: time,
  /** The builds that failed. */
  attempts: z.int().min(0),
  nextTryAt: time.nullable(),
});

/** The last publish failed. */
const failureSchema = z.object({
  at: time,
  reason: z.string(),
  /** Whether the message about it was sent. */
  isReported: z.boolean(),
});

/** What `status.json` says to everyone. */
const statusSchema = z.object({
  /** When the live release was published; null before the first one. */
  publishedAt: time.nullable(),
  release: z.string().nullable(),
  commit: z.string().nullable(),
  newestPost: newestPostSchema.nullable(),
  /** When the live release was brought back; null when it is the last one that was published. */
  rolledBackAt: time.nullable(),
  pending: pendingBuildSchema.nullable(),
  failed: z.object({ at: time }).nullable(),
});

export type PendingBuild = z.infer<typeof pendingBuildSchema>;
export type ReleaseInfo = z.infer<typeof releaseSchema>;
export type Status = z.infer<typeof statusSchema>;

export const pendingBuildFile = stateFile('pending-build.json', pendingBuildSchema);
export const failureFile = stateFile('failure.json', failureSchema);
export const rollbackFile = stateFile('rollback.json', z.object({ release: z.string(), at: time }));
export const statusFile = stateFile('status.json', statusSchema);
export const releaseFile = (release: string) => stateFile(`releases/${release}.json`, releaseSchema);

function stateFile<T>(name: string, schema: z.ZodType<T>) {
  const pathIn = (root: string) => join(root, name);
  return {
    exists: (root: string) => existsSync(pathIn(root)),
    read(root: string): T | undefined {
      try {
        return schema.parse(JSON.parse(readFileSync(pathIn(root), 'utf8')));
      } catch {
        return undefined;
      }
    },
    /** Atomic, and on the disk when it returns: a power cut leaves the old file or the new one. */
    write(root: string, value: T) {
      const path = pathIn(root);
      writeFileSync(`${path}.next`, `${JSON.stringify(value, null, 2)}\n`, { flush: true });
      renameSync(`${path}.next`, path);
      const folder = openSync(dirname(path), 'r');
      fsyncSync(folder);
      closeSync(folder);
    },
    remove(root: string) {
      rmSync(pathIn(root), { force: true });
    },
  };
}
