import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listenOnLoopback } from './loopback';

// A program to start, and on a busy machine tsx alone can take seconds.
jest.setTimeout(60_000);

const project = process.cwd();

function preview(options: string[], cwd = project) {
  const tsx = pathToFileURL(join(project, 'node_modules/tsx/dist/loader.mjs')).href;
  const program = spawn(process.execPath, ['--import', tsx, join(project, 'scripts/preview/main.ts'), ...options], {
    cwd,
    env: { ...process.env, TSX_TSCONFIG_PATH: join(project, 'tsconfig.json') },
  });
  const said = { out: '', err: '' };
  program.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  program.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  return { program, said };
}

function ended(program: ChildProcess): Promise<number | string | null> {
  return new Promise((resolve) => program.once('close', (code, signal) => resolve(signal ?? code)));
}

function saidTo(program: ChildProcess, said: { out: string }, words: string): Promise<void> {
  return new Promise((resolve) => program.stdout?.on('data', () => said.out.includes(words) && resolve()));
}

test.each(['SIGINT', 'SIGTERM'] as const)('it says what to open, and %s ends it cleanly', async (signal) => {
  const { program, said } = preview(['--no-site', '--fakes-port', '0']);
  await saidTo(program, said, 'Ctrl+C');
  const inbox = /Inbox +(\S+)/.exec(said.out)?.[1] ?? '';
  expect((await fetch(inbox)).status).toBe(200);
  expect(said.out).toMatch(/Blog +http:\/\/localhost:\d+\/blog/);

  program.kill(signal);
  expect(await ended(program)).toBe(0);
  expect(said.err).toBe('');
});

test('a port that is taken ends it with one line', async () => {
  const { port, close } = await listenOnLoopback(createServer(), 0, '--port');
  const { program, said } = preview(['--no-site', '--fakes-port', String(port)]);
  expect(await ended(program)).toBe(1);
  expect(said.err).toBe(
    `Port ${port} is taken: stop the program that holds it, or choose another with --fakes-port <port>.\n`,
  );
  await close();
});

test('a missing export ends it with one line', async () => {
  const { program, said } = preview(['--port', '0', '--fakes-port', '0'], tmpdir());
  expect(await ended(program)).toBe(1);
  expect(said.err).toMatch(/^There is no exported site in .+: make it with npm run build\.\n$/);
});
