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

const call = promisify(execFile);

/**
 * Whether Lighthouse loads the page at full speed and computes how long a slow phone would take, or lets the browser load it
 * with throttling applied.
 */
type Throttling = 'simulate' | 'devtools';

/**
 * Opens a page as Lighthouse's phone does (slow 4G, processor four times slower) and reads the report.
 *
 * @param tries Lighthouse sometimes misses the start of a page and reports an error; a second try works
 */
export async function runLighthouse(
  origin: string,
  route: string,
  throttling: Throttling,
  tries = 3,
): Promise<PageRun> {
  try {
    return await runOnce(origin, route, throttling);
  } catch (error) {
    if (tries === 1) throw error;
    return runLighthouse(origin, route, throttling, tries - 1);
  }
}

async function runOnce(origin: string, route: string, throttling: Throttling): Promise<PageRun> {
  const { stdout } = await call(
    'npx',
    [
      '--yes',
      `lighthouse@${LIGHTHOUSE_VERSION}`,
      origin + route,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--throttling-method=${throttling}`,
      `--chrome-flags=${['--headless=new', ...chromiumArguments].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findOrInstallChromium(), NO_UPDATE_NOTIFIER: '1' }, maxBuffer: 64e6 },
  );
  return readRun(route, JSON.parse(stdout));
}
