import { readFileSync } from 'node:fs';

const TOKEN = /--([a-z-]+): (#[0-9a-f]{3,8});/g;

/** The colors of the site, by their names in the style sheet. */
export const colors: Record<string, string> = Object.fromEntries(
  [...readFileSync('components/theme/tokens.css', 'utf8').matchAll(TOKEN)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

/** The color of this name, such as `paper`. */
export function color(name: string): string {
  const value = colors[name];
  if (!value) throw new Error(`components/theme/tokens.css has no color --${name}`);
  return value;
}
