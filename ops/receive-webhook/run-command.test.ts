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
])('%s resolves to %i', async (command, code) => {
  expect(await runCommand(command)).toBe(code);
});

test('a command that hangs is ended with all its children, also those that ignore SIGTERM', async () => {
  const pids = join(folder, 'pids');
  // `sleep` keeps the trap of the shell that it replaces.
  const hanging = (trap: string) => `(${trap} exec sh -c 'echo $$ >>${pids}; exec sleep 60')`;
  const command = `${hanging('')} & ${hanging("trap '' TERM;")}; exit 0`;
  expect(await runCommand(command, { maxMs: 1200, graceMs: 100 })).not.toBe(0);
  const children = readFileSync(pids, 'utf8').trim().split('\n').map(Number);
  expect(children).toHaveLength(2);
  // A killed process ends after a moment; each look takes some time.
  for (const pid of children) expect(Array.from({ length: 50 }).some(() => !isRunning(pid))).toBe(true);
});

/** A zombie has ended. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z');
}
