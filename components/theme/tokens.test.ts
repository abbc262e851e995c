import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TOKENS = 'theme/tokens.css';
const all = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.(tsx?|css)$/.test(file))
  .map((file) => ({ file, source: readFileSync(join('components', file), 'utf8') }));
const sources = all.filter(({ file }) => file !== TOKENS);

/** Each match of the pattern with the file that it is in. */
const matchesOf = (pattern: RegExp, files = sources) =>
  files.flatMap(({ file, source }) => [...source.matchAll(pattern)].map(([text]) => `${file}: ${text}`));

// Short forms of grays, such as #000 and #ddd, are not colors of the site: masks and print use them.
test('only tokens.css holds color values, so that the contrast test sees all of them', () => {
  expect(matchesOf(/#(?!([0-9a-f])\1\1[0-9a-f]?\b)[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi)).toEqual(
    [],
  );
});

// Illustrations may name the color itself.
test('styles name a green by what it means: a button, a link, the focus or an accent', () => {
  expect(matchesOf(/var\(--green\)/g).filter((match) => !match.startsWith('illustrations/'))).toEqual([]);
});

test('every custom property that is read without a fallback is set somewhere', () => {
  const text = all.map(({ source }) => source).join('\n');
  const set = new Set([...text.matchAll(/(--[a-z\d-]+)(?=['"]?:)/g)].map(([, name]) => name));
  const unset = matchesOf(/var\(--[a-z\d-]+\)/g, all).filter((match) => !set.has(/--[a-z\d-]+/.exec(match)?.[0]));
  expect(unset).toEqual([]);
});
