/**
 * `npm run test:hosts [-- --no-build] [--strict]`: serves the export as each host would, by the host's own tools, and runs
 * `npm run check:host` on it. With --strict, or with CI set, a tool that cannot be fetched or a missing nginx is an error.
 */

import { spawn } from 'node:child_process';
import { requireExport } from '../../build/require-export';
import { listenOnLoopback } from '../../preview/loopback';
import { readOptions } from '../../read-options';
import { buildForFlows } from '../flows';
import { startCloudflare } from './cloudflare';
import { cloudfrontAnswers } from './cloudfront';
import { type AnswerRequest, createHostServer } from './host-server';
import type { LiveServer } from './live-server';
import { netlifyAnswers } from './netlify';
import { findOrInstallNginx, refusedProblems, startNginx } from './nginx';
import { fetchTools } from './tools';
import { vercelAnswers } from './vercel';

const ROOT = 'out';
const BUILT = 'deploy/built';

type Host = {
  name: string;
  /** Whose rules answer, for the output. */
  by: string;
  /** A reason why it cannot run here, or null. */
  missing: string | null;
  start: () => Promise<LiveServer>;
  /** What only this host is asked. */
  problems?: (origin: string) => Promise<string[]>;
};

const values = readOptions({ strict: { type: 'boolean' }, 'no-build': { type: 'boolean' } });
const isStrict = values.strict || Boolean(process.env.CI);

const missingTools = fetchTools();
const serve = async (answers: Promise<AnswerRequest>) => {
  const { origin, close } = await listenOnLoopback(createHostServer(ROOT, await answers), 0);
  return { origin, stop: close };
};
const hosts: Host[] = [
  {
    name: 'nginx',
    by: 'the installed nginx',
    missing: findOrInstallNginx() ? null : 'it is not installed',
    start: startNginx,
    problems: (origin) => refusedProblems(origin, ROOT),
  },
  { name: 'cloudflare', by: 'wrangler pages dev', missing: missingTools, start: () => startCloudflare(ROOT) },
  { name: 'netlify', by: 'Netlify’s parsers', missing: missingTools, start: () => serve(netlifyAnswers(ROOT)) },
  {
    name: 'vercel',
    by: 'Vercel’s routing library',
    missing: missingTools,
    start: () => serve(vercelAnswers(ROOT, `${BUILT}/vercel.json`)),
  },
  {
    name: 'cloudfront',
    by: 'its function, policies and upload script',
    missing: null,
    start: () => serve(cloudfrontAnswers(ROOT, `${BUILT}/s3-cloudfront`)),
  },
];

if (values['no-build']) await requireExport();
else await buildForFlows();

// Without this a signal would end this process without its 'exit', and leave the servers running.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const failed: string[] = [];
for (const host of hosts) {
  const isRight = host.missing === null ? await check(host).catch(showError) : !isStrict;
  if (host.missing !== null) console.warn(`${host.name}: ${isStrict ? 'failed' : 'skipped'}, ${host.missing}.`);
  if (!isRight) failed.push(host.name);
}
if (failed.length > 0) {
  console.error(`\nNot as it should be: ${failed.join(', ')}. Cure: correct lib/delivery or scripts/build/host-files.`);
  process.exit(1);
}

async function check({ name, by, start, problems }: Host): Promise<boolean> {
  const startMs = performance.now();
  const { origin, stop } = await start();
  try {
    const limits = name === 'nginx' ? [] : ['--host', name];
    const exitCode = await run(['--import', 'tsx', 'ops/check-host/main.ts', origin, ...limits]);
    const more = (await problems?.(origin)) ?? [];
    for (const line of more) console.error(line);
    console.log(`── ${name}, by ${by}: ${((performance.now() - startMs) / 1000).toFixed(0)} s`);
    return exitCode === 0 && more.length === 0;
  } finally {
    await stop();
  }
}

function showError(error: unknown): false {
  console.error(error instanceof Error ? error.message : error);
  return false;
}

function run(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  return new Promise((resolve) => child.once('error', () => resolve(1)).once('close', (code) => resolve(code ?? 1)));
}
