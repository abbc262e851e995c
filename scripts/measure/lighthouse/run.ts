import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArguments } from '../../browsers/chromium-arguments';
import { findOrInstallChromium } from '../../browsers/find-chromium';
import { type PageRun, readRun } from './page-run';
import { LIGHTHOUSE_VERSION } from './version';

const LARGEST_REPORT_BYTES = 64 * 1024 * 1024;

const call = promisify(execFile);

/** Now and then Lighthouse misses the beginning of a page and says so; a second try has it. */
const TRIES = 3;

/** Opens an address as Lighthouse's phone does (simulated slow 4G, processor four times slower) and reads its report. */
export async function runLighthouse(origin: string, route: string): Promise<PageRun> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(origin, route);
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
  }
}

async function runOnce(origin: string, route: string): Promise<PageRun> {
  const { stdout } = await call(
    'npx',
    [
      '--yes',
      `lighthouse@${LIGHTHOUSE_VERSION}`,
      origin + route,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--chrome-flags=${['--headless=new', ...chromiumArguments].join(' ')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: findOrInstallChromium(), NO_UPDATE_NOTIFIER: '1' },
      maxBuffer: LARGEST_REPORT_BYTES,
      shell: process.platform === 'win32',
    },
  );
  return readRun(route, JSON.parse(stdout));
}
