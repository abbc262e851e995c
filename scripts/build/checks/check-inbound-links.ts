import type { DefaultTreeAdapterTypes } from 'parse5';
import { type ExportedPage, routeOfFile } from '../export/export-files';
import { attribute, elementsOf } from '../export/html-tree';
import { readHead } from './page-head';

/**
 * Every indexable page to which no other page's content or footer leads, a line each. The menu does not count, nor do
 * breadcrumbs: they stand on every page and say nothing of which page matters to whom.
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
    .filter((element) => element.tagName === 'a' && stands(element))
    .flatMap((element) => attribute(element, 'href') ?? [])
    .filter((link) => link.startsWith('/'))
    .map((link) => link.split(/[?#]/)[0] ?? link);
}

/** In the page's content or footer, and not in a breadcrumb. */
function stands(element: DefaultTreeAdapterTypes.Element): boolean {
  const parents = ancestors(element);
  const isCrumb = parents.some((parent) => attribute(parent, 'aria-label') === 'Breadcrumb');
  return !isCrumb && parents.some(({ tagName }) => tagName === 'main' || tagName === 'footer');
}

function ancestors({ parentNode }: DefaultTreeAdapterTypes.Element): DefaultTreeAdapterTypes.Element[] {
  return parentNode && 'tagName' in parentNode ? [parentNode, ...ancestors(parentNode)] : [];
}
