import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { routeAt } from '@/lib/routes/find-route';
import { type SocialCard, socialCard } from '@/lib/seo/social-card';
import { makeCards } from './make-cards';
import type { Typeface } from './typeface';

/** Jest cannot load the typefaces' ES module; here every Latin letter is half an em wide. */
jest.mock('./typeface', () => {
  const face: Typeface = {
    unitsPerEm: 1000,
    canSet: (text) => /^[ -~]*$/.test(text),
    outline: (text) => ({
      glyphs: [...text].map((_, index) => ({ path: 'M0 0h300v300z', x: index * 500 })),
      width: text.length * 500,
    }),
  };
  return { loadTypefaces: async () => ({ display: face, text: face, mono: face }) };
});

const card = socialCard(routeAt('/services'));
const unsettable: SocialCard = { ...card, path: '/about/blogs/tag/x', heading: [{ text: '日本', isMarked: true }] };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cards-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const cached = () => readdirSync(join(folder, 'cache'));
const published = () => readdirSync(join(folder, 'og'));
const make = (...cards: SocialCard[]) =>
  makeCards(cards, { cacheFolder: join(folder, 'cache'), publicFolder: join(folder, 'og') });

test('a card is a picture of 1200 by 630 with its page’s name; one with letters that the typeface lacks is left out', async () => {
  const { images, drawn } = await make(card, unsettable);
  expect([drawn, Object.keys(images)]).toEqual([1, ['/services']]);
  expect(images['/services']?.file).toMatch(/^\/og\/services-[0-9a-f]{16}\.png$/);
  expect(published().map((file) => `/og/${file}`)).toEqual([images['/services']?.file]);
  const [file = ''] = published();
  expect(await sharp(join(folder, 'og', file)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

test('the next build uses the cache; a changed card has another address, and the old one is removed', async () => {
  const first = await make(card);
  const second = await make(card);
  expect([second.drawn, second.images]).toEqual([0, first.images]);
  const third = await make({ ...card, name: 'Another name' });
  expect(third.images['/services']?.file).not.toBe(first.images['/services']?.file);
  expect([cached().length, published().length]).toEqual([1, 1]);
});

test('a file that a stopped build left half written is removed', async () => {
  await make(card);
  const [name = ''] = cached();
  rmSync(join(folder, 'cache', name));
  writeFileSync(join(folder, 'cache', `${name}.4711`), 'half');
  expect((await make(card)).drawn).toBe(1);
  expect(cached()).toEqual([name]);
});
