import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { askHost } from '../../ask-host';

export type LiveServer = { origin: string; stop: () => Promise<void> };

const START_LIMIT_MS = 60_000;
const BETWEEN_TRIES_MS = 200;

/**
 * Starts a server program and waits until it answers.
 *
 * @throws Error with the program's output when it ends, or does not answer within a minute
 */
export async function startLiveServer(
  port: number,
  [command = '', ...args]: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<LiveServer> {
  const program = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  // `spawn` alone leaves its program running.
  const killWithParent = () => program.kill('SIGTERM');
  process.once('exit', killWithParent);
  let output = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => (output += String(text)));
  const ended = new Promise<void>((resolve) => program.once('close', () => resolve()).once('error', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const stop = () => {
    process.off('exit', killWithParent);
    program.kill('SIGTERM');
    return ended;
  };

  const deadlineMs = Date.now() + START_LIMIT_MS;
  while (!(await answers(origin))) {
    if (hasEnded(program) || Date.now() > deadlineMs) {
      await stop();
      throw new Error(`${command} ${args[0]} did not start:\n${output}`);
    }
    await wait(BETWEEN_TRIES_MS);
  }
  return { origin, stop };
}

const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess) =>
  exitCode !== null || signalCode !== null || pid === undefined;

async function answers(origin: string): Promise<boolean> {
  try {
    return (await askHost(origin)('/')).status === 200;
  } catch {
    return false;
  }
}
