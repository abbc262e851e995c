import { z } from 'zod';
import type { RoutePath } from '@/content/routes';

/** One page of each kind. Their scores are 100, as the median of several runs. */
export const mainRoutes: readonly RoutePath[] = [
  '/',
  '/services/software/saas-development',
  '/savings-calculator',
  '/about/blogs',
];

/** The lowest score of the other pages. */
const MIN_SCORE = 98;

/** Scores from 0 to 100. */
export const scoreNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Milliseconds, but CLS has no unit, and the weight is in kilobytes. */
const figureNames = ['lcpMs', 'fcpMs', 'tbtMs', 'cls', 'kilobytes'] as const;

type Name = (typeof scoreNames)[number] | (typeof figureNames)[number];

/** Lighthouse's results for a page. `missed` names the audits that cost points. */
export type PageRun = Record<Name, number> & { route: string; missed: string[] };

const category = z.object({
  score: z.number(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const audit = z.object({ score: z.number().nullable(), numericValue: z.number().optional() });
const report = z.object({
  // Lighthouse has more categories; some have no score.
  categories: z.object({ performance: category, accessibility: category, 'best-practices': category, seo: category }),
  audits: z.record(z.string(), audit),
});

/** Reads a report. Throws when it is none, or when Lighthouse could not measure. */
export function readRun(route: string, json: unknown): PageRun {
  const { categories, audits } = report.parse(json);
  const score = (name: (typeof scoreNames)[number]) => Math.round(categories[name].score * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    route,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    fcpMs: value('first-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    kilobytes: value('total-byte-weight') / 1000,
    missed: weighed.flatMap(({ id }) => ((audits[id]?.score ?? 1) < 0.9 ? id : [])),
  };
}

/** The median of several runs of a page, figure by figure, and the audits that any of them missed. */
export function medianRun(runs: readonly PageRun[]): PageRun {
  const [first] = runs;
  if (!first) throw new Error('There is no median of no runs.');
  const median = { ...first, missed: [...new Set(runs.flatMap((run) => run.missed))] };
  for (const name of [...scoreNames, ...figureNames]) {
    const sorted = runs.map((run) => run[name]).sort((a, b) => a - b);
    median[name] = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  }
  return median;
}

/** The scores below their target, one line each. SEO counts only for indexed pages: `noindex` costs points there. */
export function missedTargets(run: PageRun, isIndexed: boolean): string[] {
  const isMain = mainRoutes.some((route) => route === run.route);
  const lowest = isMain ? 100 : MIN_SCORE;
  return scoreNames
    .filter((name) => run[name] < lowest && (name !== 'seo' || isIndexed))
    .map((name) => `${run.route}: ${name} ${run[name]}, expected ${lowest} (${run.missed.join(', ')})`);
}
