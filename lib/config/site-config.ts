import { type PublicConfig, readPublicConfig } from './public-config';

let config: PublicConfig | undefined;

/** The configuration of this build, read once. Server components pass parts of it to client parts. */
export function siteConfig(): PublicConfig {
  config ??= readPublicConfig(process.env);
  return config;
}
