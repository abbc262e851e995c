import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { waitUntil } from './wait-until';

const GRACE_SECONDS = 20;
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
  /** Is added to the environment of this process. */
  environment: Record<string, string>;
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
  child.once('error', () => {
    exitCode = 127;
  });
  child.once('close', (code) => {
    exitCode ??= code ?? 1;
  });
  const signalAll = (signal: NodeJS.Signals) => {
    const found = child.pid === undefined ? [] : processTree(child.pid);
    for (const pid of found) sendSignal(pid, signal);
    return found;
  };
  const endAtExit = () => void signalAll('SIGTERM');
  process.once('exit', endAtExit);

  return {
    exitCode: () => exitCode,
    lastLines: () => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-SHOWN_LINES).join('\n'),
    async end() {
      process.off('exit', endAtExit);
      const ended = signalAll('SIGTERM');
      const isOver = () => ended.every((pid) => !runningProcesses().has(pid));
      await waitUntil('programs to end', GRACE_SECONDS, isOver).catch(() => {
        for (const pid of ended) sendSignal(pid, 'SIGKILL');
      });
    },
  };
}

/**
 * Runs a program to its end, with the output in a file.
 *
 * @throws Error with its last lines when it fails
 */
export async function runProgram(
  command: readonly string[],
  { limitSeconds, ...options }: Options & { limitSeconds: number },
): Promise<void> {
  const name = command.join(' ');
  const program = startProgram(command, options);
  try {
    const code = await waitUntil(`the end of ${name}`, limitSeconds, program.exitCode);
    if (code !== 0) throw new Error(`${name} ended with exit code ${code}:\n${program.lastLines()}`);
  } finally {
    await program.end();
  }
}

/** The process ids of a program and all its descendants. A build that the receiver started is in another process group. */
function processTree(root: number): number[] {
  const all = runningProcesses();
  const tree = all.has(root) ? [root] : [];
  // Grows while it is read.
  for (const parent of tree) for (const [pid, of] of all) if (of === parent) tree.push(pid);
  return tree;
}

/** The parent of each running process, by process id. Processes that have ended and were not collected (Z) are left out. */
function runningProcesses(): Map<number, number> {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return new Map(
    rows.filter(([, , state]) => !state?.startsWith('Z')).map(([pid, parent]) => [Number(pid), Number(parent)]),
  );
}

function sendSignal(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}
