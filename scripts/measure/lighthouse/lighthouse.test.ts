import { missedRatios, withApplied } from './applied';
import { lighthousePage } from './lighthouse-page';
import { medianRun, missedTargets, type PageRun, readRun } from './page-run';

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
    'first-contentful-paint': { score: 1, numericValue: 910 },
    'total-blocking-time': { score: 1, numericValue: 20 },
    'cumulative-layout-shift': { score: 1, numericValue: 0 },
    'total-byte-weight': { score: 1, numericValue: 210_000 },
    'image-alt': { score: null },
    'is-crawlable': { score: 0 },
  },
};
const run = readRun('/login', report);

test('a report gives four scores out of 100, times, and missed audits, whatever else it has', () => {
  expect(run).toMatchObject({ performance: 99, accessibility: 100, seo: 66, lcpMs: 1530, fcpMs: 910, kilobytes: 210 });
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

test('the applied target is 60 % of the reference page’s time to the largest paint', () => {
  const timed = (route: string, lcpMs: number): PageRun => ({ ...run, route, lcpMs });
  const reference = timed('/', 1600);
  expect(missedRatios({ pages: [timed('/', 960), timed('/about/blogs', 968)], reference, runs: 5, day: '' })).toEqual([
    '/about/blogs: largest paint at 0.605 of the reference page’s, expected 0.6',
  ]);
});

test('the applied table replaces its predecessor, between the table of main pages and that of every page', () => {
  const applied = { pages: [run], reference: { ...run, lcpMs: 2040 }, runs: 3, day: '2026-11-23' };
  const page = lighthousePage({ main: [run], runs: 5, all: [run], day: '2026-11-22' });
  const first = withApplied(page, { ...applied, day: '2026-11-22' });
  const second = withApplied(first, applied);
  expect(second.match(/^## .*/gm)).toEqual([
    '## One of each kind of page, median of 5',
    '## With throttling applied, median of 3',
    '## Every page, one run',
  ]);
  expect(second).toMatch(/^\| \/login +\| 1530 \| 910 \| {2}20 \| 0.000 \| 0.750 \|$/m);
  expect(second).toContain('`npm run lighthouse -- --applied-only` on 2026-11-23');
  expect(withApplied(second, applied)).toBe(second);
});
