import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// #000 and its shades are no colors of the site: they are masks, and what is printed.
test('a color is written in tokens.css and nowhere else, so that the contrast test sees all of them', () => {
  const strays = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && file !== 'theme/tokens.css')
    .flatMap((file) => {
      const colors =
        readFileSync(join('components', file), 'utf8').match(
          /#[0-9a-f]{6}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi,
        ) ?? [];
      return colors.map((color) => `${file}: ${color}`);
    });
  expect(strays).toEqual([]);
});
