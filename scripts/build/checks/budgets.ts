import type { RoutePath } from '@/content/routes';
import { coversPath } from '@/lib/delivery/caching';
import { type Figures, figureKeys, figureNames, figureText, type PageSizes } from './size-table';

/** The maximum for every page: bytes as sent; `requests` is a count. */
export const usualBudget: Figures = {
  // All styles of the page are in it.
  html: 19_700,
  // All three fonts are counted, although a page loads only those that it uses. Files of rarer characters are not.
  fonts: 31_000,
  // A server sends about 14,200 before the browser answers: all styles and the headline. The first section ends a little later.
  firstFlight: 16_100,
  // A drawing on the first screen is part of the HTML; others load lazily. Only a post's picture may be in view at first.
  images: 0,
  scriptBefore: 1_700,
  beforeLoad: 53_500,
  requests: 6,
  // The limit for any page. Three quarters of it are React and Next.
  scriptInAll: 153_000,
};

type Exception = { routes: readonly (RoutePath | `${RoutePath}/*`)[]; budget: Partial<Figures> };

/** Pages with larger budgets. `/*` means every page below a path. */
export const exceptions: readonly Exception[] = [
  {
    routes: ['/'],
    // The newest post may have a picture. The home page of a leading Astro template moves 128 kB in all.
    budget: { images: 56_000, beforeLoad: 112_000, requests: 7 },
  },
  {
    routes: ['/about/blogs', '/about/blogs/*', '/insights'],
    // The first section is the whole list. Its first posts are in view and may have pictures.
    budget: { firstFlight: 18_200, images: 60_000, beforeLoad: 112_000, requests: 9 },
  },
  {
    routes: ['/savings-calculator'],
    // The first section is the whole calculator, with its bill.
    budget: { firstFlight: 19_000 },
  },
  {
    routes: ['/services/startups/compute-infrastructure', '/services/startups/application-database-hosting'],
    // They have receipts of plans, what they cost and a large paper.
    budget: { html: 21_700, beforeLoad: 54_000 },
  },
];

export function budgetOf(route: string): Figures {
  const own = exceptions.filter(({ routes }) => routes.some((path) => coversPath(path, route)));
  return Object.assign({}, usualBudget, ...own.map(({ budget }) => budget));
}

/** Figures that grow with settings and posts. The others are the same in every build of a commit. */
const GROWING: readonly (keyof Figures)[] = ['html', 'firstFlight', 'images', 'beforeLoad', 'scriptInAll'];

/** Finds figures over their budget, a line each. `room`: the part, 0 to 1, that must stay free for what grows with settings. */
export function checkBudgets(sizes: readonly PageSizes[], room = 0): string[] {
  const routesOf = new Map<string, string[]>();
  for (const size of sizes) {
    for (const name of figureKeys) {
      const allowed = Math.floor(budgetOf(size.route)[name] * (GROWING.includes(name) ? 1 - room : 1));
      if (size[name] <= allowed) continue;
      const unit = name === 'requests' ? '' : ' bytes';
      const [is, most, over] = [size[name], allowed, size[name] - allowed].map(figureText);
      const breach = `${figureNames[name]} ${is}${unit}, allowed ${most}: ${over}${unit} too many`;
      routesOf.set(breach, [...(routesOf.get(breach) ?? []), size.route]);
    }
  }
  return [...routesOf].map(([breach, [first, ...others]]) => {
    const routes = others.length > 0 ? `${first} and ${others.length} more` : first;
    return `${routes}: ${breach} (scripts/build/checks/budgets.ts)`;
  });
}
