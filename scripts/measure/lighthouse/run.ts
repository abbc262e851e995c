import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArguments } from '../../browsers/chromium-arguments';
import { findOrInstallChromium } from '../../browsers/find-chromium';
import { type PageRun, readRun } from './page-run';

/**
 * npx downloads it into npm's own cache. It is no dependency, because its 100 MB are of no use for building or changing
 * the site. This version asks for a newer Node and runs on 20.
 */
export const LIGHTHOUSE_VERSION = '13.5.0';

const MAX_REPORT_BYTES = 64 * 1024 * 1024;

const call = promisify(execFile);

/** Lighthouse sometimes misses the start of a page and reports an error; a second try works. */
const TRIES = 3;

/** Opens a page as Lighthouse's phone does (simulated slow 4G, processor four times slower) and reads the report. */
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
      maxBuffer: MAX_REPORT_BYTES,
    },
  );
  return readRun(route, JSON.parse(stdout));
}
