import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** How often tests kill a process at a random moment. */
export const KILLS = Number(process.env.KILLS ?? 3);

/** Starts a program of the project. `ended` resolves to its exit code, or null when it was killed. */
export function startProgram(path: string, ...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', path, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  return { child, ...follow(child) };
}

export function follow(child: ChildProcess) {
  const said = { out: '', err: '' };
  child.stdout?.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { said, ended };
}

/** Waits for something that another process does. */
export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}

export const untilExists = (path: string) => until(() => existsSync(path));

/** Waits up to `maxMs`, a time that differs from call to call. */
export const randomWait = (maxMs: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * maxMs));

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
