import type { RoutePath } from '@/content/routes';
import { coversPath } from '@/lib/delivery/caching';
import type { Figures } from './size-table';

/** The maximum for every page: bytes as sent; `requests` is a count. */
export const usualBudget: Figures = {
  html: 16_000,
  // The sheet of the site, 4,700 at most, and one with the styles of the page's sections. Neither delays the first paint.
  styles: 11_800,
  // All three fonts are counted, although a page loads only those that it uses. Files of rarer characters are not.
  fonts: 31_000,
  // A server sends about that much before the browser answers: the first screen comes with the first response.
  firstFlight: 14_200,
  // A drawing on the first screen is part of the HTML; others load lazily. Only a post's picture may be in view at first.
  images: 0,
  scriptBefore: 1_700,
  // 4,000 of it are rules of the first screen, which are in the HTML and in the style sheets: they paint it earlier.
  beforeLoad: 58_500,
  requests: 7,
  // The limit for any page. Three quarters of it are React and Next.
  scriptInAll: 149_900,
};

type Exception = { routes: readonly (RoutePath | `${RoutePath}/*`)[]; budget: Partial<Figures> };

/** Pages with larger budgets. `/*` means every page below a path. */
export const exceptions: readonly Exception[] = [
  {
    routes: ['/'],
    // Five slides with their papers and eight sections, and the newest post may have a picture. The home page of a leading Astro template moves 128 kB in all.
    budget: { html: 18_000, styles: 16_400, images: 56_000, beforeLoad: 112_000, requests: 8 },
  },
  {
    routes: ['/services/*'],
    // Up to eleven kinds of sections, one of them what the service costs. Their styles delay nothing on the first screen.
    budget: { styles: 12_300, beforeLoad: 59_200 },
  },
  {
    routes: ['/about/blogs', '/about/blogs/*', '/insights'],
    // The first posts of the list are in view and may have pictures; the first section is the whole list.
    budget: { firstFlight: 15_000, images: 60_000, beforeLoad: 112_000, requests: 10 },
  },
  {
    routes: ['/services/startups/compute-infrastructure', '/services/startups/application-database-hosting'],
    // They have receipts of plans, what they cost and a large paper. The rules of none of them delay the first paint.
    budget: { styles: 12_700, beforeLoad: 60_000 },
  },
];

/** The budget of a page. */
export function budgetOf(route: string): Figures {
  const own = exceptions.filter(({ routes }) => routes.some((path) => coversPath(path, route)));
  return Object.assign({}, usualBudget, ...own.map(({ budget }) => budget));
}
