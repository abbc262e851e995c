import { execFileSync } from 'node:child_process';
import type { NextConfig } from 'next';

/** One commit builds one output: the build's id is the commit, not the moment. */
function commitId(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return 'no-commit';
  }
}

// No telemetry: a build reads this after this file. `next dev` reads it before, so package.json sets it there.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

const config: NextConfig = {
  output: 'export',
  generateBuildId: commitId,
  reactStrictMode: true,
  compiler: { styledComponents: { displayName: false, fileName: false } },
  images: { unoptimized: true },
  // As @emailjs/browser asks for it, by the path inside its own package; a flow sees when that changes.
  turbopack: {
    resolveAlias: { '../utils/createWebStorage/createWebStorage': './lib/requests/mail/no-web-storage.ts' },
  },
  // Without the tests, so that removing a plan does not stop a build. The exports of test:configurations skip the check.
  typescript: { ignoreBuildErrors: process.env.SKIP_TYPE_CHECK === '1', tsconfigPath: 'tsconfig.build.json' },
};

export default config;
