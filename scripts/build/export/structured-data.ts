import type { Graph } from 'schema-dts';
import { isListed, listPages } from '@/lib/blog/list-pages';
import { loadPosts } from '@/lib/blog/load-posts';
import { loadPostImages } from '@/lib/blog/post-images-file';
import { findRoute } from '@/lib/routes/find-route';
import { buildFacts } from '@/lib/seo/build-facts';
import { listPageCard, socialCard } from '@/lib/seo/social-card';
import { graphText, listPageGraph, pageGraph } from '@/lib/seo/structured-data/page-graph';

/**
 * Puts what a page says of itself as data into its head, and leaves alone the pages that search engines are to pass by.
 * Here and not as an element of the page: React would carry it along in every payload, and write it anew where a visitor
 * moves from page to page, for nobody to read.
 */
export function addStructuredData(html: string, path: string): string {
  const graph = graphAt(path);
  if (!graph) return html;
  return html.replace('</head>', () => `<script type="application/ld+json">${graphText(graph)}</script></head>`);
}

function graphAt(path: string): Graph | undefined {
  const { posts, hasOutsideLinks } = loadPosts();
  const list = listPages(posts).find((page) => page.path === path);
  if (list) {
    const shown = { hasOutsideLinks, images: loadPostImages() };
    return isListed(list) ? listPageGraph(list, shown, buildFacts(path, listPageCard(list))) : undefined;
  }
  const route = findRoute(path);
  return route?.isIndexed ? pageGraph(route, buildFacts(path, socialCard(route))) : undefined;
}
