/**
 * `npm run test:speech [-- --no-build] [--strict] [Playwright's arguments]`: listens to the screen reader Orca in Firefox. With --strict,
 * or with CI set, it is an error that a program is missing.
 */
import { findOnPath, installPackages } from '../browsers/find-chromium';
import { openExport, readFlowArguments, runFlows } from './flows';

/** The programs and the Debian packages that have them, with what these need to speak. */
const programs = ['orca', 'firefox-esr', 'Xvfb', 'openbox', 'xdotool', 'dbus-daemon', 'speech-dispatcher'];
const packages = [
  'orca at-spi2-core dbus speech-dispatcher xvfb openbox xdotool python3-pyatspi firefox-esr',
  'libglib2.0-bin gsettings-desktop-schemas',
].flatMap((line) => line.split(' '));

const { args, isStrict, isBuilt } = readFlowArguments();
const missing = () => programs.filter((program) => !findOnPath([program]));
if (missing().length > 0) installPackages(packages);
if (missing().length > 0) {
  console.warn(
    `Skipped: nothing was listened to, without ${missing().join(', ')}. Cure: apt-get install ${packages.join(' ')}`,
  );
  process.exit(isStrict ? 1 : 0);
}
await openExport(isBuilt);
await runFlows(['--config=e2e/speech/playwright.config.ts', ...args], {
  name: 'Flows by ear',
  environment: { FIREFOX_PATH: findOnPath(['firefox-esr']) ?? '' },
  cure: 'npm run test:speech -- --no-build -g <words of its name> listens to one alone; what was said is printed above',
});
