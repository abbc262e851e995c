import { canonicalUrl } from '@/lib/seo/sitemap';
import { type ExportedPage, routeOfFile } from '../export/export-files';
import { attribute, elementsOf } from '../export/html-tree';

/** The metadata of a page, as a robot reads it. */
export type PageHead = {
  route: string;
  canonical: string | undefined;
  /** It has no `noindex`, and its canonical address is its own. */
  isIndexable: boolean;
  /** The content of `<meta name|property="…">`. */
  meta: (name: string) => string | undefined;
};

/** Reads the head of a page of the site at `siteUrl`. */
export function readHead({ file, html }: ExportedPage, siteUrl: string): PageHead {
  const tags = elementsOf(html);
  const route = routeOfFile(file);
  const link = tags.find((tag) => tag.tagName === 'link' && attribute(tag, 'rel') === 'canonical');
  const canonical = link && attribute(link, 'href');
  const metas = new Map(
    tags
      .filter((tag) => tag.tagName === 'meta')
      .map((tag) => [attribute(tag, 'property') ?? attribute(tag, 'name'), attribute(tag, 'content')]),
  );
  const isListed = !/noindex/.test(metas.get('robots') ?? '');
  return {
    route,
    canonical,
    isIndexable: isListed && canonical === canonicalUrl(siteUrl, route),
    meta: (name) => metas.get(name),
  };
}
