/** @jest-environment node */
import { runCommand } from './run-command';

test.each([
  ['exit 0', 0],
  ['exit 75', 75],
  ['there-is-no-such-command 2>/dev/null', 127],
])('%s gives %i', async (command, code) => {
  expect(await runCommand(command)).toBe(code);
});

test('a command that hangs is ended with all its children', async () => {
  expect(await runCommand('sleep 60 & sleep 60; exit 0', 200)).not.toBe(0);
});
