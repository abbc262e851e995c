import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pages as contentPages } from '@/content/pages/index';
import { planGroups } from '@/content/plans';
import type { PlanGroup } from '@/content/schema/plan';
import { planName } from '@/lib/money/offers';
import { canonicalUrl } from '@/lib/seo/sitemap';
import { checkCards } from './check-cards';
import { checkInboundLinks } from './check-inbound-links';
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
      const { group } = section;
      const { plans }: PlanGroup = planGroups[group];
      return plans.flatMap(({ name, price }) => (price === 'Custom' ? [] : { name: planName({ name, group }), price }));
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
