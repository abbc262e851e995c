/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

test('a color is written in tokens.css and nowhere else, so that the contrast test sees all of them', () => {
  const strays = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && file !== 'theme/tokens.css')
    .flatMap((file) => {
      const colors = readFileSync(join('components', file), 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? [];
      return colors.map((color) => `${file}: ${color}`);
    });
  expect(strays).toEqual([]);
});
