import type { Redirect } from '@/content/schema/redirect';
import { type ExportedPage, routeOfFile } from '../export/export-files';

/** Finds redirects that would hide a page of the build, such as a blog topic's, a line each. */
export function checkRedirects(pages: readonly ExportedPage[], redirects: readonly Redirect[]): string[] {
  const paths = pages.map((page) => routeOfFile(page.file));
  return redirects
    .filter(({ from }) => paths.includes(from))
    .map(({ from }) => `content/redirects.ts: ${from}: expected a path at which the site has no page`);
}
