import { spawnSync } from 'node:child_process';

test.each(['--help', 'strict'])('npm run build -- %s ends with one line that names the options', (argument) => {
  const { status, stdout, stderr } = spawnSync('node', ['--import', 'tsx', 'scripts/build/main.ts', argument], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^[^\n]+ Options: --strict, --for-this-machine\.\n$/);
});
