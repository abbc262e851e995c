import { type PublicConfig, readPublicConfig } from '@/lib/config/public-config';
import { loadSettings } from './load-settings';

/**
 * The configuration as `next build` reads it, `.env` files included.
 *
 * @throws Error with one line that names the setting, if it is wrong
 */
export function buildConfig(): PublicConfig {
  return readPublicConfig(loadSettings());
}
