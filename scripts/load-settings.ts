import nextEnv from '@next/env';

type Settings = Readonly<Record<string, string | undefined>>;

/** Loads the settings as `next build` does, `.env` files included, into the environment of this process. */
export function loadSettings(): Settings {
  return nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error }).combinedEnv;
}
