import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Not dependencies of the site: wrangler alone takes 200 MB. The newest that run on Node 20. */
const tools = {
  wrangler: { version: '4.86.0', file: 'bin/wrangler.js' },
  '@netlify/headers-parser': { version: '9.0.3', file: 'lib/index.js' },
  '@netlify/redirect-parser': { version: '15.0.4', file: 'lib/index.js' },
  '@vercel/routing-utils': { version: '6.6.0', file: 'dist/index.js' },
} as const;

type Tool = keyof typeof tools;

const FOLDER = resolve('.cache/host-tools');

/** Fetches the tools into .cache/ unless they are there. Returns a line that says why they could not be fetched, or null. */
export function fetchTools(): string | null {
  if (Object.entries(tools).every(([name, { version }]) => installedVersion(name) === version)) return null;
  const dependencies = Object.fromEntries(Object.entries(tools).map(([name, { version }]) => [name, version]));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const { status, stderr } = spawnSync('npm', ['install', '--prefix', FOLDER, ...options], { encoding: 'utf8' });
  if (status === 0) return null;
  const [reason = 'npm could not be started'] = (stderr ?? '').split('\n').filter(Boolean);
  return `the tools could not be fetched (${reason})`;
}

function installedVersion(name: string): string | undefined {
  try {
    return /"version": "([^"]+)"/.exec(readFileSync(join(FOLDER, 'node_modules', name, 'package.json'), 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

/** The main file of a fetched tool. */
export function toolFile(name: Tool): string {
  return join(FOLDER, 'node_modules', name, tools[name].file);
}

/** The exports of a fetched package. */
export async function loadTool(name: Tool): Promise<unknown> {
  return import(pathToFileURL(toolFile(name)).href);
}
