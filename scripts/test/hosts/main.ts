/**
 * `npm run test:hosts [-- --no-build] [--strict]`: serves the export with nginx and with Cloudflare's own server, and runs
 * `npm run check:host` on each. With --strict, or with CI set, it is an error when one of them is missing. Other hosts have
 * no such server: `npm run check:host` checks the live address there.
 */

import { spawn } from 'node:child_process';
import { requireExport } from '../../build/export/export-files';
import { type Program, waitForAnswer } from '../../programs';
import { readOptions } from '../../read-options';
import { openExport } from '../flows';
import { fetchWrangler, startCloudflare } from './cloudflare';
import { findOrInstallNginx, refusedProblems, startNginx } from './nginx';

const START_SECONDS = 60;

type Host = {
  name: string;
  /** A reason why it cannot run here, or null. */
  missing: string | null;
  /** Starts a server of out/, whose output goes to the file `log`. */
  start: (log: string) => Promise<{ port: number; program: Program }>;
  /** What only this host is asked. */
  problems?: (origin: string) => Promise<string[]>;
};

const values = readOptions({
  strict: { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
});
const isStrict = values.strict || Boolean(process.env.CI);

const hosts: Host[] = [
  {
    name: 'nginx',
    missing: findOrInstallNginx() ? null : 'it is not installed',
    start: startNginx,
    problems: refusedProblems,
  },
  { name: 'cloudflare', missing: fetchWrangler(), start: startCloudflare },
];

await openExport(values['no-build']);
requireExport();

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

async function check({ name, start, problems }: Host): Promise<boolean> {
  const startMs = performance.now();
  const { port, program } = await start(`.cache/${name}.log`);
  const origin = `http://127.0.0.1:${port}`;
  try {
    await waitForAnswer(name, origin, program, START_SECONDS);
    const limits = name === 'nginx' ? [] : ['--host', name];
    const exitCode = await run(['--import', 'tsx', 'ops/check-host/main.ts', origin, ...limits]);
    const more = (await problems?.(origin)) ?? [];
    for (const line of more) console.error(line);
    console.log(`── ${name}: ${((performance.now() - startMs) / 1000).toFixed(0)} s`);
    return exitCode === 0 && more.length === 0;
  } finally {
    await program.end();
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
