import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Post } from '@/content/schema/post';
import { BLOG_PATH, listPages } from '@/lib/blog/list-pages';
import { allRoutes } from '@/lib/routes/find-route';
import { loadSocialImages, type SocialImages } from '@/lib/seo/build-facts';
import { cardText, listPageCard, type SocialCard, socialCard } from '@/lib/seo/social-card';
import { contentCache } from '../content-cache';
import { contentHash } from '../export/export-files';
import { cardSvg } from './card-svg';
import { loadTypefaces } from './typeface';

/** Increase it when `toPng` changes: older pictures are then made again. */
const RENDER_VERSION = 1;

const ADDRESS = '/og';

/** Draws the cards. Names have a hash, because networks cache a picture by its address. What cannot be drawn is left out. */
export async function makeCards(
  cards: readonly SocialCard[],
  publicFolder: string,
  cache = contentCache(),
): Promise<{ images: SocialImages; drawn: number }> {
  const faces = await loadTypefaces();
  await rm(publicFolder, { recursive: true, force: true });
  await mkdir(publicFolder, { recursive: true });

  let drawn = 0;
  const images: SocialImages = {};
  const draw = (svg: string) => {
    drawn += 1;
    return toPng(svg);
  };
  const make = async (card: SocialCard) => {
    const svg = cardSvg(card, faces);
    if (svg === undefined) return;
    const recipe = `${RENDER_VERSION} ${svg}`;
    const name = card.path.slice(1).replaceAll('/', '-') || 'home';
    const file = `${ADDRESS}/${name}-${contentHash(recipe)}.png`;
    await writeFile(join(publicFolder, basename(file)), await cache.get(() => draw(svg), recipe));
    images[card.path] = { file, alt: cardText(card) };
  };
  // Several pages may share a card.
  await Promise.all([...new Map(cards.map((card) => [card.path, card])).values()].map(make));
  return { images, drawn };
}

/** The address of each page's card, by path. A topic whose name the typeface cannot render has the card of the blog. */
export function cardAddresses(posts: readonly Post[], images = loadSocialImages()): ReadonlyMap<string, string> {
  return new Map(
    cardsOfPages(posts).map(({ path, card }) => [path, (images[card.path] ?? images[BLOG_PATH])?.file ?? '']),
  );
}

export function cardsOfPages(posts: readonly Post[]): { path: string; card: SocialCard }[] {
  return [
    ...allRoutes().map((route) => ({ path: route.path, card: socialCard(route) })),
    ...listPages(posts).map((page) => ({ path: page.path, card: listPageCard(page) })),
  ];
}

/** A palette makes the file a third of the size without a visible difference. */
function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 8, compressionLevel: 9 }).toBuffer();
}
