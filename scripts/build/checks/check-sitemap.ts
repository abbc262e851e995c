import { canonicalUrl } from '@/lib/seo/sitemap';
import type { PageFacts } from './page-facts';

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
