import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { site } from '@/content/site';
import { PAGE_ICONS } from '@/lib/seo/icons';
import { drawIcons } from '@/scripts/draw-icons';
import manifest from './manifest';

/** The parts of a picture that differ from another by more than a rounding. */
async function differing(first: Buffer, second: Buffer): Promise<number> {
  const [one, two] = await Promise.all([first, second].map((file) => sharp(file).ensureAlpha().raw().toBuffer()));
  expect(one?.length).toBe(two?.length);
  return one?.filter((value, index) => Math.abs(value - (two?.[index] ?? 0)) > 24).length ?? 0;
}

test('every icon shows content/mark.svg in the colors of the site: npm run icons draws them', async () => {
  const drawn = await drawIcons();
  expect([...drawn.keys()]).toEqual(
    expect.arrayContaining(
      [PAGE_ICONS.apple, ...(manifest().icons ?? []).map(({ src }) => src)].map((src) => `public${src}`),
    ),
  );
  for (const [path, icon] of drawn) {
    const pictures = [icon, readFileSync(path)].map((file) => (path.endsWith('.ico') ? file.subarray(22) : file));
    expect([path, await differing(pictures[0] ?? icon, pictures[1] ?? icon)]).toEqual([path, 0]);
  }
});

test('on a phone’s home screen the site has its own name', () => {
  expect(manifest()).toMatchObject({ name: site.name, short_name: site.name, start_url: '/' });
  expect(() => new Intl.Locale(manifest().lang ?? '')).not.toThrow();
});
