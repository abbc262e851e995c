import type { Graph } from 'schema-dts';
import type { RoutePath } from '@/content/routes';
import { isListed, type ListPage } from '@/lib/blog/list-pages';
import { loadPosts } from '@/lib/blog/load-posts';
import { routeAt } from '@/lib/routes/find-route';
import { buildFacts } from '@/lib/seo/build-facts';
import { listPageCard, socialCard } from '@/lib/seo/social-card';
import { graphText, listPageGraph, pageGraph } from '@/lib/seo/structured-data/page-graph';

/** What the page of a route tells search engines as data. */
export function PageData({ path }: { path: RoutePath }) {
  const route = routeAt(path);
  return route.isIndexed && <Data graph={pageGraph(route, buildFacts(path, socialCard(route)))} />;
}

/** The same for a page of the blog list. Those of a topic are not listed, so they tell nothing. */
export function ListPageData({ page }: { page: ListPage }) {
  const facts = buildFacts(page.path, listPageCard(page));
  return isListed(page) && <Data graph={listPageGraph(page, loadPosts().hasOutsideLinks, facts)} />;
}

/** Data, not script: no browser runs it. */
function Data({ graph }: { graph: Graph }) {
  return <script type="application/ld+json">{graphText(graph)}</script>;
}
