import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command';

const folder = mkdtempSync(join(tmpdir(), 'command-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['exit 0', 0],
  ['exit 75', 75],
  ['there-is-no-such-command 2>/dev/null', 127],
])('%s gives %i', async (command, code) => {
  expect(await runCommand(command)).toBe(code);
});

test.each([
  ['hangs', ''],
  ['hangs and ignores being asked to end', "trap '' TERM; "],
])('a command that %s is ended with all its children', async (_, beginning) => {
  const pids = join(folder, 'pids');
  // `exec` keeps the trap of the shell it takes the place of.
  const hanging = `sh -c '${beginning.replaceAll("'", `'\\''`)}echo $$ >>${pids}; exec sleep 60'`;
  expect(await runCommand(`${hanging} & ${hanging}; exit 0`, { mostMs: 1500, graceMs: 200 })).not.toBe(0);
  const children = readFileSync(pids, 'utf8').trim().split('\n').map(Number);
  rmSync(pids);
  expect(children).toHaveLength(2);
  // A process that was told to end does so in its own time; each look takes some.
  for (const pid of children) expect(Array.from({ length: 50 }).some(() => !isRunning(pid))).toBe(true);
});

/** One that has ended and was not yet fetched by its parent counts as ended. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z');
}
