import { spawn } from 'node:child_process';

/** A command of a step, its extra environment, and what to do when it fails. */
export type Step = {
  name: string;
  command: string;
  args: string[];
  environment?: Record<string, string>;
  cure: string;
};

/** Runs a step and shows its output. Ends the process, naming the step and its cure, where the step fails. */
export async function runStep({ name, command, args, environment = {}, cure }: Step): Promise<void> {
  console.log(`\n── ${name}`);
  const code = await new Promise<number>((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(1));
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
  if (code === 0) return;
  console.error(`\nStep failed: ${name}. Cure: ${cure}.`);
  process.exit(code);
}

/** A command of an installed package: `tool('next')`. */
export function tool(name: string): string {
  return `node_modules/.bin/${name}`;
}
