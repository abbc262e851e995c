import { spawn } from 'node:child_process';

/** Far beyond a build of 5,000 posts: after this it hangs, and the next one must have its turn. */
const MOST_RUN_MS = 30 * 60_000;

/** Runs a command line, its output shown, and gives its exit code. Never rejects. */
export function runCommand(command: string, mostMs: number = MOST_RUN_MS): Promise<number> {
  return new Promise((resolve) => {
    // A group of its own: a build has children, and all of them end with it.
    const child = spawn(command, { shell: true, stdio: 'inherit', detached: true });
    const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGTERM'), mostMs);
    const end = (code: number) => {
      clearTimeout(timer);
      resolve(code);
    };
    child.once('error', () => end(1));
    child.once('close', (code) => end(code ?? 1));
  });
}
