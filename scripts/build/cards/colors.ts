import { readFileSync } from 'node:fs';

const tokens = readFileSync('components/theme/tokens.css', 'utf8');

/** The site's color of this name, such as `paper`. */
export function color(name: string): string {
  const [, value] = new RegExp(`--${name}: (#[0-9a-f]{3,8});`).exec(tokens) ?? [];
  if (!value) throw new Error(`components/theme/tokens.css has no color --${name}`);
  return value;
}
