import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
/** Jest, Biome, TypeScript and Next have a help of their own, and what npm runs before a command gets no options. */
const own = Object.entries(scripts).filter(
  ([name, command]) => !/^(jest|biome|tsc)\b|next dev/.test(command) && !isHook(name),
);

function isHook(name: string): boolean {
  return name.startsWith('pre') && name.slice(3) in scripts;
}

const changes = () => spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).stdout;
const before = changes();

test.each(own)('npm run %s -- --help says in a few lines what it does, and does nothing', (name, command) => {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `${command} --help`], {
    encoding: 'utf8',
    timeout: 10_000,
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout.split('\n')[0]).toMatch(new RegExp(`npm (run )?${name}\\b`));
  expect(stdout.trim().split('\n').length).toBeLessThanOrEqual(8);
});

test('no help changes a file', () => {
  expect(changes()).toBe(before);
});

test.each(['--no-such-option', 'strict'])('npm run build -- %s ends with one line that names the options', (word) => {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `${scripts.build} ${word}`], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^[^\n]+ Options: --strict, --without-copies, --for-this-machine\.\n$/);
});
