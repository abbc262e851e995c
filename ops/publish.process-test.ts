import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import { type Checkout, openCheckout, site, until } from './publish-fixture';

const KILLS = 40;
jest.setTimeout(300_000);

let checkout: Checkout;
beforeEach(() => {
  checkout = openCheckout();
});

const live = () => basename(realpathSync(join(checkout.root, 'current')));
/** The permissions of a file for others than its owner. */
const forOthers = (path: string) => statSync(join(checkout.root, path)).mode & 0o007;

test('a publish makes the build live; others can read it under umask 077, and nobody else can write what it compiles', async () => {
  await checkout.publish(`umask 077; ${site('new')}; mkdir out/deep; echo x >out/deep/file; echo "$TMPDIR" >tmp`).ended;
  expect([checkout.read('current/index.html'), existsSync(join(checkout.root, 'waiting'))]).toEqual(['new\n', false]);
  expect(['current', 'current/deep'].map(forOthers)).toEqual([5, 5]);
  expect(['current/index.html', 'current/deep/file'].map(forOthers)).toEqual([4, 4]);
  const folder = readFileSync(join(checkout.folder, 'tmp'), 'utf8').trim();
  expect(folder).toContain(realpathSync(checkout.folder));
  expect(statSync(folder).mode & 0o022).toBe(0);
  expect(forOthers('publish.log')).toBe(0);
});

test('a file that did not change keeps its time, a changed one gets a new one, and the last three releases stay', async () => {
  const times = () => ['index', '7'].map((name) => statSync(join(checkout.root, `current/${name}.html`)).mtimeMs);
  await checkout.publish(site('same')).ended;
  const [index = 0, other] = times();
  const first = live();
  for (const word of ['2', '3', '4']) await checkout.publish(`${site('same')}; echo ${word} >out/index.html`).ended;
  const [changed = 0, same] = times();
  expect([changed > index, same, checkout.read('current/index.html')]).toEqual([true, other, '4\n']);
  expect([checkout.releases().length, checkout.releases().includes(first)]).toEqual([3, false]);
  expect(checkout.read('previous/index.html')).toBe('3\n');
});

test.each([
  ['fails', 'echo why; exit 3', 'why'],
  ['leaves no 404.html', `${site('bad')}; rm out/404.html`, 'holds no 404.html: what is live stays'],
])('a build that %s leaves the live site as it is, and the change waits', async (_, lines, message) => {
  await checkout.publish(site('good')).ended;
  writeFileSync(join(checkout.root, 'asked'), '');
  const { ended, said } = checkout.publish(lines);
  expect(await ended).not.toBe(0);
  expect(said.text).toContain(message);
  expect(checkout.read('publish.log')).toContain(message);
  expect(readdirSync(checkout.root).sort()).toEqual(['current', 'lists', 'publish.log', 'releases', 'waiting']);
  expect(checkout.read('current/index.html')).toBe('good\n');
});

test('three publishes at once build one after the other', async () => {
  const busy = `mkdir busy || exit 9; ${site('three')}; sleep 0.3; rmdir busy`;
  checkout.setBuild(busy);
  const all = [1, 2, 3].map(() => checkout.start('publish.sh'));
  expect(await Promise.all(all.map(({ ended }) => ended))).toEqual([0, 0, 0]);
  expect(all.filter(({ said }) => said.text.includes('Waiting for another publish'))).toHaveLength(2);
});

test.each(['current', 'previous'])(
  'a folder %s is refused before the build, with the command that makes it a link',
  async (name) => {
    const folder = join(checkout.root, name);
    mkdirSync(folder);
    writeFileSync(join(folder, 'index.html'), 'by hand');
    // A copy of a release has its time, which is then taken.
    const taken = execFileSync('date', ['-u', '-r', folder, '+%Y%m%d-%H%M%S'], { encoding: 'utf8' }).trim();
    mkdirSync(join(checkout.root, 'releases', taken), { recursive: true });
    const build = `touch built; ${site('new')}`;
    const refused = checkout.publish(build);
    expect([await refused.ended, existsSync(join(checkout.folder, 'built')), checkout.releases()]).toEqual([
      1,
      false,
      [taken],
    ]);
    expect(checkout.read('publish.log')).toContain(`${name} is a folder, not a link to a release`);
    expect(await checkout.start('publish.sh', ['rollback']).ended).toBe(1);
    const cure = /^ {2}(cd .*)$/m.exec(refused.said.text)?.[1] ?? '';
    execFileSync('bash', ['-c', cure]);
    expect(checkout.read(`${name}/index.html`)).toBe('by hand');
    expect([await checkout.publish(build).ended, checkout.read('current/index.html')]).toEqual([0, 'new\n']);
    // A site that was live can be gone back to, though no publish has made a list of it.
    if (name !== 'current') return;
    expect(await checkout.start('publish.sh', ['rollback']).ended).toBe(0);
    expect(checkout.read('current/index.html')).toBe('by hand');
  },
);

