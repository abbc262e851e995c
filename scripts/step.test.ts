import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

test('when a step fails, the program ends with its exit code and prints its name and cure', () => {
  const code = `
    const { runStep } = await import('${pathToFileURL('scripts/step.ts').href}');
    await runStep({ name: 'Try', command: process.execPath, args: ['-e', 'process.exit(7)'], cure: 'none' });`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', code];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([7, '\nStep failed: Try. Cure: none.\n']);
});
