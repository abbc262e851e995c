import { markdownTable } from '../../markdown-table';
import { medianRun, readRun } from './page-run';
import { missedTargets } from './targets';

const category = (score: number, ...ids: string[]) => ({ score, auditRefs: ids.map((id) => ({ id, weight: 1 })) });
const report = {
  categories: {
    performance: category(0.99, 'largest-contentful-paint'),
    accessibility: category(1, 'image-alt'),
    'best-practices': category(1),
    seo: category(0.66, 'is-crawlable'),
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

test('a report becomes scores out of 100, times, and what it missed', () => {
  expect(run).toMatchObject({ performance: 99, accessibility: 100, seo: 66, lcpMs: 1530, kilobytes: 210 });
  expect(run.missed).toEqual(['is-crawlable']);
});

test('an answer that is no report is an error, not a score', () => {
  expect(() => readRun('/', { runtimeError: { code: 'NO_FCP' } })).toThrow();
});

test('a median takes the middle run of each figure, not one run', () => {
  const runs = [90, 100, 99].map((performance, index) => ({ ...run, performance, lcpMs: [1, 2, 3][index] ?? 0 }));
  expect(medianRun(runs)).toMatchObject({ performance: 99, lcpMs: 2 });
});

test('a score below 98 is missed, one below 100 on a main page, SEO only where the page is to be found', () => {
  expect(missedTargets(run, false)).toEqual([]);
  expect(missedTargets(run, true)).toEqual(['/login: seo 66, expected 98 (is-crawlable)']);
  expect(missedTargets({ ...run, route: '/', seo: 100 }, true)).toEqual([
    '/: performance 99, expected 100 (is-crawlable)',
  ]);
});

test('a table lines its figures up', () => {
  expect(markdownTable(['route', 'kB'], [['/', '7']])).toBe('| route |  kB |\n| ----- | --: |\n| /     |   7 |');
});
