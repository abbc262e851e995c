import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';

const GRACE_MS = 20_000;
const BETWEEN_MS = 200;
const SHOWN_LINES = 25;

/** A program that runs beside this one. Its output goes to a file. */
export type Program = {
  /** Undefined while it runs. */
  exitCode: () => number | undefined;
  /** The last lines of its output, for an error message. */
  lastLines: () => string;
  /** Ends it and everything that it started, and waits for that. */
  end: () => Promise<void>;
};

type Options = {
  folder?: string;
  environment?: Record<string, string>;
  /** The file for its output; overwritten. */
  log: string;
};

/** Starts a program. It ends when this process exits, for which this process has to handle the signals that would end it. */
export function startProgram(
  [command = '', ...args]: readonly string[],
  { folder, environment, log }: Options,
): Program {
  const output = openSync(log, 'w');
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, output],
    // In a process group of its own: Ctrl+C in the terminal reaches this process alone, which then ends the others in order.
    detached: true,
  });
  closeSync(output);
  let exitCode: number | undefined;
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => {
      exitCode = 127;
      resolve();
    });
    child.once('close', (code) => {
      exitCode ??= code ?? 1;
      resolve();
    });
  });
  const signalAll = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // All have ended.
    }
  };
  const endAtExit = () => signalAll('SIGTERM');
  process.once('exit', endAtExit);

  return {
    exitCode: () => exitCode,
    lastLines: () => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-SHOWN_LINES).join('\n'),
    async end() {
      process.off('exit', endAtExit);
      signalAll('SIGTERM');
      const timer = setTimeout(() => signalAll('SIGKILL'), GRACE_MS);
      await ended;
      clearTimeout(timer);
      // What it started and left behind.
      signalAll('SIGKILL');
    },
  };
}

/** Waits until a program answers at this address. Otherwise ends it, and throws an Error with its last lines. */
export async function waitForAnswer(
  name: string,
  address: string,
  { exitCode, lastLines, end }: Program,
  limitSeconds: number,
): Promise<void> {
  const isAnswering = async () => {
    if (exitCode() !== undefined) throw new Error(`${name} has ended.`);
    return fetch(address).then(
      ({ status }) => status < 500,
      () => false,
    );
  };
  await waitUntil(`${name} to answer`, limitSeconds, isAnswering).catch(async (error: unknown) => {
    await end();
    throw new Error(`${lastLines()}\n${error instanceof Error ? error.message : error}`);
  });
}

/**
 * Asks until there is an answer other than undefined and false. An error ends the wait, and so does the limit, with an Error that
 * names `what`: "the post to be live".
 */
export async function waitUntil<T>(
  what: string,
  limitSeconds: number,
  ask: () => Promise<T | undefined | false> | T | undefined | false,
): Promise<T> {
  const deadline = performance.now() + limitSeconds * 1000;
  while (true) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() > deadline) throw new Error(`Waited ${limitSeconds} s for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
}
