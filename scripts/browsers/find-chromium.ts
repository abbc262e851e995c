import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Stand for Arial and Roboto in the flows whose fonts come late; without them these flows are skipped. */
const TYPEFACES = ['fonts-liberation', 'fonts-roboto-unhinted'];

/** The path of a Chromium that starts, installed if need be. Without one, prints a line and ends with exit code 1. */
export function findOrInstallChromium(): string {
  try {
    const path = process.env.CHROMIUM_PATH || findOnPath(NAMES) || playwrightChromium() || installChromium();
    const { status, error, stderr } = spawnSync(path, ['--version'], { encoding: 'utf8' });
    if (status === 0) return path;
    const from = process.env.CHROMIUM_PATH ? 'CHROMIUM_PATH' : 'Chromium';
    const reason = error?.message ?? stderr.trim().split('\n', 1)[0];
    throw new Error(`${from}: ${path} does not start (${reason}). Cure: name a Chromium or Chrome in CHROMIUM_PATH.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function installChromium(): string {
  console.log('No Chromium found: installing one.');
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const downloaded = playwrightChromium();
  if (downloaded) return downloaded;
  installPackages(['chromium', ...TYPEFACES]);
  const installed = findOnPath(NAMES);
  if (installed) return installed;
  throw new Error('No Chromium could be installed. Cure: install one and name it in CHROMIUM_PATH.');
}

/** Installs Debian packages as root; does nothing as another user. */
export function installPackages(packages: readonly string[]) {
  if (process.getuid?.() !== 0) return;
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function playwrightChromium(): string | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function run(command: string, args: string[]) {
  spawnSync(command, args, { stdio: 'inherit' });
}
