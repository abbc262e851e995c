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

/**
 * Makes an exported site live. Keeps the newest three releases and the one that was live until now. Only one publish may run
 * at a time (build-lock.ts).
 *
 * @param now names the release, as in `20261120-223105`; names sort by time
 * @returns the release's name
 * @throws Error when the folder has no whole site; the live site stays as it is
 */
export async function publishRelease(site: string, root: string, now: Date): Promise<string> {
  for (const page of ['index.html', '404.html']) {
    if (!(await isFile(join(site, page)))) throw new Error(`${site} holds no ${page}: nothing was published`);
  }
  const name = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  const releases = join(root, 'releases');
  const incoming = join(root, '.incoming');
  const removeIncoming = () => rm(incoming, { recursive: true, force: true });
  await mkdir(releases, { recursive: true });
  // A publish that was killed may have left a part of its copy.
  await removeIncoming();
  try {
    await cp(site, incoming, { recursive: true });
    await rename(incoming, join(releases, name));
  } finally {
    await removeIncoming();
  }
  const before = await liveRelease(root);
  await makeLive(root, name, before);
  const old = (await listReleases(root)).slice(0, -MAX_RELEASES).filter((each) => each !== name && each !== before);
  await Promise.all(old.map((each) => rm(join(releases, each), { recursive: true, force: true })));
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
  const target = await readlink(join(root, 'current')).catch(() => undefined);
  return target && basename(target);
}

/** The names of all releases, oldest first. */
export async function listReleases(root: string): Promise<string[]> {
  return (await readdir(join(root, 'releases')).catch(() => [])).sort();
}

/** Changes `previous` first, so that the files of the live release stay reachable all the time. */
async function makeLive(root: string, name: string, before: string | undefined): Promise<void> {
  if (before !== undefined && before !== name) await pointLink(root, 'previous', before);
  await pointLink(root, 'current', name);
}

/** A link cannot be changed in place. Renaming a new link over it is one step. */
async function pointLink(root: string, name: 'current' | 'previous', release: string): Promise<void> {
  const [link, next] = [join(root, name), join(root, `.${name}-next`)];
  const found = await lstat(link).catch(() => undefined);
  if (found?.isDirectory()) throw new Error(`${link} is a folder; expected a link. Move it away first.`);
  await rm(next, { force: true });
  // Relative, so that the root can be moved or mounted elsewhere.
  await symlink(join('releases', release), next);
  await rename(next, link);
}
