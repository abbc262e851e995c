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
 * Where a registry does not have a binary of another platform, npm writes a lockfile without it, and without a word. The cure
 * is the newest version of the package whose binaries the registry has, all of them; an entry by hand has no hash.
 */

// The entry '' is the project itself.
const installed = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);

test('every package is checked against its hash when it is installed', () => {
  const unchecked = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path);
  expect(unchecked).toEqual([]);
});

test('no binary of another platform is left out: npm would install nothing there, without a word', () => {
  const missing = installed.flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
