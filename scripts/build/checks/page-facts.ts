import { brotliCompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import { canonicalUrl } from '@/lib/seo/sitemap';
import { type ExportedPage, routeOfFile } from '../export/export-files';
import { attribute, type Element, elementsOf, sectionsOf } from '../export/html-tree';
import { pageFiles } from '../next-output/page-files';
import { idsOf, linksOf } from './check-links';
import { graphFactsOf } from './check-structured-data';

const texts = z.array(z.string());

/** Compressing at the quality that ships takes thirty times longer, so only pages near what a server sends at once get it. */
const QUICK_QUALITY = 8;
const NEAR_BUDGET = 13_300;

/** What the checks of the whole site know of a page, so that they need not keep the page itself in memory. */
export const pageFactsSchema = z.object({
  file: z.string(),
  route: z.string(),
  /** Addresses on this site that the page links to or loads, each once. */
  links: texts,
  ids: texts,
  /** The paths that its content and footer link to, each once. */
  contentLinks: texts,
  canonical: z.string().optional(),
  /** It has no `noindex`, and its canonical address is its own. */
  isIndexable: z.boolean(),
  /** The content of `<meta name|property="…">`. */
  meta: z.record(z.string(), z.string()),
  graph: z.object({ offers: texts, problems: texts }),
  /** The bytes as sent of its HTML up to the end of its first section, with all of the head. */
  firstScreen: z.number(),
  /** The files that it loads (next-output/page-files.ts). */
  loads: z.object({ fonts: texts, images: texts, scriptBefore: texts, runtime: texts }),
});

export type PageFacts = z.infer<typeof pageFactsSchema>;

export function readPageFacts({ file, html }: ExportedPage, siteUrl: string): PageFacts {
  const route = routeOfFile(file);
  const all = elementsOf(html);
  const link = all.find((element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical');
  const canonical = link && attribute(link, 'href');
  const meta = Object.fromEntries(
    all
      .filter((element) => element.tagName === 'meta')
      .map((tag) => [attribute(tag, 'property') ?? attribute(tag, 'name') ?? '', attribute(tag, 'content') ?? '']),
  );
  return {
    file,
    route,
    links: linksOf(html),
    ids: idsOf(html),
    contentLinks: contentLinksOf(html),
    canonical,
    isIndexable: !meta.robots?.includes('noindex') && canonical === canonicalUrl(siteUrl, route),
    meta,
    graph: graphFactsOf(html),
    firstScreen: firstScreenBytes(html),
    loads: pageFiles(html),
  };
}

function firstScreenBytes(html: string): number {
  const [, second] = sectionsOf(elementsOf(html));
  // A page without a second section counts whole.
  const part = html.slice(0, second?.sourceCodeLocation?.startOffset);
  const size = (quality: number) =>
    brotliCompressSync(part, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  const quick = size(QUICK_QUALITY);
  return quick < NEAR_BUDGET ? quick : size(constants.BROTLI_MAX_QUALITY);
}

/** The paths that a page's content and footer link to, each once. */
function contentLinksOf(html: string): string[] {
  const links = elementsOf(html).filter((element) => element.tagName === 'a' && isInContent(element));
  return [...new Set(links.map((link) => attribute(link, 'href')?.split(/[?#]/)[0] ?? ''))];
}

/** Whether an element is in the page's content or footer, and not in a breadcrumb. */
function isInContent({ parentNode }: Element): boolean {
  if (parentNode === null || !('tagName' in parentNode) || attribute(parentNode, 'aria-label') === 'Breadcrumb') {
    return false;
  }
  // A breadcrumb is inside <main>, never around it.
  return /^(main|footer)$/.test(parentNode.tagName) || isInContent(parentNode);
}
