import { spawn } from 'node:child_process';

/** Far beyond a build of 5,000 posts: after this it hangs, and the next one must have its turn. */
const MAX_RUN_MS = 30 * 60_000;
/** From being asked to end to being ended. */
const GRACE_MS = 10_000;

type Limits = { mostMs?: number; graceMs?: number };

/** Runs a command line, its output shown, and gives its exit code; 1 for one that hangs. Never rejects. */
export function runCommand(command: string, { mostMs = MAX_RUN_MS, graceMs = GRACE_MS }: Limits = {}): Promise<number> {
  return new Promise((resolve) => {
    // A group of its own: a build has children, and all of them end with it.
    const child = spawn(command, { shell: true, stdio: 'inherit', detached: true });
    let isOverdue = false;
    const timer = setTimeout(() => {
      isOverdue = true;
      signalGroup(child.pid, 'SIGTERM');
      // Whatever the shell does by then, some child may not have listened.
      setTimeout(() => {
        signalGroup(child.pid, 'SIGKILL');
        resolve(1);
      }, graceMs);
    }, mostMs);
    const end = (code: number) => {
      if (isOverdue) return;
      clearTimeout(timer);
      resolve(code);
    };
    child.once('error', () => end(1));
    child.once('close', (code) => end(code ?? 1));
  });
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // All of it has ended.
  }
}
