import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArguments } from '../browsers/chromium-arguments';
import { findOrInstallChromium } from '../browsers/find-chromium';
import { type Figures, readReport } from './figures';

/** Not a dependency, because of its 100 MB: npx downloads it. This version asks for a newer Node and runs on 20. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** Lighthouse sometimes misses the start of a page and reports an error; a second try works. */
const TRIES = 3;

const call = promisify(execFile);

/**
 * Opens a page as Lighthouse's phone does and reads the report. `simulate` computes how long a slow phone would take, `devtools`
 * slows the browser down.
 */
export async function runLighthouse(
  address: string,
  throttling: 'simulate' | 'devtools',
  tries = TRIES,
): Promise<Figures> {
  const chrome = ['--headless=new', ...chromiumArguments].join(' ');
  const options = [`--throttling-method=${throttling}`, `--chrome-flags=${chrome}`, '--quiet', '--output=json'];
  const env = { ...process.env, CHROME_PATH: findOrInstallChromium(), NO_UPDATE_NOTIFIER: '1' };
  try {
    const command = ['--yes', '--prefer-offline', LIGHTHOUSE, address, '--output-path=stdout', ...options];
    const { stdout } = await call('npx', command, { env, maxBuffer: 64e6 });
    return readReport(JSON.parse(stdout));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`Lighthouse could not measure ${address}: ${reason}`);
    if (tries === 1) throw error;
    return runLighthouse(address, throttling, tries - 1);
  }
}
