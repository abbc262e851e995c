import { cp, lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isFile } from '@/scripts/is-file';

/*
 * The web server serves the folder `current`, a link to one of `releases/`, each of which is a whole site. Publishing
 * copies the new site, then changes the link in one step, so that visitors get the old site or the new one, never a mix.
 * `previous` links the release that was live before, for pages that are still open in browsers.
 *
 * Own code: deploy tools (Capistrano, Deployer) do the same over SSH in another language.
 */

/** The live release included. The release that was live before is kept as well, however old it is. */
const MAX_RELEASES = 3;

/** The folder of the published site on this machine: PUBLISH_ROOT, or `published/` in the project. */
export function publishRoot(): string {
  return process.env.PUBLISH_ROOT || join(process.cwd(), 'published');
}

const releasesOf = (root: string) => join(root, 'releases');

/**
 * Makes an exported site live. Keeps the newest three releases and the one that was live until now.
 *
 * @param now names the release; names sort by time
 * @returns the release's name
 * @throws Error when the folder has no whole site; the live site stays as it is
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
 * Makes another release live: `wanted`, or the newest one that is older than the live one.
 *
 * @throws Error with a message of one line when there is no such release
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

/** The name of the live release; undefined before the first one. */
export async function liveRelease(root: string): Promise<string | undefined> {
  try {
    return basename(await readlink(join(root, 'current')));
  } catch {
    return undefined;
  }
}

/** The names of all releases, oldest first. */
export async function listReleases(root: string): Promise<string[]> {
  try {
    return (await readdir(releasesOf(root))).sort();
  } catch {
    return [];
  }
}

/** Changes `previous` first, so that the files of the live release stay reachable all the time. */
async function makeLive(root: string, name: string, before: string | undefined): Promise<void> {
  if (before !== undefined && before !== name) await pointLink(root, 'previous', before);
  await pointLink(root, 'current', name);
}

/** A link cannot be changed in place. Renaming a new link over it is one step. */
async function pointLink(root: string, name: 'current' | 'previous', release: string): Promise<void> {
  const [link, next] = [join(root, name), join(root, `.${name}-next`)];
  if (await isFolder(link)) throw new Error(`${link} is a folder; expected a link. Move it away first.`);
  await rm(next, { force: true });
  // Relative, so that the root can be moved or mounted elsewhere.
  await symlink(join('releases', release), next);
  await rename(next, link);
}

async function removeOld(root: string, kept: readonly (string | undefined)[]): Promise<void> {
  const names = await listReleases(root);
  const old = names.slice(0, -MAX_RELEASES).filter((name) => !kept.includes(name));
  await Promise.all(old.map((name) => rm(join(releasesOf(root), name), { recursive: true, force: true })));
}

/** Removes what a killed publish left behind. */
async function removeUnfinished(root: string): Promise<void> {
  const left = (await readdir(root)).filter((name) => name.startsWith('.incoming-'));
  await Promise.all(left.map((name) => rm(join(root, name), { recursive: true, force: true })));
}

/** `20261120-223105`, or `20261120-223105-2` for a second release in the same second. */
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
