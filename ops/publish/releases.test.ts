import { readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import { listReleases, liveRelease, lockLinks, publishRelease, rollBack } from './releases';

let root: string;
let site: string;

beforeEach(() => {
  root = temporaryFolder();
  site = temporaryFolder();
});

async function build(content: string) {
  await mkdir(join(site, 'about'), { recursive: true });
  for (const page of ['index.html', '404.html', 'about/blogs.html']) await writeFile(join(site, page), content);
}

/** Publishes sites named after the seconds of their release. */
async function publish(...seconds: number[]) {
  for (const second of seconds) {
    await build(`site ${second}`);
    await publishRelease(site, root, new Date(Date.UTC(2026, 10, 20, 22, 31, second)));
  }
}

const now = new Date(Date.UTC(2026, 10, 20, 23));
/** Without lock files. */
const filesInRoot = () =>
  readdirSync(root)
    .filter((name) => !name.endsWith('.lock'))
    .sort();
const release = (second: number) => `20261120-22310${second}`;
const pageIn = (link: 'current' | 'previous') => readFileSync(join(root, link, 'about/blogs.html'), 'utf8');
/** The content of `current`, then that of `previous`. */
const shown = () => [pageIn('current'), pageIn('previous')];

test('the last three releases are kept, named by their time, and the newest is live', async () => {
  await publish(1, 2, 3, 4, 5);
  expect(await listReleases(root)).toEqual([release(3), release(4), release(5)]);
  expect(await liveRelease(root)).toBe(release(5));
  expect(pageIn('current')).toBe('site 5');
});

test('`previous` is the release before the live one, for pages that visitors have open', async () => {
  await publish(1);
  expect(filesInRoot()).toEqual(['current', 'releases']);
  await publish(2);
  expect(shown()).toEqual(['site 2', 'site 1']);
  await publish(3);
  expect(shown()).toEqual(['site 3', 'site 2']);
  // Relative, so that the root can be moved.
  expect(readlinkSync(join(root, 'previous'))).toBe(`releases/${release(2)}`);
});

test.each(['index.html', '404.html'])(
  'a build without %s changes nothing live and leaves nothing behind',
  async (page) => {
    await publish(1);
    await build('bad');
    rmSync(join(site, page));
    await expect(publishRelease(site, root, new Date())).rejects.toThrow(`holds no ${page}`);
    expect([pageIn('current'), filesInRoot()]).toEqual(['site 1', ['current', 'releases']]);
  },
);

test('during a swap a reader always finds a whole site', async () => {
  await publish(0);
  let isDone = false;
  const seen = new Set<string>();
  const reading = (async () => {
    while (!isDone) seen.add(await readFile(join(root, 'current', 'index.html'), 'utf8'));
  })();
  await publish(...Array.from({ length: 20 }, (_, index) => index + 1));
  isDone = true;
  await reading;
  expect([...seen].every((content) => /^site \d+$/.test(content))).toBe(true);
});

test('the next publish removes what a killed publish left behind, and publishes none of it', async () => {
  await mkdir(join(root, '.incoming', 'left'), { recursive: true });
  await publish(1);
  expect(filesInRoot()).toEqual(['current', 'releases']);
  expect(readdirSync(join(root, 'current'))).not.toContain('left');
});

test('a publish in the same second, or after the clock was set back, is a newer release', async () => {
  await publish(5, 5, 1);
  expect(await listReleases(root)).toEqual([release(5), release(6), release(7)]);
  expect(shown()).toEqual(['site 1', 'site 5']);
});

test('a file with the same bytes keeps its time, so that its ETag stays; any other change gives it a new one', async () => {
  const second = (page: string) => Math.floor(statSync(join(root, 'current', page)).mtimeMs / 1000);
  const times = () => ['index.html', 'about/blogs.html'].map(second);
  await publish(1);
  const first = times();
  // The same size, other bytes, in the same second and by a clock that goes back.
  for (const content of ['site 2', 'site 1']) {
    const before = times();
    await build('site 1');
    await writeFile(join(site, 'index.html'), content);
    await publishRelease(site, root, new Date(Date.UTC(2026, 10, 20, 22, 31, 0)));
    expect(times()).toEqual([expect.any(Number), first[1]]);
    expect(times()[0]).toBeGreaterThan(before[0] ?? 0);
  }
});

test('a release is its own copy: what somebody changes in one of them stays out of the others', async () => {
  await build('site 1');
  for (const second of [1, 2]) await publishRelease(site, root, new Date(Date.UTC(2026, 10, 20, 22, 31, second)));
  await writeFile(join(root, 'current', 'index.html'), 'changed in place');
  expect(readFileSync(join(root, 'previous', 'index.html'), 'utf8')).toBe('site 1');
});

test('a disk that is full during the copy changes nothing live and leaves nothing behind', async () => {
  await publish(1);
  const copy = async (_: string, target: string) => {
    await mkdir(target);
    await writeFile(join(target, 'index.html'), 'half');
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  };
  await expect(publishRelease(site, root, now, { copy })).rejects.toThrow('ENOSPC');
  expect([pageIn('current'), filesInRoot()]).toEqual(['site 1', ['current', 'releases']]);
  expect(readdirSync(join(root, 'releases'))).toEqual([release(1), `${release(1)}.json`]);
});

test('a change of the links waits for another one to end', async () => {
  await publish(1, 2);
  const lock = await lockLinks(root);
  const goingBack = rollBack(root, undefined, now);
  // Far longer than a change of the links takes.
  for (let look = 0; look < 300; look += 1) expect(await liveRelease(root)).toBe(release(2));
  lock.release();
  expect((await goingBack).to).toBe(release(1));
});

test.each([
  ['current', undefined],
  ['previous', release(1)],
])('a folder in place of the link `%s` is not deleted, and the live site stays', async (link, live) => {
  if (live) await publish(1);
  await mkdir(join(root, link));
  await expect(publish(2)).rejects.toThrow(`${link} is a folder; expected a link`);
  expect([await liveRelease(root), readdirSync(join(root, link))]).toEqual([live, []]);
});

describe('rollback', () => {
  test('goes back one release at a time, and fails at the oldest', async () => {
    await expect(rollBack(root, undefined, now)).rejects.toThrow('There is no live release in');
    await publish(1, 2, 3);
    expect(await rollBack(root, undefined, now)).toEqual({ from: release(3), to: release(2) });
    expect(shown()).toEqual(['site 2', 'site 3']);
    await rollBack(root, undefined, now);
    await expect(rollBack(root, undefined, now)).rejects.toThrow(`no release older than ${release(1)}`);
    expect(pageIn('current')).toBe('site 1');
  });

  test('goes to a named release, also a newer one; going to the live release changes nothing', async () => {
    await publish(1, 2, 3);
    await rollBack(root, release(1), now);
    await rollBack(root, release(1), now);
    expect(shown()).toEqual(['site 1', 'site 3']);
    await rollBack(root, release(2), now);
    expect(shown()).toEqual(['site 2', 'site 1']);
    const all = [1, 2, 3].map(release).join(', ');
    await expect(rollBack(root, 'nothing', now)).rejects.toThrow(`there are ${all}`);
  });

  test('the next publish is live again; the release before it is kept as `previous`, however old it is', async () => {
    await publish(1, 2, 3);
    await rollBack(root, release(1), now);
    await publish(4);
    expect(shown()).toEqual(['site 4', 'site 1']);
    expect(await listReleases(root)).toContain(release(1));
  });
});
