import { spawn } from 'node:child_process';

/** Far longer than a build of 5,000 posts: a command that still runs then is assumed to hang. */
const MAX_RUN_MS = 30 * 60_000;
/** From SIGTERM to SIGKILL. */
const GRACE_MS = 10_000;
/** A program that the command left running may keep its output open. */
const LAST_OUTPUT_MS = 500;
const POLL_MS = 50;
const MAX_OUTPUT_CHARACTERS = 64_000;

type Options = {
  /** In place of this process's environment. */
  environment?: NodeJS.ProcessEnv;
  /** The command keeps this lock until it ends (locks.ts). It should call endWithParent. */
  lock?: number;
  maxMs?: number;
  graceMs?: number;
};

export type Ended = {
  /** 1 when the command hung or was stopped; 127 when its program does not exist. */
  exitCode: number;
  /** The last 64,000 characters. */
  output: string;
};

export type Run = {
  /** Never rejects. */
  ended: Promise<Ended>;
  /** Ends the command with all its children: SIGTERM, then SIGKILL. */
  stop: () => void;
};

/**
 * Starts a program with its arguments, or a command line. Shows its output and keeps the end of it.
 *
 * Own code: `spawn`'s own timeout ends the shell and leaves its children running.
 */
export function startCommand(command: string | readonly [string, ...string[]], options: Options = {}): Run {
  const { environment, lock, maxMs = MAX_RUN_MS, graceMs = GRACE_MS } = options;
  const [line, args] = typeof command === 'string' ? [command, []] : ['exec "$0" "$@"', command];
  // One pipe for both outputs keeps their lines in order: the report of a failure is what the last step has printed. In its own
  // process group, so that all its children can be ended.
  const child = spawn('/bin/sh', ['-c', `exec 2>&1\n${line}`, ...args], {
    stdio: [lock === undefined ? 'ignore' : 'pipe', 'pipe', 'inherit', ...(lock === undefined ? [] : [lock])],
    detached: true,
    env: environment ?? process.env,
  });
  let output = '';
  const show = (chunk: string, stream: NodeJS.WriteStream) => {
    stream.write(chunk);
    output = (output + chunk).slice(-MAX_OUTPUT_CHARACTERS);
  };
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => show(chunk, process.stdout));

  let isStopped = false;
  const { promise: ended, resolve } = promiseOf<Ended>();
  const end = (exitCode: number) => {
    // From here on the group's number may belong to other processes: nothing is sent to it.
    isStopped = true;
    clearTimeout(timer);
    resolve({ exitCode, output });
  };
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    void endGroup(child.pid, graceMs).then(() => end(1));
  };
  const timer = setTimeout(() => {
    show(`\nThe command was ended: it still ran after ${maxMs / 60_000} minutes.\n`, process.stderr);
    stop();
  }, maxMs);
  child.once('error', (error) => {
    show(`${error.message}\n`, process.stderr);
    end(1);
  });
  child.once('exit', (code) => {
    if (isStopped) return;
    child.once('close', () => end(code ?? 1));
    setTimeout(() => end(code ?? 1), LAST_OUTPUT_MS).unref();
  });
  return { ended, stop };
}

/**
 * For a program that was started with a lock: ends its whole group at once when the process that started it is killed. It
 * must not go on writing into out/ while the next publish builds there.
 */
export function endWithParent() {
  process.stdin.resume().once('close', () => process.kill(-process.pid, 'SIGKILL'));
}

/** Resolves when no process of the group is left. */
async function endGroup(pid: number | undefined, graceMs: number): Promise<void> {
  if (pid === undefined) return;
  const startMs = performance.now();
  signalGroup(pid, 'SIGTERM');
  while (signalGroup(pid, 0)) {
    if (performance.now() - startMs > graceMs) {
      // Also when the first process has ended: a child may have ignored SIGTERM.
      signalGroup(pid, 'SIGKILL');
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** False when all processes of the group have ended. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

function promiseOf<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((fulfill) => {
    resolve = fulfill;
  });
  return { promise, resolve };
}
