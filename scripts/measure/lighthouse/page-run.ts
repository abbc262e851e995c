import { z } from 'zod';

/** What Lighthouse said of a page: scores from 0 to 100, times in milliseconds. */
export type PageRun = {
  route: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  kilobytes: number;
  /** Audits that cost a point, by Lighthouse's own names. */
  missed: string[];
};

export const scoreNames = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;

const category = z.object({
  score: z.number(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const audit = z.object({ score: z.number().nullable(), numericValue: z.number().optional() });
const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.record(z.string(), audit),
});

/** Reads a report. Throws where it is none, or where Lighthouse could not measure. */
export function readRun(route: string, json: unknown): PageRun {
  const { categories, audits } = report.parse(json);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    route,
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    bestPractices: Math.round(categories['best-practices'].score * 100),
    seo: Math.round(categories.seo.score * 100),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    kilobytes: value('total-byte-weight') / 1000,
    missed: weighed.flatMap(({ id }) => ((audits[id]?.score ?? 1) < 0.9 ? id : [])),
  };
}

/** The middle of several runs of one page, figure by figure; the audits that any of them missed. */
export function medianRun(runs: readonly PageRun[]): PageRun {
  const [first] = runs;
  if (!first) throw new Error('a median needs at least one run');
  const middle = (read: (run: PageRun) => number) =>
    runs.map(read).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return {
    route: first.route,
    performance: middle((run) => run.performance),
    accessibility: middle((run) => run.accessibility),
    bestPractices: middle((run) => run.bestPractices),
    seo: middle((run) => run.seo),
    lcpMs: middle((run) => run.lcpMs),
    tbtMs: middle((run) => run.tbtMs),
    cls: middle((run) => run.cls),
    kilobytes: middle((run) => run.kilobytes),
    missed: [...new Set(runs.flatMap((run) => run.missed))],
  };
}
