import type { DefaultTreeAdapterTypes } from 'parse5';
import { type ExportedPage, routeOfFile } from '../export/export-files';
import { attribute, elementsOf } from '../export/html-tree';
import { readHead } from './page-head';

/**
 * Finds indexable pages without a link from another page's content or footer, a line each. The menu and breadcrumbs do not
 * count: they are on every page and tell search engines little.
 */
export function checkInboundLinks(pages: readonly ExportedPage[], siteUrl: string): string[] {
  const linked = new Map<string, Set<string>>();
  for (const page of pages) {
    const from = routeOfFile(page.file);
    for (const route of contentLinks(page.html)) linked.set(route, (linked.get(route) ?? new Set()).add(from));
  }
  return pages
    .filter((page) => readHead(page, siteUrl).isIndexable)
    .map((page) => routeOfFile(page.file))
    .filter((route) => [...(linked.get(route) ?? [])].every((from) => from === route))
    .map((route) => `${route}: expected a link to it from the content or the footer of another page`);
}

function contentLinks(html: string): string[] {
  return elementsOf(html)
    .filter((element) => element.tagName === 'a' && counts(element))
    .flatMap((element) => attribute(element, 'href') ?? [])
    .filter((link) => link.startsWith('/'))
    .map((link) => link.split(/[?#]/)[0] ?? link);
}

/** Whether a link is in the page's content or footer, and not in a breadcrumb. */
function counts(element: DefaultTreeAdapterTypes.Element): boolean {
  const parents = ancestors(element);
  const isCrumb = parents.some((parent) => attribute(parent, 'aria-label') === 'Breadcrumb');
  return !isCrumb && parents.some(({ tagName }) => tagName === 'main' || tagName === 'footer');
}

function ancestors({ parentNode }: DefaultTreeAdapterTypes.Element): DefaultTreeAdapterTypes.Element[] {
  return parentNode && 'tagName' in parentNode ? [parentNode, ...ancestors(parentNode)] : [];
}
