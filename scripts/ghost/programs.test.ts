import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import { runProgram, startProgram } from './programs';
import { waitUntil } from './wait-until';

const node = (code: string) => [process.execPath, '-e', code];
const log = () => join(temporaryFolder(), 'log');

test('ending a program ends all that it started', async () => {
  const pids = join(temporaryFolder(), 'pids');
  const program = startProgram(
    node(`
      const { pid } = require('child_process').spawn('sleep', ['60'], { stdio: 'ignore' });
      require('fs').writeFileSync(${JSON.stringify(pids)}, process.pid + ' ' + pid);
      setTimeout(() => {}, 60_000);`),
    { environment: {}, log: log() },
  );
  const started = await waitUntil('the program to start', 20, () => existsSync(pids) && readFileSync(pids, 'utf8'));
  await program.end();
  // A zombie (Z) has ended.
  const state = (pid: string) => spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout.trim();
  for (const pid of started.split(' ')) expect(state(pid)).toMatch(/^(Z|$)/);
});

test('a command that fails is an error with its exit code and its last lines', async () => {
  const failing = runProgram(node("console.log('why it failed'); process.exit(3)"), {
    environment: {},
    log: log(),
    limitSeconds: 20,
  });
  await expect(failing).rejects.toThrow(/exit code 3:\nwhy it failed$/);
});
