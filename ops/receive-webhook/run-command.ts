import { spawn } from 'node:child_process';

/** Far longer than a build of 5,000 posts: after this time the command hangs. */
const MAX_RUN_MS = 30 * 60_000;
/** From SIGTERM to SIGKILL. */
const GRACE_MS = 10_000;

type Limits = { maxMs?: number; graceMs?: number };

/**
 * Runs a command line and shows its output. Resolves to its exit code, or 1 when it hangs; never rejects.
 *
 * Own code: `spawn`'s own timeout ends the shell and leaves its children running.
 */
export function runCommand(command: string, { maxMs = MAX_RUN_MS, graceMs = GRACE_MS }: Limits = {}): Promise<number> {
  return new Promise((resolve) => {
    // In its own process group, so that all children of a build can be ended.
    const child = spawn(command, { shell: true, stdio: 'inherit', detached: true });
    let isOverdue = false;
    const timer = setTimeout(() => {
      isOverdue = true;
      signalGroup(child.pid, 'SIGTERM');
      // Also when the shell has ended: a child may have ignored SIGTERM.
      setTimeout(() => {
        signalGroup(child.pid, 'SIGKILL');
        resolve(1);
      }, graceMs);
    }, maxMs);
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
    // All processes of the group have ended.
  }
}
