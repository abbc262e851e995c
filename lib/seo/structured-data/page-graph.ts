import type { Graph, Thing } from 'schema-dts';
import { type ListPage, listPageTexts } from '@/lib/blog/list-pages';
import { findPage } from '@/lib/pages/find-page';
import { originalOf, type Route } from '@/lib/routes/find-route';
import { blog, type ShownPosts } from './blog';
import { breadcrumbs, showsTrail } from './breadcrumbs';
import { offers } from './offers';
import { organization } from './organization';
import { isProductPath, product } from './product';
import { questions } from './questions';
import { isServicePath, service } from './service';
import { type PageFacts, webPage } from './web-page';
import { website } from './website';

/** What this build knows of a page besides its content. */
export type BuildFacts = Pick<PageFacts, 'siteUrl' | 'image' | 'modifiedAt'>;

/**
 * What a page says of itself to search engines, as one graph. Prices come from the one price list, questions and answers
 * from the page's own sections, so that nothing is said that the page does not show.
 */
export function pageGraph(route: Route, facts: BuildFacts): Graph {
  const { siteUrl } = facts;
  const shown = originalOf(route);
  const { path, title, summary } = shown;
  const sections = findPage(path)?.sections ?? [];
  return graph({ ...facts, path, title, description: summary, hasTrail: showsTrail(shown) }, [
    ...(isServicePath(path) ? [service(siteUrl, shown, offers(siteUrl, path, sections))] : []),
    ...(isProductPath(path) ? [product(siteUrl, shown)] : []),
    ...questions(siteUrl, path, sections),
  ]);
}

/** The same of a page of the blog list, which names the posts that it shows and has its trail. */
export function listPageGraph(page: ListPage, shown: ShownPosts, facts: BuildFacts): Graph {
  return graph({ ...facts, path: page.path, ...listPageTexts(page), hasTrail: true }, [
    blog(facts.siteUrl, { posts: page.posts, ...shown }),
  ]);
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

/** A graph as the text of a script element. A title may hold `</script>`: with no `<` in it, none can end the element. */
export function graphText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
