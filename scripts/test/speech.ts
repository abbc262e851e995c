/**
 * `npm run test:speech [-- --no-build] [--strict] [Playwright's arguments]`: listens to the screen reader Orca in Firefox. With --strict,
 * or with CI set, it is an error that a program is missing.
 */
import { findOnPath, installPackages } from '../browsers/find-chromium';
import { holdCheckout } from '../hold-checkout.mjs';
import { runStep, tool } from '../step';
import { buildForFlows, flowEnvironment } from './flows';

/** The programs and the Debian packages that have them, with what these need to speak. */
const programs = ['orca', 'firefox-esr', 'Xvfb', 'openbox', 'xdotool', 'dbus-daemon', 'speech-dispatcher'];
const packages = [
  'orca at-spi2-core dbus speech-dispatcher xvfb openbox xdotool python3-pyatspi firefox-esr',
  'libglib2.0-bin gsettings-desktop-schemas',
].flatMap((line) => line.split(' '));

const own = ['--no-build', '--strict'];
const given = process.argv.slice(2);

const missing = () => programs.filter((program) => !findOnPath([program]));
if (missing().length > 0) installPackages(packages);
if (missing().length > 0) {
  console.warn(
    `Skipped: nothing was listened to, without ${missing().join(', ')}. Cure: apt-get install ${packages.join(' ')}`,
  );
  process.exit(given.includes('--strict') || process.env.CI ? 1 : 0);
}
await holdCheckout();
if (!given.includes('--no-build')) await buildForFlows();
await runStep({
  name: 'Flows by ear',
  command: tool('playwright'),
  args: ['test', '--config=e2e/speech/playwright.config.ts', ...given.filter((argument) => !own.includes(argument))],
  environment: { ...flowEnvironment, FIREFOX_PATH: findOnPath(['firefox-esr']) ?? '' },
  // On SIGTERM Playwright would leave its web server running.
  endedBy: 'SIGINT',
  cure: 'npm run test:speech -- --no-build -g <words of its name> listens to one alone; what was said is printed above',
});
