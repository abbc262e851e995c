import type { DefaultTreeAdapterTypes } from 'parse5';
import { canonicalUrl } from '@/lib/seo/sitemap';
import { type ExportedPage, routeOfFile } from '../export/export-files';
import { attribute, elementsOf } from '../export/html-tree';

/** A page as a search engine reads it. */
export type SeoPage = {
  file: string;
  route: string;
  elements: readonly DefaultTreeAdapterTypes.Element[];
  canonical: string | undefined;
  /** It has no `noindex`, and its canonical address is its own. */
  isIndexable: boolean;
  /** The content of `<meta name|property="…">`. */
  meta: ReadonlyMap<string | undefined, string | undefined>;
};

/** Reads a page of the site at `siteUrl`. */
export function readSeoPage({ file, html }: ExportedPage, siteUrl: string): SeoPage {
  const elements = elementsOf(html);
  const route = routeOfFile(file);
  const link = elements.find((element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical');
  const canonical = link && attribute(link, 'href');
  const metas = elements.filter((element) => element.tagName === 'meta');
  const meta = new Map(
    metas.map((tag) => [attribute(tag, 'property') ?? attribute(tag, 'name'), attribute(tag, 'content')]),
  );
  const isListed = !meta.get('robots')?.includes('noindex');
  return {
    file,
    route,
    elements,
    canonical,
    isIndexable: isListed && canonical === canonicalUrl(siteUrl, route),
    meta,
  };
}
