import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { listenOnLoopback } from '../preview/loopback';

test('a taken port of the browser flows ends npm test before its first step, in a line that names it', async () => {
  const other = await listenOnLoopback(createServer(), 0);
  // Beside the command that runs this test, and without the unit tests.
  const { status, stdout, stderr } = spawnSync('node', ['--import', 'tsx', 'scripts/test/main.ts', '--smoke'], {
    encoding: 'utf8',
    env: { ...process.env, CHECKOUT_HELD_BY: 'npm test', FLOWS_PORT: String(other.port) },
  });
  await other.close();
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(new RegExp(`^Port ${other.port} is taken: .* with FLOWS_PORT=<port>\\.\n$`));
});
