import { parseEnv } from 'node:util';
import nextEnv from '@next/env';
import { type PublicConfig, readPublicConfig } from '@/lib/config/public-config';

type Settings = Readonly<Record<string, string | undefined>>;

/** Loads the settings into the environment of this process, from the same `.env` files as `next build`. */
export function loadSettings(): Settings {
  return loadFiles().combinedEnv;
}

/** The configuration as `next build` reads it. Throws an Error with a line for each wrong setting. */
export function buildConfig(): PublicConfig {
  return readPublicConfig(loadSettings());
}

/** The names of settings in `.env` files, parsed here as Next does: it does not if a parent process has already done so. */
export function settingNamesInFiles(): string[] {
  return loadFiles().loadedEnvFiles.flatMap(({ contents }) =>
    Object.keys(parseEnv(contents.replace(/^\uFEFF/, '').replace(/^(\w+): /gm, '$1='))),
  );
}

function loadFiles() {
  return nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
}
