import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isFile } from '@/scripts/is-file';
import { copySite } from './copy-site';
import { type Lock, waitForLock } from './locks';
import { type ReleaseInfo, releaseFile, rollbackFile } from './state-files';

/*
 * The web server serves the folder `current`, a link to one of `releases/`, each of which is a whole site. Publishing
 * copies the new site, then changes the link in one step, so that visitors get the old site or the new one, never a mix.
 * `previous` links the release that was live before, for pages that are still open in browsers.
 *
 * Own code: deploy tools (Capistrano, Deployer) do the same over SSH in another language.
 */

/** The live release included. The release that was live before is kept as well, however old it is. */
const MAX_RELEASES = 3;

const RELEASE_NAME = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)$/;

/** A change of the links takes milliseconds; removing old releases after it takes a second. */
const MAX_LINKS_WAIT_MS = 15_000;

/** The folder of the published site on this machine: PUBLISH_ROOT, or `published/` in the project. */
export function publishRoot(): string {
  return process.env.PUBLISH_ROOT || join(process.cwd(), 'published');
}

type Options = Partial<Omit<ReleaseInfo, 'publishedAt'>> & { copy?: typeof copySite };

/**
 * Makes an exported site live. Keeps the newest three releases and the one that was live until now. Only one publish may run
 * at a time in a root (publish-site.ts); a rollback may run at any time.
 *
 * @param now names the release, as in `20261120-223105`; names sort by time
 * @returns the release's name
 * @throws Error when the folder has no whole site or cannot be copied; the live site stays as it is
 */
export async function publishRelease(site: string, root: string, now: Date, options: Options = {}): Promise<string> {
  const { copy = copySite, commit = null, newestPost = null } = options;
  for (const page of ['index.html', '404.html']) {
    if (!(await isFile(join(site, page)))) throw new Error(`${site} holds no ${page}: nothing was published`);
  }
  const releases = join(root, 'releases');
  const incoming = join(root, '.incoming');
  const removeIncoming = () => rm(incoming, { recursive: true, force: true });
  await mkdir(releases, { recursive: true });
  const time = nextTime(await listReleases(root), now);
  const name = nameOf(time);
  // A publish that was killed may have left a part of its copy.
  await removeIncoming();
  try {
    const live = await liveRelease(root);
    await copy(site, incoming, live && join(releases, live), time);
    releaseFile(name).write(root, { publishedAt: now.toISOString(), commit, newestPost });
    await rename(incoming, join(releases, name));
  } catch (error) {
    releaseFile(name).remove(root);
    throw error;
  } finally {
    await removeIncoming();
  }
  await withLinks(root, async () => {
    // Only now: a rollback may have come during the copy.
    const before = await liveRelease(root);
    await makeLive(root, name, before);
    const old = (await listReleases(root)).slice(0, -MAX_RELEASES).filter((each) => each !== name && each !== before);
    for (const each of old) {
      await rm(join(releases, each), { recursive: true, force: true });
      releaseFile(each).remove(root);
    }
  });
  return name;
}

/** A whole second after those of all releases, also when the clock was set back: the times of changed files are new. */
function nextTime(names: string[], now: Date): Date {
  const newest = names.at(-1)?.replace(RELEASE_NAME, '$1-$2-$3T$4:$5:$6Z');
  const earliestMs = newest ? Date.parse(newest) + 1000 : 0;
  return new Date(Math.max(Math.floor(now.getTime() / 1000) * 1000, earliestMs));
}

function nameOf(time: Date): string {
  return time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}

/**
 * Makes another release live: `wanted`, or the newest one that is older than the live one.
 *
 * @throws Error with a message of one line when there is no such release
 */
export function rollBack(root: string, wanted: string | undefined, now: Date) {
  return withLinks(root, () => linkOther(root, wanted, now));
}

async function linkOther(root: string, wanted: string | undefined, now: Date) {
  const [names, from] = [await listReleases(root), await liveRelease(root)];
  if (wanted !== undefined && !names.includes(wanted)) {
    throw new Error(`There is no release ${wanted} in ${root}; there are ${names.join(', ') || 'none'}.`);
  }
  const to = wanted ?? names.filter((name) => from !== undefined && name < from).at(-1);
  if (to === undefined)
    throw new Error(`There is no ${from ? `release older than ${from}` : 'live release'} in ${root}.`);
  await makeLive(root, to, from);
  // To the newest release is no rollback: it shows the last publish again.
  if (to === names.at(-1)) rollbackFile.remove(root);
  else rollbackFile.write(root, { release: to, at: now.toISOString() });
  return { from, to };
}

/** The name of the live release; undefined before the first one. */
export async function liveRelease(root: string): Promise<string | undefined> {
  const target = await readlink(join(root, 'current')).catch(() => undefined);
  return target && basename(target);
}

/** The names of all releases, oldest first. */
export async function listReleases(root: string): Promise<string[]> {
  const names = await readdir(join(root, 'releases')).catch(() => []);
  return names.filter((name) => RELEASE_NAME.test(name)).sort();
}

/**
 * The lock for a change of links or of status.json. Separate from the lock of a publish, which is held for a whole build.
 *
 * @throws Error with a message of one line when another process keeps it for too long
 */
export async function lockLinks(root: string): Promise<Lock> {
  const lock = await waitForLock(join(root, '.links.lock'), MAX_LINKS_WAIT_MS);
  if (lock) return lock;
  throw new Error(`Another process has been changing the links in ${root} for ${MAX_LINKS_WAIT_MS / 1000} s.`);
}

async function withLinks<T>(root: string, change: () => Promise<T>): Promise<T> {
  const lock = await lockLinks(root);
  try {
    return await change();
  } finally {
    lock.release();
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
  const found = await lstat(link).catch(() => undefined);
  if (found?.isDirectory()) throw new Error(`${link} is a folder; expected a link. Move it away first.`);
  await rm(next, { force: true });
  // Relative, so that the root can be moved or mounted elsewhere.
  await symlink(join('releases', release), next);
  await rename(next, link);
}
