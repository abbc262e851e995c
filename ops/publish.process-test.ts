import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
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
  expect(readdirSync(checkout.root).sort()).toEqual(['current', 'publish.log', 'releases', 'waiting']);
  expect(checkout.read('current/index.html')).toBe('good\n');
});

test('three publishes at once build one after the other', async () => {
  const busy = `mkdir busy || exit 9; ${site('three')}; sleep 0.3; rmdir busy`;
  checkout.setBuild(busy);
  const all = [1, 2, 3].map(() => checkout.start('publish.sh'));
  expect(await Promise.all(all.map(({ ended }) => ended))).toEqual([0, 0, 0]);
  expect(all.filter(({ said }) => said.text.includes('Waiting for another publish'))).toHaveLength(2);
});

test('a rollback goes to the release before, or the one that is named, and never to an incomplete one', async () => {
  for (const word of ['one', 'two', 'three']) await checkout.publish(site(word)).ended;
  const [one = '', two = '', three = ''] = checkout.releases();
  const rollBack = async (...args: string[]) => {
    const { ended, said } = checkout.start('publish.sh', ['rollback', ...args]);
    return [await ended, live(), said.text.split('\n')[0]];
  };
  expect(await rollBack()).toEqual([0, two, `Live is ${two}, instead of ${three}. Kept: ${one} ${two} ${three}`]);
  expect(checkout.read('previous/index.html')).toBe('three\n');
  expect(await rollBack(three)).toEqual([0, three, expect.stringContaining(`Live is ${three}`)]);
  const kept = `Kept: ${one} ${two} ${three}`;
  expect(await rollBack('2026')).toEqual([1, three, `There is no release 2026 to go back to. ${kept}`]);
  expect(await rollBack('--newest')).toEqual([2, three, expect.stringContaining('Usage: ')]);
  rmSync(join(checkout.root, 'releases', two, '404.html'));
  expect(await rollBack()).toEqual([1, three, expect.stringContaining('holds no 404.html')]);
  expect((await rollBack(one))[0]).toBe(0);
  expect(await rollBack()).toEqual([1, one, `There is no release older than ${one} to go back to. ${kept}`]);
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

asRoot('a full disk leaves the live site as it is, and the next publish works when there is room', async () => {
  const disk = temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', disk]);
  try {
    chmodSync(disk, 0o755);
    checkout = openCheckout(disk);
    const big = (word: string) => `${site(word)}; head -c 2200000 /dev/urandom >out/big`;
    expect(await checkout.publish(big('old')).ended).toBe(0);
    const { ended, said } = checkout.publish(big('new'), { RUNTIME_DIRECTORY: checkout.folder });
    expect([(await ended) === 0, checkout.read('current/index.html')]).toEqual([false, 'old\n']);
    expect(said.text).toContain('No space left on device');
    expect(readFileSync(join(checkout.folder, 'publish.log'), 'utf8')).toContain('No space left on device');
    expect([await checkout.publish(site('small')).ended, checkout.read('current/index.html')]).toEqual([0, 'small\n']);
  } finally {
    execFileSync('umount', [disk]);
  }
});
