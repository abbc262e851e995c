import { spawn } from 'node:child_process';

/** Far longer than a build of 5,000 posts: a command that still runs then is assumed to hang. */
const MAX_RUN_MS = 30 * 60_000;
/** From SIGTERM to SIGKILL. */
const GRACE_MS = 10_000;

/**
 * Runs a command line and shows its output. Resolves to its exit code, or 1 when it hangs; never rejects.
 *
 * Own code: `spawn`'s own timeout ends the shell and leaves its children running.
 */
export function runCommand(command: string, { maxMs = MAX_RUN_MS, graceMs = GRACE_MS } = {}): Promise<number> {
  return new Promise((resolve) => {
    // In its own process group, so that all children of a build can be ended.
    const child = spawn(command, { shell: true, stdio: 'inherit', detached: true });
    const signalGroup = (signal: NodeJS.Signals) => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, signal);
      } catch {
        // All processes of the group have ended.
      }
    };
    const end = (code: number | null) => {
      clearTimeout(timer);
      resolve(code ?? 1);
    };
    child.once('error', () => end(1)).once('close', end);
    const timer = setTimeout(() => {
      child.off('close', end);
      signalGroup('SIGTERM');
      // Also when the shell has ended: a child may have ignored SIGTERM.
      setTimeout(() => {
        signalGroup('SIGKILL');
        resolve(1);
      }, graceMs);
    }, maxMs);
  });
}
