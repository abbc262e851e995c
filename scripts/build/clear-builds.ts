import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The input of a build, and the lock of a running one. */
const KEPT = ['posts.json', 'post-images', 'post-images.json', 'build.lock'];

/** Removes what one build leaves for the next: Next's caches and our own, but not the posts and their pictures. */
export async function clearBuilds(root: string): Promise<void> {
  const cached = await readdir(join(root, '.cache')).catch(() => []);
  const made = cached.filter((name) => !KEPT.includes(name)).map((name) => join('.cache', name));
  const paths = ['.next', 'deploy/built', ...made];
  await Promise.all(paths.map((path) => rm(join(root, path), { recursive: true, force: true })));
}
