import { readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import { isRunning, KILLS, randomWait, startProgram, until, untilExists } from './process-fixture';

// Each test starts programs. On a busy machine tsx alone can take seconds.
jest.setTimeout(60_000 + KILLS * 5000);

let root: string;
let checkout: string;
beforeEach(() => {
  root = temporaryFolder();
  checkout = temporaryFolder();
});

const publish = (lines: string, from = checkout, to = root) =>
  startProgram('ops/publish/publish-fixture.ts', to, from, lines);

/** A build whose files all say the same word. It takes a moment, in which it can be killed. */
const build = (word: string) => `
  rm -rf out; mkdir out; echo $$ >pid
  for file in index 404 $(seq 300); do echo ${word} >out/$file.html; [ $file = 150 ] && sleep 0.2; done; true`;

const page = () => readFileSync(join(root, 'current/index.html'), 'utf8');
const pid = () => Number(readFileSync(join(checkout, 'pid'), 'utf8'));
/** A build that says when it has begun, and waits until the test lets it go on. */
const held = `echo $$ >pid; while [ ! -e go ]; do sleep 0.05; done; ${build('held')}`;

test('a second publish into a root, from another checkout and by a link, ends with 75 and changes nothing', async () => {
  const other = temporaryFolder();
  const first = publish(held);
  await untilExists(join(checkout, 'pid'));
  const link = join(temporaryFolder(), 'link');
  symlinkSync(root, link);
  const second = publish(build('second'), other, link);
  expect(await second.ended).toBe(75);
  expect(second.said.err).toMatch(/^Another publish into .* is under way: nothing was done\.\n$/);
  expect(readdirSync(other)).toEqual([]);
  writeFileSync(join(checkout, 'go'), '');
  expect([await first.ended, page()]).toEqual([0, 'held\n']);
});

test('SIGTERM ends the publish and its build within moments, and changes nothing live', async () => {
  const { child, ended, said } = publish(held);
  await untilExists(join(checkout, 'pid'));
  child.kill('SIGTERM');
  expect([await ended, isRunning(pid()), readdirSync(root).includes('current')]).toEqual([143, false, false]);
  expect(said.err).toBe('');
});

test('a build that goes on after its publish was killed keeps the next one from building', async () => {
  const first = publish(
    `echo $$ >pid; while [ ! -e go ]; do sleep 0.05; done; mkdir out; echo first >out/index.html; echo >done`,
  );
  await untilExists(join(checkout, 'pid'));
  first.child.kill('SIGKILL');
  const next = publish(`ls >seen; ${build('next')}`);
  await until(() => next.said.out.includes('Waiting for another build'));
  writeFileSync(join(checkout, 'go'), '');
  expect([await next.ended, page()]).toEqual([0, 'next\n']);
  expect(readFileSync(join(checkout, 'seen'), 'utf8')).toContain('done');
});

test('a real build ends at once when its publish is killed', async () => {
  const program = `${process.execPath} --import tsx ops/publish/hanging-build-fixture.ts`;
  const { child } = publish(`cd ${process.cwd()}; exec ${program} ${checkout}/pid`);
  await untilExists(join(checkout, 'pid'));
  child.kill('SIGKILL');
  await until(() => !isRunning(pid()));
});

test.each([
  ['fails', 'echo no; exit 3', 3, ''],
  ['leaves no index.html', `${build('bad')}; rm out/index.html`, 1, 'holds no index.html: nothing was published\n'],
])('a build that %s leaves the live site as it is, and is reported', async (_, lines, code, message) => {
  const good = publish(build('good'));
  await good.ended;
  expect(good.said.out).toMatch(/Reported as published\.\n$/);
  const { ended, said } = publish(lines);
  expect([await ended, page()]).toEqual([code, 'good\n']);
  expect(said.out).toMatch(/Reported as failed: .*no/);
  expect(said.err.endsWith(message)).toBe(true);
});

test('a root that cannot be written is named in one line, before the build', async () => {
  const file = join(root, 'a-file');
  writeFileSync(file, '');
  const { ended, said } = publish('touch begun', checkout, file);
  expect([await ended, readdirSync(checkout)]).toEqual([1, []]);
  expect(said.err).toMatch(/^\S+a-file cannot be written: [^\n]+\n$/);
});

/** Fails as soon as the live release is not whole. */
async function checkLiveSite(isDone: () => boolean): Promise<number> {
  let checked = 0;
  while (!isDone()) {
    await new Promise((resolve) => setImmediate(resolve));
    const release = await Promise.resolve()
      .then(() => realpathSync(join(root, 'current')))
      .catch(() => undefined);
    if (!release) continue;
    const files = await readdir(release);
    const words = await Promise.all(files.map((file) => readFile(join(release, file), 'utf8')));
    expect([files.length, new Set(words).size]).toEqual([302, 1]);
    checked += 1;
  }
  return checked;
}

test(`killed at any moment (${KILLS} times), the live site is whole, and the next publish runs at once`, async () => {
  let isDone = false;
  const checking = checkLiveSite(() => isDone);
  await publish(build('first')).ended;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, ended } = publish(build(`killed-${kill}`));
    await randomWait(1500);
    child.kill('SIGKILL');
    await ended;
  }
  const last = publish(build('last'));
  expect([await last.ended, last.said.err, page()]).toEqual([0, '', 'last\n']);
  isDone = true;
  expect(await checking).toBeGreaterThan(KILLS);
});
