import nextEnv from '@next/env';
import { type PublicConfig, readPublicConfig } from '@/lib/config/public-config';

/**
 * The configuration as `next build` reads it, `.env` files included.
 *
 * @throws Error with one line that names the setting, if it is wrong
 */
export function buildConfig(): PublicConfig {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  return readPublicConfig(process.env);
}
