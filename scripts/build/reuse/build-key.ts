import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { settingNames } from '@/lib/config/public-config';
import { isSecretName } from '../checks/check-leaks';
import { sourceHash } from './source-hash';

/** All files that a build reads. */
const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts/build',
  'scripts/compress.ts',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * A key for all that decides a build, except posts and dates: files, packages, the commit, which names the build, settings,
 * and secrets, which the pages were searched for.
 *
 * @param isForThisMachine whether the pages may name local services
 */
export async function buildKey(environment: Environment, isForThisMachine: boolean): Promise<string> {
  const { stdout: commit } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  const settings = Object.entries(environment).filter(([name]) => settingNames.includes(name) || isSecretName(name));
  const parts = [await sourceHash(SOURCES), commit, process.version, isForThisMachine, settings.sort()];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
