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

const isDevelopment = process.env.NODE_ENV === 'development';

const config: NextConfig = {
  // In development an unknown path would be an error in place of the not-found page.
  output: isDevelopment ? undefined : 'export',
  generateBuildId: commitId,
  // By default Next leaves one processor idle. Starting another worker pays from about a hundred pages on.
  experimental: { inlineCss: true, cpus: availableParallelism(), staticGenerationMinPagesPerWorker: 100 },
  reactStrictMode: true,
  images: { unoptimized: true },
  // Replaces modules of libraries; the keys are the paths in the libraries' own imports. A browser flow fails when one changes.
  turbopack: {
    resolveAlias: {
      // The original throws where storage is blocked.
      '../utils/createWebStorage/createWebStorage': './lib/requests/mail/no-web-storage.ts',
      // Next's own error screen, shown when the router itself fails. Two files import it, by different paths.
      './builtin/global-error': { browser: './app/global-error.tsx' },
      '../components/builtin/global-error': { browser: './app/global-error.tsx' },
    },
  },
  // A build does not check tests, so that removing a plan does not stop it. Builds for tests skip the check, which is a step of its own.
  typescript: { ignoreBuildErrors: process.env.SKIP_TYPE_CHECK === '1', tsconfigPath: 'tsconfig.build.json' },
};

export default config;
