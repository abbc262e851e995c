import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { tool } from '@/scripts/step';

/** How often tests kill a process at a random moment. */
export const KILLS = Number(process.env.KILLS ?? 20);

const bundles = new Map<string, string>();

/** Starts a program of the project. `ended` resolves to its exit code, or null when it was killed. */
export function startProgram(path: string, ...args: string[]) {
  const child = spawn(process.execPath, [bundleOf(path), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Jest gives tests a copy of it: without this line the program would not have what a test sets.
    env: process.env,
  });
  return { child, ...follow(child) };
}

/** The program as one file, made once for each test file: with tsx each start would take half a second more. */
function bundleOf(path: string): string {
  const known = bundles.get(path);
  if (known) return known;
  // In the project, where it finds the packages.
  const file = join('.cache', 'test-programs', `${basename(path, '.ts')}-${process.pid}.mjs`);
  const options = ['--bundle', '--platform=node', '--format=esm', '--packages=external', '--log-level=error'];
  execFileSync(tool('esbuild'), [path, ...options, `--outfile=${file}`]);
  bundles.set(path, file);
  return file;
}

afterAll(() => {
  for (const file of bundles.values()) rmSync(file);
});

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
