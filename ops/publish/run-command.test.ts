import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import { startCommand } from './run-command';

beforeEach(() => {
  for (const stream of [process.stdout, process.stderr]) jest.spyOn(stream, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

/** A shell that writes its process id into a file and hangs. `sleep` keeps the trap of the shell that it replaces. */
const hanging = (pids: string, trap = '') => `(${trap} exec sh -c 'echo $$ >>${pids}; exec sleep 60')`;

/** A killed process ends after a moment; each look takes some time. A zombie (Z) has ended. */
function expectEnded(pids: string) {
  const state = (pid: string) => spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout.trim();
  const children = readFileSync(pids, 'utf8').trim().split('\n');
  expect(children).toHaveLength(2);
  for (const pid of children) expect(Array.from({ length: 50 }).some(() => /^(Z|$)/.test(state(pid)))).toBe(true);
}

test.each([
  ['exit 0', 0],
  ['exit 75', 75],
  ['there-is-no-such-command 2>/dev/null', 127],
])('%s resolves to %i', async (command, code) => {
  expect((await startCommand(command).ended).exitCode).toBe(code);
});

test('a program that does not exist counts as failed', async () => {
  expect(await startCommand(['there-is-no-such-program', 'with "words"']).ended).toMatchObject({
    exitCode: 127,
    output: expect.stringContaining('there-is-no-such-program'),
  });
});

test('a program gets its arguments as they are', async () => {
  expect((await startCommand(['printf', '%s|', 'a "b" $c', '*']).ended).output).toBe('a "b" $c|*|');
});

test('a command line that the shell cannot read says so', async () => {
  expect((await startCommand('exit 0 && (echo ok').ended).output).toMatch(/syntax error/i);
});

test('lines of both outputs stay in order', async () => {
  const line = 'for i in 1 2 3 4 5 6 7 8 9; do echo out$i; echo error$i >&2; done';
  const expected = Array.from({ length: 9 }, (_, index) => `out${index + 1}\nerror${index + 1}\n`).join('');
  expect((await startCommand(line).ended).output).toBe(expected);
});

test('the output is shown, and its end is kept', async () => {
  const { output } = await startCommand('echo first; head -c 70000 /dev/zero | tr "\\0" x; echo problem >&2; exit 1')
    .ended;
  expect(process.stdout.write).toHaveBeenCalledWith(expect.stringContaining('first'));
  expect([output.length, output.includes('first'), output.includes('problem')]).toEqual([64_000, false, true]);
});

test('a program left running in the background does not keep the command from ending', async () => {
  const { exitCode, output } = await startCommand('sleep 60 & echo $!').ended;
  process.kill(Number(output));
  expect(exitCode).toBe(0);
});

test('a command that hangs is ended with all its children, also those that ignore SIGTERM', async () => {
  const pids = join(temporaryFolder(), 'pids');
  const command = `${hanging(pids)} & ${hanging(pids, "trap '' TERM;")}; exit 0`;
  expect((await startCommand(command, { maxMs: 1200, graceMs: 100 }).ended).exitCode).not.toBe(0);
  expectEnded(pids);
});

test('a command that is stopped ends with all its children, without waiting for SIGKILL', async () => {
  const pids = join(temporaryFolder(), 'pids');
  const run = startCommand(`${hanging(pids)} & ${hanging(pids)}; exit 0`, { graceMs: 20_000 });
  while (!existsSync(pids) || readFileSync(pids, 'utf8').split('\n').length < 3) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  const startMs = performance.now();
  run.stop();
  await run.ended;
  expect(performance.now() - startMs).toBeLessThan(10_000);
  expectEnded(pids);
});

test('a stop after the end signals no process: its number may be that of another by then', async () => {
  const run = startCommand('exit 0');
  await run.ended;
  const kill = jest.spyOn(process, 'kill');
  run.stop();
  expect(kill).not.toHaveBeenCalled();
});
