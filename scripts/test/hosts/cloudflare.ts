import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { freePort } from '../../preview/loopback';
import { startProgram } from '../../programs';

/** The newest that runs on Node 20. Not a dependency of the site: it takes 200 MB. */
const VERSION = '4.86.0';
const FOLDER = resolve(`.cache/wrangler-${VERSION}`);
const WRANGLER = join(FOLDER, 'node_modules/wrangler/bin/wrangler.js');

/** Keeps wrangler and its runtime from asking anything outside this machine. */
const ASKS_NOBODY = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  CI: '1',
};

/** Fetches wrangler into .cache/ unless it is there. Returns why it could not be fetched, or null. */
export function fetchWrangler(): string | null {
  if (existsSync(WRANGLER)) return null;
  // Without internet npm would try again for minutes.
  const options = '--ignore-scripts --no-audit --no-fund --loglevel=error --fetch-retries=1'.split(' ');
  const args = ['install', '--prefix', FOLDER, ...options];
  const { status, stderr } = spawnSync('npm', [...args, `wrangler@${VERSION}`], { encoding: 'utf8' });
  if (status === 0) return null;
  const [reason = 'npm could not be started'] = (stderr ?? '').split('\n').filter(Boolean);
  return `wrangler could not be fetched (${reason})`;
}

/** Starts Cloudflare's own server of Pages with the export as docs/deploy.md publishes it: without compressed copies. */
export async function startCloudflare(log: string) {
  const site = join(FOLDER, 'site');
  await rm(site, { recursive: true, force: true });
  await cp('out', site, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const [port, inspectorPort] = [await freePort(0), await freePort(0)];
  const options = ['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', `${inspectorPort}`];
  const command = [process.execPath, WRANGLER, 'pages', 'dev', site, ...options, '--compatibility-date', '2026-01-01'];
  // It writes its settings, logs and temporary files below these folders.
  const environment = { ...ASKS_NOBODY, HOME: FOLDER, XDG_CONFIG_HOME: FOLDER };
  return { port, program: startProgram(command, { folder: FOLDER, environment, log }) };
}
