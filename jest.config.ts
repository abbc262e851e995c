/** @jest-config-loader esbuild-register */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

// With NODE_ENV=production React would come without `act`, which the tests need.
Object.assign(process.env, { NODE_ENV: 'test' });

/** Unit tests stand beside the code they test; browser flows are Playwright's (e2e/). */
const projectConfig: Config = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{lib,content,components,app,scripts,ops}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.cache/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Generous, so that a busy machine does not turn a slow test into a failed one.
  testTimeout: 30_000,
  // By default Jest leaves one core free: with two cores it would run one test file at a time.
  maxWorkers: '100%',
  // With a limit Jest runs even a single file in a worker: this process keeps the locale with which it was started.
  workerIdleMemoryLimit: '4GB',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
};

/** These come as ES modules only, which Jest has to transform. */
const ES_MODULES = ['parse5', 'entities', 'stylelint-plugin-use-baseline'];

/** What tests see of this machine's environment: neither settings, those of `.env` files included, nor proxies. */
const KEPT =
  /^(PATH|HOME|TMPDIR|LD_LIBRARY_PATH|TERM|CI|NO_COLOR|FORCE_COLOR|NODE_ENV|NODE_OPTIONS|JEST_.*|VSCODE_.*)$/;

/** Gives this process, its workers and their programs the environment of the tests. */
function setEnvironment() {
  for (const name of Object.keys(process.env)) if (!KEPT.test(name)) delete process.env[name];
  const folder = mkdtempSync(join(tmpdir(), 'unit-tests-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Below another shell, which SHLVL counts, Bash does not read this person's ~/.bashrc, as it may where its input is a pipe.
  Object.assign(process.env, { TZ: 'UTC', LC_ALL: 'C.UTF-8', SHLVL: '1', CACHE_FOLDER: folder });
}

export default async function config(): Promise<Config> {
  // Next's part reads the `.env` files.
  const mergedConfig = await nextJest({ dir: './' })(projectConfig)();
  setEnvironment();
  return { ...mergedConfig, transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`] };
}
