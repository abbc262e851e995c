import type { Graph, Thing } from 'schema-dts';
import { type ListPage, listPageTexts } from '@/lib/blog/list-pages';
import { findPage } from '@/lib/pages/find-page';
import { originalOf, type Route } from '@/lib/routes/find-route';
import type { BuildFacts } from '../build-facts';
import { blog, type ShownPosts } from './blog';
import { organization, website } from './organization';
import { services } from './services';
import { breadcrumbs, type PageFacts, questions, webPage } from './web-page';

/** The structured data of a page as one graph, from the content of the page: it states only what the page shows. */
export function pageGraph(route: Route, facts: BuildFacts): Graph {
  const { siteUrl } = facts;
  const shown = originalOf(route);
  const { path, title, summary } = shown;
  const sections = findPage(path)?.sections ?? [];
  const hasTrail = sections.some(({ kind }) => kind === 'page-hero');
  return graph({ ...facts, path, title, description: summary, hasTrail }, [
    ...services(siteUrl, shown, sections),
    ...questions(siteUrl, path, sections),
  ]);
}

/** The structured data of a page of the blog list, with its posts and breadcrumbs. */
export function listPageGraph(page: ListPage, shown: ShownPosts, facts: BuildFacts): Graph {
  const { path, posts } = page;
  return graph({ ...facts, path, ...listPageTexts(page), hasTrail: true }, [blog(facts.siteUrl, posts, shown)]);
}

function graph(page: PageFacts, things: readonly Thing[]): Graph {
  const { siteUrl, path, hasTrail } = page;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(siteUrl, path),
      website(siteUrl),
      webPage(page),
      ...(hasTrail ? [breadcrumbs(siteUrl, path)] : []),
      ...things,
    ],
  };
}

/** A graph as the text of a script element. Escapes `<`, because a title with `</script>` would end the element. */
export function graphText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
