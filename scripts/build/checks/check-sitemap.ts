import { canonicalUrl } from '@/lib/seo/sitemap';
import type { ExportedPage } from '../export/export-files';
import { readHead } from './page-head';

/** Finds differences between the sitemap and the indexable pages, a line each. */
export function checkSitemap(pages: readonly ExportedPage[], sitemap: string, siteUrl: string): string[] {
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  const heads = pages.map((page) => readHead(page, siteUrl));
  const indexable = heads.filter((head) => head.isIndexable).map(({ route }) => canonicalUrl(siteUrl, route));
  const problem = (address: string, expected: string) => `out/sitemap.xml: ${address}: expected ${expected}`;
  return [
    ...indexable
      .filter((address) => !listed.includes(address))
      .map((address) => problem(address, 'to be listed, as the page is indexable')),
    ...listed
      .filter((address) => !indexable.includes(address))
      .map((address) => problem(address, 'an indexable page of the export at its canonical address')),
    ...listed
      .filter((address, index) => listed.indexOf(address) !== index)
      .map((address) => problem(address, 'to be listed once')),
  ];
}
