/** @jest-config-loader esbuild-register */
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
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
};

/** These come as ES modules only, which Jest has to transform. */
const ES_MODULES = ['parse5', 'entities', 'stylelint-plugin-use-baseline'];

export default async function config(): Promise<Config> {
  const mergedConfig = await nextJest({ dir: './' })(projectConfig)();
  return { ...mergedConfig, transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`] };
}
