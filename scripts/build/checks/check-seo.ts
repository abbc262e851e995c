import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pages as contentPages } from '@/content/pages/index';
import { planGroups } from '@/content/plans';
import type { PlanGroup } from '@/content/schema/plan';
import { planName } from '@/lib/money/offers';
import { checkCards } from './check-cards';
import { checkInboundLinks } from './check-inbound-links';
import { checkSitemap } from './check-sitemap';
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
