import { constants } from 'node:os';
import { runChild } from './run-child.mjs';

/** A command of a step, its extra environment, the one signal it takes to end, and what to do when it fails. */
export type Step = {
  name: string;
  command: string;
  args: string[];
  environment?: Record<string, string>;
  endedBy?: 'SIGINT';
  cure: string;
};

/**
 * Runs a step and shows its output. Ends the process, naming the step and its cure, where the step fails; silently where
 * the process is asked to end meanwhile, once the command has ended.
 */
export async function runStep({ name, command, args, environment = {}, endedBy, cure }: Step): Promise<void> {
  console.log(`\n── ${name}`);
  const { code, askedBy } = await runChild(command, args, {
    env: { ...process.env, ...environment },
    endedBy,
    shell: process.platform === 'win32',
  });
  // Even where the command made the best of it and gave 0: the next step must not begin.
  if (askedBy) process.exit(128 + constants.signals[askedBy]);
  if (code === 0) return;
  console.error(`\nStep failed: ${name}. Cure: ${cure}.`);
  process.exit(code);
}

/** A command of an installed package: `tool('next')`. */
export function tool(name: string): string {
  return `node_modules/.bin/${name}`;
}
