import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { snapshotPosts } from '@/lib/blog/load-posts';
import { routeAt } from '@/lib/routes/find-route';
import { type SocialCard, socialCard } from '@/lib/seo/social-card';
import { temporaryFolder } from '../../temporary-folder-fixture';
import { contentCache } from '../content-cache';
import { cardAddresses, cardsOfPages, makeCards } from './make-cards';
import { halfEmFace } from './typeface-fixture';

/** Jest cannot load the typefaces' ES module. */
jest.mock('./typeface', () => ({
  loadTypefaces: async () => ({ display: halfEmFace, text: halfEmFace, mono: halfEmFace }),
}));

const card = socialCard(routeAt('/services'));
const unsettable: SocialCard = { ...card, path: '/about/blogs/tag/x', heading: [{ text: '日本', isMarked: true }] };

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
const published = () => readdirSync(join(folder, 'og'));
const make = (...cards: SocialCard[]) => makeCards(cards, join(folder, 'og'), contentCache(join(folder, 'cache')));

test('a card is a picture of 1200 by 630 with its page’s name; one with letters that the typeface lacks is left out', async () => {
  const { images, drawn } = await make(card, unsettable);
  const [file = ''] = published();
  expect([drawn, Object.keys(images)]).toEqual([1, ['/services']]);
  expect(file).toMatch(/^services-[0-9a-f]{16}\.png$/);
  expect(images['/services']?.file).toBe(`/og/${file}`);
  expect(await sharp(join(folder, 'og', file)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

test('the next build uses the cache; a changed card has another address, and the old one is removed', async () => {
  const first = await make(card);
  expect(await make(card)).toEqual({ images: first.images, drawn: 0 });
  const changed = await make({ ...card, name: 'Another name' });
  expect(changed.images['/services']?.file).not.toBe(first.images['/services']?.file);
  expect(published()).toHaveLength(1);
});

test('each page has the address of its own card, also one with a topic; a topic that cannot be drawn has that of the blog', async () => {
  const names = ['Cloud', '日本'];
  const posts = snapshotPosts()
    .posts.slice(0, 2)
    .map((post, index) => ({
      ...post,
      primary_tag: { name: names[index] ?? '', slug: `topic-${index}` },
    }));
  const pages = cardsOfPages(posts).filter(({ path }) => /^\/((services|about\/blogs.*)?|login)$/.test(path));
  const { images } = await make(...pages.map((page) => page.card));
  const addresses = cardAddresses(posts, images);
  const blog = images['/about/blogs']?.file;
  expect(addresses.get('/services')).toBe(images['/services']?.file);
  expect(addresses.get('/about/blogs')).toBe(blog);
  expect(addresses.get('/about/blogs/tag/topic-0')).toMatch(/^\/og\/about-blogs-tag-topic-0-[0-9a-f]{16}\.png$/);
  expect(addresses.get('/about/blogs/tag/topic-1')).toBe(blog);
  expect(addresses.get('/login')).toBe(addresses.get('/'));
});
