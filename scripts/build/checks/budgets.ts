import type { RoutePath } from '@/content/routes';
import { coversPath } from '@/lib/delivery/caching';
import type { Figures } from './size-table';

/** The maximum for every page: bytes as sent; `requests` is a count. */
export const usualBudget: Figures = {
  html: 16_000,
  // One sheet for all pages; a tenth is for forced colors, print, short windows, reduced motion and scripts that fail.
  styles: 4_400,
  // All three font files are counted, although a page loads only those that it uses.
  fonts: 47_000,
  // A server sends about 14,200 bytes before the browser answers. Most pages are below that.
  firstFlight: 17_000,
  // A drawing on the first screen is part of the HTML; others load lazily. Only a post's picture may be in view at first.
  images: 0,
  scriptBefore: 1_500,
  beforeLoad: 70_000,
  requests: 7,
  // The limit for any page. Three quarters of it are React and Next.
  scriptInAll: 147_000,
};

type Exception = { routes: readonly (RoutePath | `${RoutePath}/*`)[]; budget: Partial<Figures>; why: string };

/** Pages with larger budgets, and why. `/*` means every page below a path. */
export const exceptions: readonly Exception[] = [
  {
    routes: ['/'],
    // 128 kB is what the home page of a leading Astro template moves in all.
    budget: { html: 20_000, firstFlight: 20_000, images: 56_000, beforeLoad: 128_000 },
    why: 'five slides and ten sections, and the newest post may have a picture',
  },
  {
    routes: ['/savings-calculator'],
    budget: { firstFlight: 20_000 },
    why: 'its first section is the whole calculator, of which the first screen shows a part',
  },
  {
    routes: ['/about/blogs', '/about/blogs/*', '/insights'],
    budget: { firstFlight: 20_000, images: 60_000, beforeLoad: 128_000, requests: 9 },
    why: 'the first posts of the list are in view and may have pictures; its first section is the whole list',
  },
];

/** The budget of a page. */
export function budgetOf(route: string): Figures {
  const own = exceptions.filter(({ routes }) => routes.some((path) => coversPath(path, route)));
  return Object.assign({}, usualBudget, ...own.map(({ budget }) => budget));
}
