import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { tool } from '../step';

/** TypeScript's first error about the content (`content/plans.ts(42,14): error TS2304: Cannot find …`), otherwise its first error in another file. */
export function contentError(folder = process.cwd()): string | undefined {
  const options = ['--noEmit', '--incremental', 'false', '--pretty', 'false'];
  const { stdout } = spawnSync(resolve(tool('tsc')), options, { cwd: folder, encoding: 'utf8' });
  const errors = stdout.split('\n').filter((line) => line.includes(': error TS'));
  return errors.find((line) => line.startsWith('content/')) ?? errors[0];
}
