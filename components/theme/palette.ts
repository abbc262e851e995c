import { readFileSync } from 'node:fs';

/** The colors in a text of tokens.css: the name of each, such as `paper`, and its six hexadecimal digits. */
export const colorsIn = (tokens: string) =>
  [...tokens.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => ({ name, value }));

/** The file of the colors. */
export const TOKENS = 'components/theme/tokens.css';

const colors = colorsIn(readFileSync(TOKENS, 'utf8'));

/** The names of the site's colors by their values. */
export const palette: ReadonlyMap<string, string> = new Map(colors.map(({ name, value }) => [value, name]));

/** The site's color of this name. */
export function color(name: string): string {
  const found = colors.find((each) => each.name === name);
  if (!found) throw new Error(`${TOKENS} has no color --${name}`);
  return found.value;
}
