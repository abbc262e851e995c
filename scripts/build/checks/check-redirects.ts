import type { Redirect } from '@/content/schema/redirect';
import type { PageFacts } from './page-facts';

/** Finds redirects that would hide a page of the build, such as a blog topic's, a line each. */
export function checkRedirects(pages: readonly Pick<PageFacts, 'route'>[], redirects: readonly Redirect[]): string[] {
  const paths = pages.map(({ route }) => route);
  return redirects
    .filter(({ from }) => paths.includes(from))
    .map(({ from }) => `content/redirects.ts: ${from}: expected a path at which the site has no page`);
}
