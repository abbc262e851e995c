import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './export/export-files';

/** The input of a build, and the lock of a running one. */
const KEPT = ['posts.json', 'post-images', 'post-images.json', 'build.lock'];

/** Removes what one build leaves for the next: Next's caches and our own, but not the posts and their pictures. */
export async function clearBuilds(root: string): Promise<void> {
  const cached = await readdir(join(root, '.cache')).catch(() => []);
  const made = cached.filter((name) => !KEPT.includes(name)).map((name) => join('.cache', name));
  const paths = ['.next', 'deploy/built', ...made];
  await Promise.all(paths.map((path) => rm(join(root, path), { recursive: true, force: true })));
}

/** The hash of every file below a folder, by path. */
export async function hashFiles(root: string): Promise<Map<string, string>> {
  const files = await listFiles(root);
  const hashes = files.map(async (file): Promise<[string, string]> => {
    const content = await readFile(join(root, file));
    return [join(root, file), createHash('sha256').update(content).digest('hex')];
  });
  return new Map(await Promise.all(hashes));
}

/** The files that differ between two builds, a line each. */
export function differences(first: ReadonlyMap<string, string>, second: ReadonlyMap<string, string>): string[] {
  const names = [...new Set([...first.keys(), ...second.keys()])].sort();
  return names.flatMap((name) => {
    const [one, other] = [first.get(name), second.get(name)];
    if (one === other) return [];
    if (one === undefined) return [`${name}: only in the second build`];
    return [other === undefined ? `${name}: only in the first build` : `${name}: the content differs`];
  });
}
