import { medianRun, missedTargets, readRun } from './page-run';

const category = (score: number, ...ids: string[]) => ({ score, auditRefs: ids.map((id) => ({ id, weight: 1 })) });
const report = {
  categories: {
    performance: category(0.99, 'largest-contentful-paint'),
    accessibility: category(1, 'image-alt'),
    'best-practices': category(1),
    seo: category(0.66, 'is-crawlable'),
    'agentic-browsing': { score: null, auditRefs: [] },
  },
  audits: {
    'largest-contentful-paint': { score: 0.97, numericValue: 1530 },
    'total-blocking-time': { score: 1, numericValue: 20 },
    'cumulative-layout-shift': { score: 1, numericValue: 0 },
    'total-byte-weight': { score: 1, numericValue: 210_000 },
    'image-alt': { score: null },
    'is-crawlable': { score: 0 },
  },
};
const run = readRun('/login', report);

test('a report gives four scores out of 100, times, and missed audits, whatever else it has', () => {
  expect(run).toMatchObject({ performance: 99, accessibility: 100, seo: 66, lcpMs: 1530, kilobytes: 210 });
  expect(run.missed).toEqual(['is-crawlable']);
});

test('the median is taken figure by figure', () => {
  const runOf = (performance: number, lcpMs: number) => ({ ...run, performance, lcpMs });
  expect(medianRun([runOf(90, 1), runOf(100, 2), runOf(99, 3)])).toMatchObject({ performance: 99, lcpMs: 2 });
});

test('the target is 98, and 100 on a main page; SEO counts only for indexed pages', () => {
  expect(missedTargets(run, false)).toEqual([]);
  expect(missedTargets(run, true)).toEqual(['/login: seo 66, expected 98 (is-crawlable)']);
  expect(missedTargets({ ...run, route: '/', seo: 100 }, true)).toEqual([
    '/: performance 99, expected 100 (is-crawlable)',
  ]);
});
