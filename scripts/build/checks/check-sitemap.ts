import { canonicalUrl } from '@/lib/seo/sitemap';
import type { PageFacts } from './page-facts';

/** Finds differences between the sitemap and the indexable pages, a line each. */
export function checkSitemap(pages: readonly PageFacts[], sitemap: string, siteUrl: string): string[] {
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  const indexable = pages.filter((page) => page.isIndexable).map(({ route }) => canonicalUrl(siteUrl, route));
  const linesOf = (expected: string, addresses: readonly string[]) =>
    addresses.map((address) => `out/sitemap.xml: ${address}: expected ${expected}`);
  const missing = indexable.filter((address) => !listed.includes(address));
  const surplus = listed.filter((address) => !indexable.includes(address));
  const repeated = listed.filter((address, index) => listed.indexOf(address) !== index);
  return [
    ...linesOf('to be listed, as the page is indexable', missing),
    ...linesOf('an indexable page of the export at its canonical address', surplus),
    ...linesOf('to be listed once', repeated),
  ];
}
