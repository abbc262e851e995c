import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from './temporary-folder-fixture';

const lock = JSON.stringify(pathToFileURL(resolve('scripts/hold-checkout.mjs')).href);
const code = `
  const { holdCheckout, releaseCheckout } = await import(${lock});
  await holdCheckout();
  console.log('at work');
  process.stdin.once('data', () => { releaseCheckout(); console.log('done'); });
  process.stdin.once('end', () => process.exit());`;

const folder = temporaryFolder();
const started: ChildProcess[] = [];
afterAll(() => {
  for (const program of started) program.kill('SIGKILL');
});

function command(script: string, environment: Record<string, string> = {}) {
  const program = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    env: { ...process.env, npm_lifecycle_event: script, ...environment },
  });
  started.push(program);
  return program;
}

const lineOf = async (program: ReturnType<typeof command>) => String(await once(program.stdout, 'data')).trim();
const start = async (script: string, environment?: Record<string, string>) => {
  const program = command(script, environment);
  expect(await lineOf(program)).toBe('at work');
  return program;
};

test('a second command is refused in a line that names the first, until that is done or was killed', async () => {
  const first = await start('dev');
  const refused = command('build');
  const closed = once(refused, 'close');
  expect(await text(refused.stderr)).toBe(
    `npm run dev (process ${first.pid}) is at work in this folder: run this again when it is done, or stop it.\n`,
  );
  expect(await closed).toEqual([1, null]);

  first.kill('SIGKILL');
  await once(first, 'close');
  const second = await start('start');
  // A step of the second command.
  await start('posts', { CHECKOUT_HELD_BY: 'npm start' });
  second.stdin.write('release');
  expect(await lineOf(second)).toBe('done');
  await start('test');
});
