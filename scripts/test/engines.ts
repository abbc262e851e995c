/**
 * `npm run test:engines [-- --no-build] [--strict] [Playwright's arguments]`: runs the flows that depend on a browser engine
 * in Chromium, Firefox and WebKit. With --strict, or with CI set, a missing engine is an error.
 */
import { spawnSync } from 'node:child_process';
import { findOnPath, findOrInstallChromium, installPackages } from '../browsers/find-chromium';
import { openExport, readFlowArguments, runFlows } from './flows';

/** The environment variables for the flows of an engine; undefined if it is not installed. */
type Settings = Record<string, string> | undefined;

/** Debian's Python opens the window of the WebKit flows. */
const PYTHON = '/usr/bin/python3';
const HAS_WEBKIT = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")';

/** The engines besides Chromium, with their Debian packages. Ubuntu's Firefox is a snap, which does not start as root. */
const others: { name: string; packages: string[]; find: () => Settings }[] = [
  { name: 'firefox', packages: ['firefox-esr'], find: findFirefox },
  { name: 'webkit', packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'], find: findWebKit },
];

const { args, isStrict, isBuilt } = readFlowArguments();
const isProject = (argument: string, index: number) =>
  argument.startsWith('--project') || args[index - 1] === '--project';
const asked = args.filter(isProject).flatMap((argument) => argument.replace(/^--project=?/, '') || []);
const wanted = asked.length > 0 ? asked : ['chromium', ...others.map(({ name }) => name)];

const environment = { CHROMIUM_PATH: findOrInstallChromium() };
const skipped = others.filter(({ name, packages, find }) => {
  if (!wanted.includes(name)) return false;
  if (!find()) installPackages(packages);
  const settings = find();
  Object.assign(environment, settings);
  return !settings;
});
for (const { name, packages } of skipped)
  console.warn(`Skipped: ${name}, which is not installed. Cure: apt-get install ${packages.join(' ')}`);
const running = wanted.filter((name) => !skipped.some((engine) => engine.name === name));
if (skipped.length > 0 && (isStrict || running.length === 0)) process.exit(1);

await openExport(isBuilt);
const rest = args.filter((argument, index) => !isProject(argument, index));
const projects = running.map((name) => `--project=${name}`);
await runFlows(['--config=e2e/engines/playwright.config.ts', ...rest, ...projects], {
  name: `Flows in ${running.join(', ')}`,
  environment,
  cure: 'npm run test:engines -- --no-build --project <engine> -g <words of its name> runs one alone; screenshots are in test-results/engines/',
});

function findFirefox(): Settings {
  const path = process.env.FIREFOX_PATH || findOnPath(['firefox-esr', 'firefox']);
  return path ? { FIREFOX_PATH: path } : undefined;
}

function findWebKit(): Settings {
  const hasPrograms = findOnPath(['WebKitWebDriver']) && findOnPath(['Xvfb']);
  return hasPrograms && spawnSync(PYTHON, ['-c', HAS_WEBKIT]).status === 0 ? {} : undefined;
}
