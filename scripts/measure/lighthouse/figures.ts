import { z } from 'zod';

/** From 0 to 100. */
const scoreNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Milliseconds; CLS has no unit. `work` is the time of the main thread. */
const audits = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  si: 'speed-index',
  work: 'mainthread-work-breakdown',
  cls: 'cumulative-layout-shift',
} as const;

type ScoreName = (typeof scoreNames)[number];
type AuditName = keyof typeof audits;

/** What Lighthouse says of a page; `missed` names the audits that cost points. */
export type Figures = Record<ScoreName | AuditName, number> & { missed: string[] };

/** One of each kind of page: their scores are 100. */
export const mainRoutes: readonly string[] = [
  '/',
  '/services/software/saas-development',
  '/savings-calculator',
  '/about/blogs',
];
/** The lowest score of the other pages. */
const MIN_SCORE = 98;
/** The highest ratio between the largest paint of a page and that of the reference page. */
const MAX_RATIO = 0.6;

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
  const score = (name: ScoreName) => {
    const { score, auditRefs } = categories[name];
    if (score !== null) return Math.round(score * 100);
    const reasons = auditRefs.flatMap(({ id, weight }) => (weight > 0 && results[id]?.errorMessage) || []);
    throw new Error(`no score for ${name}: ${[...new Set(reasons)].join('; ')}`);
  };
  const value = (name: AuditName) => results[audits[name]]?.numericValue ?? Number.NaN;
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    ...allFigures(score, value),
    missed: weighed.flatMap(({ id }) => ((results[id]?.score ?? 1) < 0.9 ? id : [])),
  };
}

/** The medians of several runs, figure by figure, and the audits that any of them missed. */
export function medianOf(runs: readonly Figures[]): Figures {
  const median = (name: ScoreName | AuditName) =>
    runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return { ...allFigures(median, median), missed: [...new Set(runs.flatMap(({ missed }) => missed))] };
}

function allFigures(score: (name: ScoreName) => number, value: (name: AuditName) => number): Omit<Figures, 'missed'> {
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: value('lcp'),
    fcp: value('fcp'),
    tbt: value('tbt'),
    si: value('si'),
    work: value('work'),
    cls: value('cls'),
  };
}

/** The pages that ours are compared with, with throttling applied. `bare` is a heading and two sentences. */
export type Compared = { reference: Figures; bare: Figures };

/** A page with throttling simulated and applied, and those that it is compared with. */
export type Measured = Compared & { route: string; isIndexed: boolean; simulated: Figures; applied: Figures };

const ratioOf = ({ applied, reference }: Measured) => applied.lcp / reference.lcp;

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
  return [...scores, `${route}: largest paint at ${ratio.toFixed(3)} of the reference page’s, expected ${MAX_RATIO}`];
}

/** A row of the table whose head is `tableHead`. */
export function tableRow(page: Measured): string[] {
  const { route, simulated, applied, bare } = page;
  const scores = scoreNames.map((name) => String(simulated[name]));
  const ratios = [ratioOf(page), applied.lcp / bare.lcp].map((ratio) => ratio.toFixed(3));
  return [route, ...scores, simulated.lcp.toFixed(0), ...appliedCells(applied), ...ratios];
}

/** The rows of the pages that ours are compared with. */
export function comparedRows(compared: Compared): string[][] {
  const empty = scoreNames.map(() => '');
  return (['reference', 'bare'] as const).map((name) => [
    `${name} page`,
    ...empty,
    '',
    ...appliedCells(compared[name]),
    '',
    '',
  ]);
}

const appliedCells = ({ cls, ...times }: Figures) =>
  [times.lcp, times.fcp, times.si, times.tbt, times.work].map((ms) => ms.toFixed(0)).concat(cls.toFixed(3));

export const tableHead = [
  'route',
  ...scoreNames,
  'LCP simulated',
  ...['LCP', 'FCP', 'speed index', 'TBT', 'main thread', 'CLS'],
  ...['ratio', 'to the bare page'],
];
