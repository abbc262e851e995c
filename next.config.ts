import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';

/** The build id, so that a commit always builds the same output. */
function commitId(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return 'no-commit';
  }
}

// No telemetry. A build reads this variable after this file; `next dev` reads it before, so package.json sets it there.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

const config: NextConfig = {
  output: 'export',
  generateBuildId: commitId,
  // By default Next leaves one processor idle. Starting another worker pays from about a hundred pages on.
  experimental: { cpus: availableParallelism(), staticGenerationMinPagesPerWorker: 100 },
  reactStrictMode: true,
  compiler: { styledComponents: { displayName: false, fileName: false } },
  images: { unoptimized: true },
  // Replaces a module of @emailjs/browser with ours. The key is the path in the library's own import; a browser flow
  // fails when it changes.
  turbopack: {
    resolveAlias: { '../utils/createWebStorage/createWebStorage': './lib/requests/mail/no-web-storage.ts' },
  },
  // A build does not check tests, so that removing a plan does not stop it. The exports of test:configurations skip the check.
  typescript: { ignoreBuildErrors: process.env.SKIP_TYPE_CHECK === '1', tsconfigPath: 'tsconfig.build.json' },
};

export default config;
