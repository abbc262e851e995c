import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import { startProgram, waitForAnswer, waitUntil } from './programs';

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

test('a program that ends without an answer is an error with its last lines', async () => {
  const failing = startProgram(node("console.log('why it failed')"), { environment: {}, log: log() });
  await expect(waitForAnswer('The program', 'http://127.0.0.1:9', failing, 20)).rejects.toThrow(
    'why it failed\nThe program has ended.',
  );
});
