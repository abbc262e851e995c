import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { listenOnLoopback } from './loopback';

// Each test starts a program. On a busy machine tsx alone can take seconds.
jest.setTimeout(60_000);

function preview(...options: string[]) {
  const program = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview/main.ts', ...options]);
  const printed = { out: '', err: '' };
  program.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()));
  program.stderr.on('data', (chunk: Buffer) => (printed.err += chunk.toString()));
  return { program, printed };
}

test('a port that is taken ends it with an error of one line', async () => {
  const { port, close } = await listenOnLoopback(createServer(), 0);
  const { program, printed } = preview('--no-site', '--fakes-port', String(port));
  expect(await once(program, 'close')).toEqual([1, null]);
  expect(printed.err).toMatch(/^Port \d+ is taken: .+ with -- --fakes-port <port>\.\n$/);
  await close();
});
