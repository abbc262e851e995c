import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { runStep } from '../step';

/** Ghost's version, named here alone. Ghost 6 needs Node 22. */
export const GHOST_VERSION = '5.130.6';

/** Everything of the local Ghost: the software, blogs, and the sites published from them. */
export const GHOST_FOLDER = join(process.cwd(), '.cache', 'ghost');

const SOFTWARE = join(GHOST_FOLDER, 'software');
const STAMP = join(SOFTWARE, 'installed.txt');
/** Native modules must match Node's binary interface, so another Node needs another installation. */
const INSTALLED = `Ghost ${GHOST_VERSION}, modules ${process.versions.modules}\n`;

/**
 * Installs Ghost from the npm registry if it is not there, and returns its folder. Exits the process when a step fails.
 *
 * Own code: Ghost's installer (ghost-cli) refuses to run as root, as in containers, and needs GitHub besides the registry.
 * `npm install ghost` fails, because one of its packages is a file in its archive.
 */
export async function installGhost(): Promise<string> {
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === INSTALLED) return SOFTWARE;
  console.log(
    `Ghost ${GHOST_VERSION} is installed in .cache/ghost/. This is done once, and takes two to four minutes. The first publish follows.`,
  );
  const work = join(GHOST_FOLDER, 'installing');
  const archive = join(work, `ghost-${GHOST_VERSION}.tgz`);
  const unpacked = join(work, 'package');
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });

  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const registry = 'is the npm registry reachable? The lines above say what npm answered';
  const pack = ['npm', 'pack', `ghost@${GHOST_VERSION}`, '--pack-destination', work, ...quiet];
  await run('Download Ghost', pack, registry);
  await run('Unpack Ghost', ['tar', '-xzf', archive, '-C', work], 'is there room on the disk?');
  await chooseProductionPackages(join(unpacked, 'package.json'));
  // npm takes the versions from Ghost's yarn.lock.
  const install = ['npm', 'install', '--prefix', unpacked, '--omit=dev', '--legacy-peer-deps', '--ignore-scripts'];
  await run('Install the packages of Ghost', [...install, ...quiet], registry);
  const compiler =
    'SQLite, the database of Ghost, is downloaded from GitHub or else compiled, which needs python3, make and a C++ compiler (Debian: apt-get install python3 make g++)';
  const rebuild = ['npm', 'rebuild', 'sqlite3', '--prefix', unpacked, '--ignore-scripts=false', '--loglevel=error'];
  await run('Build SQLite for Ghost', rebuild, compiler);
  await run('Load SQLite', [process.execPath, '-e', `require('${join(unpacked, 'node_modules/sqlite3')}')`], compiler);

  await rm(SOFTWARE, { recursive: true, force: true });
  await rename(unpacked, SOFTWARE);
  await rm(work, { recursive: true });
  await writeFile(STAMP, INSTALLED);
  return SOFTWARE;
}

async function run(name: string, [command = '', ...args]: readonly string[], cure: string) {
  await runStep({ name, command, args, environment: compilerSettings(), cure });
}

/** SQLite compiles in seconds without optimization, and is as fast for some posts. Headers beside Node need no download. */
function compilerSettings(): Record<string, string> {
  const flags = { CFLAGS: '-O0', CXXFLAGS: '-O0' };
  const nodeFolder = dirname(dirname(process.execPath));
  const hasHeaders = existsSync(join(nodeFolder, 'include/node/node.h'));
  return hasHeaders ? { ...flags, npm_config_nodedir: nodeFolder } : flags;
}

const packageSchema = z.looseObject({
  dependencies: z.record(z.string(), z.string()),
  resolutions: z.record(z.string(), z.string()).default({}),
});

/** Leaves the packages that Ghost runs with, and turns yarn's `resolutions` into npm's `overrides`. */
async function chooseProductionPackages(path: string) {
  const { resolutions, ...manifest } = packageSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  const overrides = Object.entries(resolutions)
    .filter(([, range]) => !range.startsWith('file:'))
    // npm refuses an override of a direct dependency that repeats its range; `$name` refers to it.
    .map(([name, range]) => [name, manifest.dependencies[name] === range ? `$${name}` : range]);
  for (const key of ['devDependencies', 'scripts', 'nx']) delete manifest[key];
  await writeFile(path, JSON.stringify({ ...manifest, overrides: Object.fromEntries(overrides) }, null, 2));
}
