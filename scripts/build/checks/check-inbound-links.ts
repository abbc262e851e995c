import type { DefaultTreeAdapterTypes } from 'parse5';
import { attribute, elementsOf } from '../export/html-tree';
import type { PageFacts } from './page-facts';

/** Finds indexable pages without a link from another page's content or footer: the menu is on every page and tells little. */
export function checkInboundLinks(pages: readonly PageFacts[]): string[] {
  const linked = new Set(pages.flatMap(({ route, contentLinks }) => contentLinks.filter((target) => target !== route)));
  return pages
    .filter((page) => page.isIndexable && !linked.has(page.route))
    .map(({ route }) => `${route}: expected a link to it from the content or the footer of another page`);
}

/** The paths that a page's content and footer link to, each once. */
export function contentLinksOf(html: string): string[] {
  const links = elementsOf(html).filter((element) => element.tagName === 'a' && isInContent(element));
  return [...new Set(links.map((link) => attribute(link, 'href')?.split(/[?#]/)[0] ?? ''))];
}

/** Whether an element is in the page's content or footer, and not in a breadcrumb. */
function isInContent({ parentNode }: DefaultTreeAdapterTypes.Element): boolean {
  if (parentNode === null || !('tagName' in parentNode) || attribute(parentNode, 'aria-label') === 'Breadcrumb') {
    return false;
  }
  // A breadcrumb is inside <main>, never around it.
  return /^(main|footer)$/.test(parentNode.tagName) || isInContent(parentNode);
}
