import { type ChildProcess, spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';

// Each test starts a program. On a busy machine tsx alone can take seconds.
jest.setTimeout(60_000);

const STEP = pathToFileURL('scripts/step.ts').href;

/** Starts a program of one step, which runs `node -e <command>`. It prints `goes on` when it continues after the step. */
function program(command: string, endedBy?: 'SIGINT') {
  const code = `
    const { runStep } = await import('${STEP}');
    process.on('exit', () => console.log('cleaned up'));
    await runStep({ name: 'Try', command: process.execPath, args: ['-e', ${JSON.stringify(command)}], endedBy: ${JSON.stringify(endedBy)}, cure: 'none' });
    console.log('goes on');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  return { child, said };
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('close', (code) => resolve(code)));

test('when a step fails, the program ends with its exit code and prints its name and cure', async () => {
  const { child, said } = program('process.exit(7)');
  expect(await ended(child)).toBe(7);
  expect(said.err).toBe('\nStep failed: Try. Cure: none.\n');
});
