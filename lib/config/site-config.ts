import { type PublicConfig, readPublicConfig } from './public-config';

let config: PublicConfig | undefined;

/** The configuration of this build, read once. Server components hand islands what they need of it. */
export function siteConfig(): PublicConfig {
  config ??= readPublicConfig(process.env);
  return config;
}
