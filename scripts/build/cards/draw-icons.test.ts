import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { THEME_COLOR } from '@/lib/seo/icons';
import { color } from './colors';
import { drawIcons } from './draw-icons';

test('the browser’s frame has the color of the page', () => {
  expect(THEME_COLOR).toBe(color('paper'));
});

test('icons have the size that their names and the manifest promise, and are the same in every build', async () => {
  const folders = [mkdtempSync(join(tmpdir(), 'icons-')), mkdtempSync(join(tmpdir(), 'icons-'))];
  const [first = '', second = ''] = folders;
  for (const folder of folders) await drawIcons(folder);
  for (const size of [192, 512]) {
    const png = readFileSync(join(first, 'icons', `icon-${size}.png`));
    expect(png.readUInt32BE(16)).toBe(size);
  }
  for (const file of [...readdirSync(first).filter((name) => name.includes('.')), 'icons/maskable-512.png']) {
    expect(readFileSync(join(first, file)).equals(readFileSync(join(second, file)))).toBe(true);
  }
  const ico = readFileSync(join(first, 'favicon.ico'));
  expect(ico.subarray(ico.readUInt32LE(18)).subarray(1, 4).toString()).toBe('PNG');
  for (const folder of folders) rmSync(folder, { recursive: true });
});
