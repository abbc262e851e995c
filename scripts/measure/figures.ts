import { z } from 'zod';

/** From 0 to 100. */
const scoreNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Milliseconds; CLS has no unit. `work` is the time of the main thread. */
const audits = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  si: 'speed-index',
  tbt: 'total-blocking-time',
  work: 'mainthread-work-breakdown',
  cls: 'cumulative-layout-shift',
} as const;

const figureNames = z.enum([...scoreNames, 'lcp', 'fcp', 'si', 'tbt', 'work', 'cls']);
const figuresSchema = z.record(figureNames, z.number());

/** What Lighthouse says of a page; `missed` names the audits that cost points. */
export type Figures = z.infer<typeof figuresSchema> & { missed: string[] };

/** One of each kind of page: their scores are 100. */
export const mainRoutes: readonly string[] = [
  '/',
  '/services/software/saas-development',
  '/savings-calculator',
  '/about/blogs',
];
/** The lowest score of the other pages. */
const MIN_SCORE = 98;
/** The highest ratio between the largest paint of a page and that of the bare page. */
const MAX_RATIO = 1.5;

const category = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const report = z.object({
  // Lighthouse has more categories; some have no score.
  categories: z.object({ performance: category, accessibility: category, 'best-practices': category, seo: category }),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      errorMessage: z.string().optional(),
    }),
  ),
});

/** Reads a report. Throws when it is none, or when Lighthouse could not measure. */
export function readReport(json: unknown): Figures {
  const { categories, audits: results } = report.parse(json);
  const scores = scoreNames.map((name) => {
    const { score, auditRefs } = categories[name];
    if (score !== null) return [name, Math.round(score * 100)];
    const reasons = auditRefs.flatMap(({ id, weight }) => (weight > 0 && results[id]?.errorMessage) || []);
    throw new Error(`no score for ${name}: ${[...new Set(reasons)].join('; ')}`);
  });
  const values = Object.entries(audits).map(([name, id]) => [name, results[id]?.numericValue]);
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    ...figuresSchema.parse(Object.fromEntries([...scores, ...values])),
    missed: weighed.flatMap(({ id }) => ((results[id]?.score ?? 1) < 0.9 ? id : [])),
  };
}

/** The medians of several runs, figure by figure, and the audits that any of them missed. */
export function medianOf(runs: readonly Figures[]): Figures {
  const medians = figureNames.options.map((name) => {
    const values = runs.map((run) => run[name]).sort((a, b) => a - b);
    return [name, values[Math.floor(values.length / 2)]];
  });
  const missed = runs.flatMap((run) => run.missed);
  return { ...figuresSchema.parse(Object.fromEntries(medians)), missed: [...new Set(missed)] };
}

/** A page with throttling simulated and applied, and the bare page with throttling applied. */
export type Measured = { route: string; isIndexed: boolean; simulated: Figures; applied: Figures; bare: Figures };

const ratioOf = ({ applied, bare }: Measured) => applied.lcp / bare.lcp;

/** What misses its target, a line each. SEO counts only for indexed pages: `noindex` costs points there. */
export function missedTargets(page: Measured): string[] {
  const { route, simulated, isIndexed } = page;
  const isMain = mainRoutes.includes(route);
  const lowest = isMain ? 100 : MIN_SCORE;
  const scores = scoreNames
    .filter((name) => simulated[name] < lowest && (name !== 'seo' || isIndexed))
    .map((name) => `${route}: ${name} ${simulated[name]}, expected ${lowest} (${simulated.missed.join(', ')})`);
  const ratio = ratioOf(page);
  if (!isMain || ratio <= MAX_RATIO) return scores;
  return [
    ...scores,
    `${route}: largest paint at ${ratio.toFixed(2)} times that of the bare page, expected ${MAX_RATIO}`,
  ];
}

export const tableHead = [
  'route',
  ...scoreNames,
  ...['LCP simulated', 'LCP', 'FCP', 'speed index', 'TBT', 'main thread', 'CLS', 'ratio'],
];

/** A row of the table whose head is `tableHead`. */
export function tableRow(page: Measured): string[] {
  const { route, simulated, applied } = page;
  const { lcp, fcp, si, tbt, work, cls } = applied;
  const times = [simulated.lcp, lcp, fcp, si, tbt, work].map((ms) => ms.toFixed(0));
  return [route, ...scoreNames.map((name) => `${simulated[name]}`), ...times, cls.toFixed(3), ratioOf(page).toFixed(2)];
}
