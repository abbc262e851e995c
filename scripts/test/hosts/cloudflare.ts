import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../preview/loopback';
import { type LiveServer, startLiveServer } from './live-server';
import { toolFile } from './tools';

/** Keeps wrangler and its runtime from asking anything outside this machine. */
const ASKS_NOBODY = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  CI: '1',
};

/** Starts Cloudflare's own server of Pages with the export as docs/deploy.md publishes it: without compressed copies. */
export async function startCloudflare(root: string): Promise<LiveServer> {
  const folder = await mkdtemp(join(tmpdir(), 'cloudflare-'));
  const site = join(folder, 'site');
  await cp(root, site, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const [port, inspectorPort] = [await freePort(0), await freePort(0)];
  const options = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(inspectorPort)];
  const command = [process.execPath, toolFile('wrangler'), 'pages', 'dev', site, ...options];
  try {
    const { origin, stop } = await startLiveServer(port, [...command, '--compatibility-date', '2026-01-01'], {
      // It writes its settings, logs and temporary files below these folders.
      cwd: folder,
      env: { ...process.env, ...ASKS_NOBODY, HOME: folder, XDG_CONFIG_HOME: folder },
    });
    return { origin, stop: () => stop().then(() => rm(folder, { recursive: true })) };
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
}
