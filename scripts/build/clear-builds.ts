import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What a build is given and does not make: the posts with their pictures. And whoever builds here keeps the lock. */
const KEPT = ['posts.json', 'post-images', 'post-images.json', 'build.lock'];

/** Takes away what builds below `root` hand to the next one: Next's caches and our own. */
export async function clearBuilds(root: string): Promise<void> {
  const cached = await readdir(join(root, '.cache')).catch(() => []);
  const made = cached.filter((name) => !KEPT.includes(name)).map((name) => join('.cache', name));
  const paths = ['.next', 'deploy/built', ...made];
  await Promise.all(paths.map((path) => rm(join(root, path), { recursive: true, force: true })));
}
