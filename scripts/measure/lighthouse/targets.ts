import type { RoutePath } from '@/content/routes';
import { type PageRun, scoreNames } from './page-run';

/** One of each kind of page: these have every score at 100, as the median of several runs. */
export const mainRoutes: readonly RoutePath[] = [
  '/',
  '/services/software/saas-development',
  '/savings-calculator',
  '/about/blogs',
];

const LOWEST_SCORE = 98;

/**
 * The scores that miss their target, a line each. A page that asks not to be indexed is exempt from SEO: asking is what
 * that score marks down.
 */
export function missedTargets(run: PageRun, isIndexed: boolean): string[] {
  const isMain = mainRoutes.some((route) => route === run.route);
  const lowest = isMain ? 100 : LOWEST_SCORE;
  return scoreNames
    .filter((name) => run[name] < lowest && (name !== 'seo' || isIndexed))
    .map((name) => `${run.route}: ${name} ${run[name]}, expected ${lowest} (${run.missed.join(', ')})`);
}
