import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import { runCommand } from './run-command';

test.each([
  ['exit 0', 0],
  ['exit 75', 75],
  ['there-is-no-such-command 2>/dev/null', 127],
])('%s resolves to %i', async (command, code) => {
  expect(await runCommand(command)).toBe(code);
});

test('a command that hangs is ended with all its children, also those that ignore SIGTERM', async () => {
  const pids = join(temporaryFolder(), 'pids');
  // `sleep` keeps the trap of the shell that it replaces.
  const hanging = (trap: string) => `(${trap} exec sh -c 'echo $$ >>${pids}; exec sleep 60')`;
  const command = `${hanging('')} & ${hanging("trap '' TERM;")}; exit 0`;
  expect(await runCommand(command, { maxMs: 1200, graceMs: 100 })).not.toBe(0);
  const children = readFileSync(pids, 'utf8').trim().split('\n');
  expect(children).toHaveLength(2);
  // A killed process ends after a moment; each look takes some time. A zombie (Z) has ended.
  const state = (pid: string) => spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout.trim();
  for (const pid of children) expect(Array.from({ length: 50 }).some(() => /^(Z|$)/.test(state(pid)))).toBe(true);
});
