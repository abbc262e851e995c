import { spawnSync } from 'node:child_process';
import { findOnPath, findOrInstallChromium, installPackages } from '../../browsers/find-chromium';

/** Debian's Python opens the window of the WebKit flows. */
const PYTHON = '/usr/bin/python3';
const HAS_WEBKIT = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")';

type Settings = Record<string, string>;

/** An engine. `settings` are the environment variables for its flows; undefined if it is not installed. */
type FoundEngine = { name: string; packages: string[]; settings?: Settings };

/** The Debian packages of each engine. Ubuntu's Firefox is a snap, which does not start as root. */
const engines: { name: string; packages: string[]; find: () => Settings | undefined }[] = [
  { name: 'firefox', packages: ['firefox-esr'], find: findFirefox },
  { name: 'webkit', packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'], find: findWebKit },
];

/**
 * The engines of this machine. As root, installs missing ones with apt-get.
 *
 * @throws Error without Chromium, with which the others are compared
 */
export function findOrInstallEngines(): FoundEngine[] {
  const chromium = { name: 'chromium', packages: ['chromium'], settings: { CHROMIUM_PATH: findOrInstallChromium() } };
  const others = engines.map(({ name, packages, find }) => {
    const settings = find();
    if (settings) return { name, packages, settings };
    installPackages(packages);
    return { name, packages, settings: find() };
  });
  return [chromium, ...others];
}

/**
 * Chooses the engines to run: those of Playwright's `--project` options, or all, without the missing ones. `rest` is the
 * other arguments.
 *
 * @param isStrict a missing engine is an error
 * @throws Error with the missing engines in strict mode, or when no engine is left
 */
export function chooseEngines(found: readonly FoundEngine[], args: readonly string[], isStrict: boolean) {
  const { asked, rest } = splitProjects(args);
  const wanted = found.filter(({ name }) => asked.length === 0 || asked.includes(name));
  const running = wanted.filter(({ settings }) => settings);
  const skipped = wanted
    .filter(({ settings }) => !settings)
    .map(
      ({ name, packages }) => `Skipped: ${name}, which is not installed. Cure: apt-get install ${packages.join(' ')}`,
    );
  if (running.length === 0 && skipped.length === 0) throw new Error(`There is no engine ${asked.join(', ')}.`);
  if (skipped.length > 0 && (isStrict || running.length === 0)) throw new Error(skipped.join('\n'));
  return { running: running.map(({ name }) => name), skipped, rest };
}

function splitProjects(args: readonly string[]) {
  const asked: string[] = [];
  const rest: string[] = [];
  for (const [index, argument] of args.entries()) {
    if (argument.startsWith('--project=')) asked.push(argument.slice('--project='.length));
    else if (args[index - 1] === '--project') asked.push(argument);
    else if (argument !== '--project') rest.push(argument);
  }
  return { asked, rest };
}

function findFirefox(): Settings | undefined {
  const path = process.env.FIREFOX_PATH || findOnPath(['firefox-esr', 'firefox']);
  return path ? { FIREFOX_PATH: path } : undefined;
}

function findWebKit(): Settings | undefined {
  const hasPrograms = findOnPath(['WebKitWebDriver']) && findOnPath(['Xvfb']);
  return hasPrograms && spawnSync(PYTHON, ['-c', HAS_WEBKIT]).status === 0 ? {} : undefined;
}
