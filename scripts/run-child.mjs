/**
 * Plain JavaScript and Node's own modules only: run.mjs needs it before any package is there.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { isatty } from 'node:tty';

/**
 * Runs a program in this one's place: its input and output, and the signals that ask it to end. A program that is asked to
 * end may take its time, so this one waits for it.
 *
 * `endedBy`: the signal that it ends by, whichever this process was asked with.
 *
 * `code`: its exit code, 128 and the signal's number where a signal ended it, 1 where it could not be started. `askedBy`:
 * the signal that this process was asked to end with, however its program took it.
 */
export function runChild(command, args, { endedBy, ...options }) {
  const child = spawn(command, args, { ...options, stdio: 'inherit' });
  let askedBy;
  const passOn = (signal) => {
    askedBy = signal;
    // Ctrl+C in a terminal has reached the child already: a second one would end it in the midst of its cleaning up. Who
    // sends SIGINT to this process alone there is not heard; SIGTERM is.
    if (signal === 'SIGINT' && [0, 1, 2].some((stream) => isatty(stream))) return;
    child.kill(endedBy ?? signal);
  };
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  return new Promise((resolve) => {
    const end = (code) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      resolve({ code, askedBy });
    };
    child.on('error', () => end(1));
    child.on('close', (code, signal) => end(code ?? 128 + constants.signals[signal]));
  });
}
