/** @jest-config-loader esbuild-register */
import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** Unit tests stand beside the code they test; browser flows are Playwright's (e2e/). */
export default createConfig({
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/{lib,content,components,app,scripts}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
});
