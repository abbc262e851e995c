import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listReleases, liveRelease, publishRelease, rollBack } from './releases';

let folder: string;
let root: string;
let site: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  root = join(folder, 'published');
  site = join(folder, 'out');
  await mkdir(root);
});
afterEach(() => rmSync(folder, { recursive: true }));

async function build(content: string) {
  await mkdir(join(site, 'about'), { recursive: true });
  for (const page of ['index.html', '404.html', 'about/blogs.html']) await writeFile(join(site, page), content);
}

async function publish(content: string, second: number) {
  await build(content);
  return publishRelease(site, root, new Date(Date.UTC(2026, 10, 20, 22, 31, second)));
}

const blogsIn = (link: 'current' | 'previous') => readFileSync(join(root, link, 'about/blogs.html'), 'utf8');
const live = () => blogsIn('current');
const previous = () => blogsIn('previous');

test('a published build is live and named by its time', async () => {
  expect(await publish('first', 5)).toBe('20261120-223105');
  expect(live()).toBe('first');
});

test('the last three releases are kept, and the newest is live', async () => {
  for (const second of [1, 2, 3, 4, 5]) await publish(`site ${second}`, second);
  expect(await listReleases(root)).toEqual(['20261120-223103', '20261120-223104', '20261120-223105']);
  expect(live()).toBe('site 5');
});

test('`previous` is the release before the live one, for pages that visitors have open', async () => {
  await publish('first', 1);
  expect(readdirSync(root).sort()).toEqual(['current', 'releases']);
  await publish('second', 2);
  expect([live(), previous()]).toEqual(['second', 'first']);
  await publish('third', 3);
  expect([live(), previous()]).toEqual(['third', 'second']);
  // Relative, so that the root can be moved.
  expect(readlinkSync(join(root, 'previous'))).toBe('releases/20261120-223102');
});

test('two publishes in one second make two releases, in order', async () => {
  const names = [await publish('a', 1), await publish('b', 1)];
  expect([...names].sort()).toEqual(names);
  expect(live()).toBe('b');
});

test.each(['index.html', '404.html'])(
  'a build without %s changes nothing live and leaves nothing behind',
  async (page) => {
    await publish('good', 1);
    await build('bad');
    rmSync(join(site, page));
    await expect(publishRelease(site, root, new Date())).rejects.toThrow(`holds no ${page}`);
    expect([live(), readdirSync(root).sort()]).toEqual(['good', ['current', 'releases']]);
  },
);

test('during a swap a reader always finds a whole site', async () => {
  await publish('site 0', 0);
  let isDone = false;
  const seen = new Set<string>();
  const reading = (async () => {
    while (!isDone) seen.add(await readFile(join(root, 'current', 'index.html'), 'utf8'));
  })();
  for (let second = 1; second <= 20; second += 1) await publish(`site ${second}`, second);
  isDone = true;
  await reading;
  expect([...seen].every((content) => /^site \d+$/.test(content))).toBe(true);
});

test('the next publish removes what a killed publish left behind', async () => {
  await mkdir(join(root, '.incoming-20261120-000000'));
  await publish('next', 1);
  expect(readdirSync(root).sort()).toEqual(['current', 'releases']);
});

test('a folder in place of the link `current` is not deleted', async () => {
  await mkdir(join(root, 'current'));
  await expect(publish('x', 1)).rejects.toThrow('expected a link');
});

test('a folder in place of the link `previous` is not deleted, and the live site stays', async () => {
  await publish('first', 1);
  await mkdir(join(root, 'previous'));
  await expect(publish('second', 2)).rejects.toThrow('previous is a folder; expected a link');
  expect(live()).toBe('first');
});

describe('rollback', () => {
  test('goes back one release at a time, and fails at the oldest', async () => {
    for (const second of [1, 2, 3]) await publish(`site ${second}`, second);
    expect(await rollBack(root)).toEqual({ from: '20261120-223103', to: '20261120-223102' });
    expect(live()).toBe('site 2');
    await rollBack(root);
    await expect(rollBack(root)).rejects.toThrow('no release older than 20261120-223101');
    expect(live()).toBe('site 1');
  });

  test('goes to a named release, also a newer one', async () => {
    for (const second of [1, 2]) await publish(`site ${second}`, second);
    await rollBack(root, '20261120-223101');
    await rollBack(root, '20261120-223102');
    expect(live()).toBe('site 2');
    await expect(rollBack(root, 'nothing')).rejects.toThrow('there are 20261120-223101, 20261120-223102');
  });

  test('the next publish is live again, and the release before it is kept', async () => {
    for (const second of [1, 2, 3]) await publish(`site ${second}`, second);
    await rollBack(root, '20261120-223101');
    await publish('site 4', 4);
    expect([live(), await liveRelease(root)]).toEqual(['site 4', '20261120-223104']);
    expect(await listReleases(root)).toContain('20261120-223101');
  });

  test('makes the release that was live `previous`; going to the live release changes nothing', async () => {
    for (const second of [1, 2, 3]) await publish(`site ${second}`, second);
    await rollBack(root, '20261120-223101');
    expect([live(), previous()]).toEqual(['site 1', 'site 3']);
    await rollBack(root, '20261120-223101');
    expect([live(), previous()]).toEqual(['site 1', 'site 3']);
  });

  test('the release it went to is `previous` after the next publish, however old it is', async () => {
    for (const second of [1, 2, 3]) await publish(`site ${second}`, second);
    await rollBack(root, '20261120-223101');
    await publish('site 4', 4);
    expect([live(), previous()]).toEqual(['site 4', 'site 1']);
  });

  test('fails before the first publish', async () => {
    await expect(rollBack(root)).rejects.toThrow('no release older than none');
  });
});
