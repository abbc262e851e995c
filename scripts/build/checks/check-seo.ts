import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pages as contentPages } from '@/content/pages/index';
import { offersOf, planName } from '@/lib/money/offers';
import { canonicalUrl } from '@/lib/seo/sitemap';
import { SOCIAL_CARD_SIZE } from '@/lib/seo/social-card';
import { checkStructuredData, type SoldPlan } from './check-structured-data';
import type { PageFacts } from './page-facts';

/** Checks what search engines and social networks read: cards, sitemap, links between pages, structured data. */
export async function checkSeo(
  root: string,
  pages: readonly PageFacts[],
  {
    files,
    siteUrl,
    cards,
  }: {
    files: readonly string[];
    siteUrl: string;
    /** The address of each page's card on the site, by route. */
    cards: ReadonlyMap<string, string>;
  },
) {
  const own = new Map([...cards].map(([route, address]) => [route, siteUrl + address]));
  const drawn = files.filter((file) => /^og\/.*\.png$/.test(file));
  const pictures = await Promise.all(
    drawn.map(async (file) => [`${siteUrl}/${file}`, await sharp(join(root, file)).metadata()] as const),
  );
  return [
    ...checkCards(pages, new Map(pictures), own),
    ...checkSitemap(pages, await readFile(join(root, 'sitemap.xml'), 'utf8'), siteUrl),
    ...checkInboundLinks(pages),
    ...checkStructuredData(pages, soldPlans()),
  ];
}

function soldPlans(): Record<string, SoldPlan[]> {
  const sold = Object.values(contentPages).map(({ path, sections }) => {
    const plans = sections.flatMap((section) => {
      if (section.kind !== 'plans') return [];
      return offersOf(section.group).flatMap((offer) =>
        offer.cents === undefined ? [] : { name: planName(offer), price: offer.cents / 100 },
      );
    });
    return [path, plans] as const;
  });
  return Object.fromEntries(sold);
}

/** Finds differences between the sitemap and the indexable pages, a line each. Names the page that the line is about. */
export function checkSitemap(pages: readonly PageFacts[], sitemap: string, siteUrl: string): string[] {
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  const pageAt = new Map(pages.map((page) => [canonicalUrl(siteUrl, page.route), page]));
  const missing = [...pageAt].filter(([address, { isIndexable }]) => isIndexable && !listed.includes(address));
  const surplus = listed.filter((address) => !pageAt.get(address)?.isIndexable);
  const repeated = listed.filter((address, index) => listed.indexOf(address) !== index);
  return [
    ...missing.map(([, { file }]) => `out/${file}: expected to be listed in sitemap.xml, as the page is indexable`),
    ...surplus.map((address) => surplusLine(address, pageAt.get(address))),
    ...repeated.map((address) => `out/sitemap.xml: ${address}: expected to be listed once`),
  ];
}

function surplusLine(address: string, page: PageFacts | undefined): string {
  if (!page) return `out/sitemap.xml: ${address}: expected a page of the export`;
  const { file, meta, canonical = 'none' } = page;
  const cause = meta.robots?.includes('noindex') ? `robots '${meta.robots}'` : `canonical address ${canonical}`;
  return `out/${file}: expected an indexable page, as sitemap.xml lists ${address}, received ${cause}`;
}

type Size = { width: number; height: number };

/** The metadata from which chats and social networks show a link. */
const WANTED = ['og:title', 'og:description', 'og:site_name', 'og:type', 'og:locale', 'og:image:alt', 'twitter:card'];

/** Finds missing card metadata, and pictures that are another page's, missing or of another size. `own`: cards by route. */
export function checkCards(
  pages: readonly PageFacts[],
  pictures: ReadonlyMap<string, Size>,
  own: ReadonlyMap<string, string>,
): string[] {
  const expected = sizeText(SOCIAL_CARD_SIZE);
  return pages.flatMap(({ file, route, canonical, meta }) => {
    const problems = WANTED.filter((name) => !meta[name]).map((name) => `expected a ${name}`);
    const url = meta['og:url'];
    if (url !== canonical) problems.push(`og:url: expected ${canonical}, received ${url}`);
    const address = meta['og:image'] ?? 'none';
    const picture = pictures.get(address);
    const wanted = own.get(route) ?? own.get('/');
    if (address !== wanted) problems.push(`og:image: expected the page's own card ${wanted}, received ${address}`);
    else if (!picture) problems.push(`og:image: expected a card of the export, received ${address}`);
    else if (sizeText(picture) !== expected) {
      problems.push(`og:image: expected ${expected}, received ${sizeText(picture)}`);
    }
    return problems.map((problem) => `out/${file}: ${problem}`);
  });
}

const sizeText = ({ width, height }: Size) => `${width}×${height}`;

/** Finds indexable pages without a link from another page's content or footer: the menu is on every page and tells little. */
export function checkInboundLinks(pages: readonly PageFacts[]): string[] {
  const linked = new Set(pages.flatMap(({ route, contentLinks }) => contentLinks.filter((target) => target !== route)));
  return pages
    .filter((page) => page.isIndexable && !linked.has(page.route))
    .map(({ route }) => `${route}: expected a link to it from the content or the footer of another page`);
}