test('a publish that fails when its release is in the folder takes it away again', async () => {
  await checkout.publish(site('good')).ended;
  const before = checkout.releases();
  const ln = join(checkout.folder, 'bin/ln');
  writeFileSync(ln, '#!/bin/sh\necho no link >&2; exit 1\n', { mode: 0o755 });
  expect(await checkout.publish(site('bad')).ended).toBe(1);
  expect([checkout.releases(), checkout.read('current/index.html')]).toEqual([before, 'good\n']);
  rmSync(ln);
  expect(await checkout.publish(site('next')).ended).toBe(0);
  expect(readdirSync(join(checkout.root, 'lists')).sort()).toEqual(checkout.releases());
});

test('a copy that lacks a file does not become live', async () => {
  await checkout.publish(site('good')).ended;
  const before = checkout.releases();
  const forgetful = '#!/bin/sh\n/bin/cp "$@"; rm "$3/7.html"; : >"$3/8.html"\n';
  writeFileSync(join(checkout.folder, 'bin/cp'), forgetful, { mode: 0o755 });
  const { ended, said } = checkout.publish(site('bad'));
  expect([await ended, checkout.releases(), checkout.read('current/7.html')]).toEqual([1, before, 'good\n']);
  expect(said.text).toContain('lacks 2 of its 300 files, or has them in another size');
});

/** Fails unless the folder holds one whole build. */
async function expectWhole(folder: string) {
  const files = await readdir(folder);
  const words = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  expect([files.length, new Set(words).size]).toEqual([300, 1]);
}

test(`killed at any moment (${KILLS} times), the live site and every release are whole, and the next publish works`, async () => {
  await checkout.publish(site('first')).ended;
  let isDone = false;
  let checks = 0;
  const checking = (async () => {
    for (; !isDone; checks += 1) {
      await expectWhole(realpathSync(join(checkout.root, 'current')));
      await wait(5);
    }
  })();
  let finished = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const run = checkout.publish(site(`killed-${kill}`));
    // Every second one while it removes the oldest release.
    const moment = kill % 2 ? wait(Math.random() * 1200) : until(() => run.said.text.includes('Published'));
    await Promise.race([run.ended, moment]);
    await run.kill();
    if ((await run.ended) === 0) finished += 1;
    for (const release of checkout.releases()) await expectWhole(join(checkout.root, 'releases', release));
  }
  isDone = true;
  await checking;
  expect(finished).toBeLessThan(KILLS);
  expect(checks).toBeGreaterThan(KILLS);
  expect([await checkout.publish(site('last')).ended, checkout.read('current/index.html')]).toEqual([0, 'last\n']);
});

const asRoot = process.getuid?.() === 0 ? test : test.skip;
if (asRoot !== test) console.log('A full disk was not tried: only root may mount one.');

/** Runs with a PUBLISH_ROOT of 6 MB. */
async function onSmallDisk(run: () => Promise<void>) {
  const disk = temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', disk]);
  try {
    chmodSync(disk, 0o755);
    checkout = openCheckout(disk);
    await run();
  } finally {
    execFileSync('umount', [disk]);
  }
}

asRoot('a full disk leaves the live site as it is, and the next publish works when there is room', () =>
  onSmallDisk(async () => {
    const big = (word: string) => `${site(word)}; head -c 2200000 /dev/urandom >out/big`;
    expect(await checkout.publish(big('old')).ended).toBe(0);
    const { ended, said } = checkout.publish(big('new'), { RUNTIME_DIRECTORY: checkout.folder });
    expect([(await ended) === 0, checkout.read('current/index.html')]).toEqual([false, 'old\n']);
    expect(said.text).toContain('No space left on device');
    expect(readFileSync(join(checkout.folder, 'publish.log'), 'utf8')).toContain('No space left on device');
    expect([await checkout.publish(site('small')).ended, checkout.read('current/index.html')]).toEqual([0, 'small\n']);
  }),
);
