import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pages as contentPages } from '@/content/pages/index';
import { planGroups } from '@/content/plans';
import type { PlanGroup } from '@/content/schema/plan';
import { SOCIAL_CARD_SIZE } from '@/lib/seo/social-card';
import type { ExportedPage } from '../export/export-files';
import { checkCards } from './check-cards';
import { checkInboundLinks } from './check-inbound-links';
import { checkSitemap } from './check-sitemap';
import { checkStructuredData, type SoldPlan } from './check-structured-data';

/** Checks what search engines and social networks read: cards, sitemap, links between pages, structured data. */
export async function checkSeo(
  root: string,
  pages: readonly ExportedPage[],
  { files, siteUrl }: { files: readonly string[]; siteUrl: string },
) {
  const cards = files.filter((file) => /^og\/.*\.png$/.test(file));
  const pictures = await Promise.all(
    cards.map(async (file) => [`/${file}`, await sharp(join(root, file)).metadata()] as const),
  );
  return [
    ...checkCards(pages, new Map(pictures), { siteUrl, size: SOCIAL_CARD_SIZE }),
    ...checkSitemap(pages, await readFile(join(root, 'sitemap.xml'), 'utf8'), siteUrl),
    ...checkInboundLinks(pages, siteUrl),
    ...checkStructuredData(pages, soldPlans(), siteUrl),
  ];
}

/** The priced plans of each page's tables, by route. */
function soldPlans(): Record<string, SoldPlan[]> {
  const plansOf = (group: PlanGroup) =>
    group.plans.flatMap(({ name, price }) => (price === 'Custom' ? [] : [{ name, price }]));
  return Object.fromEntries(
    Object.values(contentPages).map(({ path, sections }) => [
      path,
      sections.flatMap((section) => (section.kind === 'plans' ? plansOf(planGroups[section.group]) : [])),
    ]),
  );
}
