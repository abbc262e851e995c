import { cp, lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isFile } from '@/scripts/is-file';

/**
 * The live release is one of them. What was live before it is kept as well, however old: that one is known to be good,
 * and `previous` names it.
 */
const RELEASES_KEPT = 3;

/**
 * A folder that a web server serves: `current` is a link to one of `releases/`, each a whole site.
 *
 * Publishing copies beside, then moves the link in one step: a visitor gets the old site or the new one, never a part.
 *
 * `previous` links the release that was live before: pages still open in browsers ask for its files. There is none before
 * the second release.
 */
const releasesOf = (root: string) => join(root, 'releases');

/**
 * Makes an exported site the live one, and keeps the newest three releases and the one that was live until now.
 *
 * @param now names the release; later releases have greater names
 * @returns the release's name
 * @throws Error if there is no whole site in the folder; what is live stays as it is
 */
export async function publishRelease(site: string, root: string, now: Date): Promise<string> {
  for (const page of ['index.html', '404.html']) {
    if (!(await isFile(join(site, page)))) throw new Error(`${site} holds no ${page}: nothing was published`);
  }
  const existing = await listReleases(root);
  const name = freeName(now, existing);
  const incoming = join(root, `.incoming-${name}`);
  await mkdir(releasesOf(root), { recursive: true });
  await removeUnfinished(root);
  try {
    await cp(site, incoming, { recursive: true });
    await rename(incoming, join(releasesOf(root), name));
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    throw error;
  }
  const before = await liveRelease(root);
  await makeLive(root, name, before);
  await removeOld(root, [name, before]);
  return name;
}

/**
 * Makes an earlier release the live one again: the one named, or the newest that is older than the live one.
 *
 * @throws Error with one line for the reader, if there is none
 */
export async function rollBack(root: string, wanted?: string): Promise<{ from: string | undefined; to: string }> {
  const [names, from] = [await listReleases(root), await liveRelease(root)];
  if (wanted !== undefined && !names.includes(wanted)) {
    throw new Error(`There is no release ${wanted} in ${root}; there are ${names.join(', ') || 'none'}.`);
  }
  const to = wanted ?? names.filter((name) => from !== undefined && name < from).at(-1);
  if (to === undefined) throw new Error(`There is no release older than ${from ?? 'none'} in ${root}.`);
  await makeLive(root, to, from);
  return { from, to };
}

/** The release that visitors get; undefined before the first. */
export async function liveRelease(root: string): Promise<string | undefined> {
  try {
    return basename(await readlink(join(root, 'current')));
  } catch {
    return undefined;
  }
}

/** The names of all releases, the oldest first. */
export async function listReleases(root: string): Promise<string[]> {
  try {
    return (await readdir(releasesOf(root))).sort();
  } catch {
    return [];
  }
}

/** `previous` first: the files of the release that is live until now are at no time out of reach. */
async function makeLive(root: string, name: string, before: string | undefined): Promise<void> {
  if (before !== undefined && before !== name) await pointLink(root, 'previous', before);
  await pointLink(root, 'current', name);
}

/** A link cannot be changed, but a new one can take its name, and that is one step. */
async function pointLink(root: string, name: 'current' | 'previous', release: string): Promise<void> {
  const [link, next] = [join(root, name), join(root, `.${name}-next`)];
  if (await isFolder(link)) throw new Error(`${link} is a folder; expected a link. Move it away first.`);
  await rm(next, { force: true });
  // Relative, so that the whole root may be moved or mounted elsewhere.
  await symlink(join('releases', release), next);
  await rename(next, link);
}

async function removeOld(root: string, kept: readonly (string | undefined)[]): Promise<void> {
  const names = await listReleases(root);
  const old = names.slice(0, -RELEASES_KEPT).filter((name) => !kept.includes(name));
  await Promise.all(old.map((name) => rm(join(releasesOf(root), name), { recursive: true, force: true })));
}

/** What a publish that was killed left behind. */
async function removeUnfinished(root: string): Promise<void> {
  const left = (await readdir(root)).filter((name) => name.startsWith('.incoming-'));
  await Promise.all(left.map((name) => rm(join(root, name), { recursive: true, force: true })));
}

/** `20261120-223105`: sorts by time. A second one of the same second is `20261120-223105-2`. */
function freeName(now: Date, existing: readonly string[]): string {
  const [date = '', time = ''] = now.toISOString().split(/[T.]/);
  const name = `${date.replaceAll('-', '')}-${time.replaceAll(':', '')}`;
  const twins = existing.filter((other) => other.startsWith(name)).length;
  return twins === 0 ? name : `${name}-${twins + 1}`;
}

async function isFolder(path: string): Promise<boolean> {
  return lstat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
