import { readFileSync } from 'node:fs';
import * as z from 'zod';

const entrySchema = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const { packages } = z
  .object({ packages: z.record(z.string(), entrySchema) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
/*
 * If a registry lacks a binary of another platform, npm silently leaves it out of the lockfile. To fix this, use the newest version of
 * the package whose binaries the registry has for all platforms. An entry written by hand has no hash.
 */

// The entry '' is the project itself.
const installed = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);

test('every package is checked against its hash when it is installed', () => {
  const unchecked = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path);
  expect(unchecked).toEqual([]);
});

test('the lockfile has the binaries of every platform, without which npm silently installs nothing there', () => {
  const missing = installed.flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
