import nextEnv from '@next/env';

type Settings = Readonly<Record<string, string | undefined>>;

/** Loads the settings as `next build` does, `.env` files included, into the environment of this process. */
export function loadSettings(): Settings {
  return loadFiles().combinedEnv;
}

/** The names that stand in `.env` files. */
export function settingsInFiles(): string[] {
  return loadFiles().loadedEnvFiles.flatMap(({ env }) => Object.keys(env));
}

function loadFiles() {
  return nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
}
