import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Post } from '@/content/schema/post';
import { BLOG_PATH, listPages } from '@/lib/blog/list-pages';
import { writeAtomically } from '@/lib/build/write-atomically';
import { allRoutes } from '@/lib/routes/find-route';
import type { SocialImages } from '@/lib/seo/build-facts';
import { cardText, listPageCard, type SocialCard, socialCard } from '@/lib/seo/social-card';
import { contentHash } from '../export/export-files';
import { cardSvg } from './card-svg';
import { loadTypefaces } from './typeface';

/** Increase it when `toPng` changes: older pictures are then made again. */
const RENDER_VERSION = 1;

/** The path of the cards on the site. */
const ADDRESS = '/og';

/**
 * Draws the cards for the site, unless they are in the cache. The file name contains a hash, because social networks cache a
 * picture for weeks by its address. Cards that cannot be drawn are left out.
 */
export async function makeCards(
  cards: readonly SocialCard[],
  { cacheFolder, publicFolder }: { cacheFolder: string; publicFolder: string },
): Promise<{ images: SocialImages; drawn: number }> {
  const faces = await loadTypefaces();
  await mkdir(cacheFolder, { recursive: true });
  await rm(publicFolder, { recursive: true, force: true });
  await mkdir(publicFolder, { recursive: true });

  let drawn = 0;
  const used = new Set<string>();
  const images: SocialImages = {};
  const make = async (card: SocialCard) => {
    const svg = cardSvg(card, faces);
    if (svg === undefined) return;
    const hash = hashOf(svg);
    const cached = join(cacheFolder, `${hash}.png`);
    used.add(`${hash}.png`);
    if (!existsSync(cached)) {
      drawn += 1;
      await writeAtomically(cached, await toPng(svg));
    }
    const file = addressOf(card, svg);
    await copyFile(cached, join(publicFolder, basename(file)));
    images[card.path] = { file, alt: cardText(card) };
  };
  // Several pages may share a card.
  await Promise.all([...new Map(cards.map((card) => [card.path, card])).values()].map(make));
  const unused = (await readdir(cacheFolder)).filter((file) => !used.has(file));
  await Promise.all(unused.map((file) => rm(join(cacheFolder, file))));
  return { images, drawn };
}

/**
 * The address of each page's card on the site, by the page's path. A topic whose name the typeface cannot render has the card of
 * the blog.
 */
export async function cardAddresses(posts: readonly Post[]): Promise<ReadonlyMap<string, string>> {
  const faces = await loadTypefaces();
  const address = (card: SocialCard) => {
    const svg = cardSvg(card, faces);
    return svg && addressOf(card, svg);
  };
  const own = new Map(cardsOfPages(posts).map(({ card }) => [card.path, card]));
  const addresses = new Map([...own].map(([path, card]) => [path, address(card)]));
  return new Map(
    cardsOfPages(posts).map(({ path, card }) => [path, addresses.get(card.path) ?? addresses.get(BLOG_PATH) ?? '']),
  );
}

/** Every page of the site with its card, which other pages may share. */
export function cardsOfPages(posts: readonly Post[]): { path: string; card: SocialCard }[] {
  return [
    ...allRoutes().map((route) => ({ path: route.path, card: socialCard(route) })),
    ...listPages(posts).map((page) => ({ path: page.path, card: listPageCard(page) })),
  ];
}

const hashOf = (svg: string) => contentHash(`${RENDER_VERSION} ${svg}`);

const addressOf = ({ path }: Pick<SocialCard, 'path'>, svg: string) =>
  `${ADDRESS}/${path.slice(1).replaceAll('/', '-') || 'home'}-${hashOf(svg)}.png`;

/** A palette makes the file a third of the size without a visible difference. */
function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 8, compressionLevel: 9 }).toBuffer();
}
