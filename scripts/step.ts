import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { isatty } from 'node:tty';

export type Step = {
  name: string;
  command: string;
  args: string[];
  environment?: Record<string, string>;
  /** The signal that is passed on in place of any other, for commands that handle only SIGINT. */
  endedBy?: 'SIGINT';
  cure: string;
};

/**
 * Runs a command, shows its output, and prints how long it took. When the command fails, prints the step's name and cure and exits with its code.
 * When a signal asks this process to end, passes the signal on, waits for the command, and exits without a message.
 *
 * Own code, because `spawn` alone leaves its child running when the parent is ended.
 */
export async function runStep({ name, command, args, environment, endedBy, cure }: Step): Promise<void> {
  console.log(`\n── ${name}`);
  const startMs = performance.now();
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
  let receivedSignal: NodeJS.Signals | undefined;
  const forwardSignal = (signal: NodeJS.Signals) => {
    receivedSignal = signal;
    // A terminal sends Ctrl+C to the child as well. A second SIGINT would interrupt the child's cleanup.
    if (signal === 'SIGINT' && [0, 1, 2].some(isatty)) return;
    child.kill(endedBy ?? signal);
  };
  process.on('SIGINT', forwardSignal).on('SIGTERM', forwardSignal);
  const exitCode = await new Promise<number>((resolve) => {
    child.once('error', ({ message }) => {
      console.error(message);
      resolve(1);
    });
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });
  process.off('SIGINT', forwardSignal).off('SIGTERM', forwardSignal);
  // Also when the command itself ended with 0: the next step must not begin.
  if (receivedSignal) process.exit(128 + constants.signals[receivedSignal]);
  if (exitCode === 0) return console.log(`── ${name}: ${((performance.now() - startMs) / 1000).toFixed(0)} s`);
  console.error(`\nStep failed: ${name}. Cure: ${cure}.`);
  process.exit(exitCode);
}

/** The path of an installed package's command: `tool('next')`. */
export function tool(name: string): string {
  return `node_modules/.bin/${name}`;
}
