import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { PAGE_ICONS, THEME_COLOR } from '@/lib/seo/icons';
import { metadata, viewport } from './layout';
import manifest from './manifest';

const sizeOf = async (image: string | Buffer) => {
  const { format, width, height } = await sharp(image).metadata();
  return `${format} ${width}x${height}`;
};

test('every icon of the manifest is a PNG of the size that it names', async () => {
  const icons = manifest().icons ?? [];
  expect(icons).toHaveLength(3);
  for (const { src, sizes } of icons) expect([src, await sizeOf(`public${src}`)]).toEqual([src, `png ${sizes}`]);
});

test('the icons that pages name are there: 180 pixels for iPhones, 32 in the .ico file', async () => {
  expect(await sizeOf(`public${PAGE_ICONS.apple}`)).toBe('png 180x180');
  const ico = readFileSync('public/favicon.ico');
  expect(await sizeOf(ico.subarray(ico.readUInt32LE(18)))).toBe('png 32x32');
});

test('every page names these icons, and the color of the browser’s frame around it', () => {
  expect(metadata.icons).toBe(PAGE_ICONS);
  expect(viewport.themeColor).toBe(THEME_COLOR);
});

test('the theme color is the background color of the pages', () => {
  expect(readFileSync('components/theme/tokens.css', 'utf8')).toContain(`--paper: ${THEME_COLOR};`);
});
