import type { Graph } from 'schema-dts';
import { isIndexable, listPages } from '@/lib/blog/list-pages';
import { loadPosts } from '@/lib/blog/load-posts';
import { loadPostImages } from '@/lib/blog/post-images-file';
import { findRoute, originalOf } from '@/lib/routes/find-route';
import { buildFacts } from '@/lib/seo/build-facts';
import { listPageCard, socialCard } from '@/lib/seo/social-card';
import { graphText, listPageGraph, pageGraph } from '@/lib/seo/structured-data/page-graph';

/** Adds JSON-LD to the end of an indexed page. React would repeat it in the payload, and cannot insert it under Trusted Types. */
export function addStructuredData(html: string, path: string): string {
  const graph = graphAt(path);
  if (!graph) return html;
  return html.replace('</body>', () => `<script type="application/ld+json">${graphText(graph)}</script></body>`);
}

function graphAt(path: string): Graph | undefined {
  const { posts, hasOutsideLinks } = loadPosts();
  const list = listPages(posts).find((page) => page.path === path);
  if (list) {
    const shown = { hasOutsideLinks, images: loadPostImages() };
    return isIndexable(list) ? listPageGraph(list, shown, buildFacts(path, listPageCard(list))) : undefined;
  }
  const route = findRoute(path);
  return route?.isIndexed ? pageGraph(route, buildFacts(originalOf(route).path, socialCard(route))) : undefined;
}
