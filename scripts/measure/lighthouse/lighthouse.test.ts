import { type Measured, medianOf, missedTargets, readReport, referenceRow, tableHead, tableRow } from './figures';

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
    'largest-contentful-paint': { score: 0.97, numericValue: 968 },
    'total-blocking-time': { score: 1, numericValue: 20 },
    'cumulative-layout-shift': { score: 1, numericValue: 0 },
    'image-alt': { score: null },
    'is-crawlable': { score: 0 },
  },
};
const figures = readReport(report);
const page: Measured = {
  route: '/login',
  isIndexed: false,
  simulated: figures,
  applied: figures,
  reference: { ...figures, lcp: 1600 },
};

test('a report gives four scores out of 100, times, and missed audits, whatever else it has', () => {
  expect(figures).toMatchObject({ performance: 99, accessibility: 100, seo: 66, lcp: 968, tbt: 20 });
  expect(figures.missed).toEqual(['is-crawlable']);
});

test('a report without a score is an error that says why', () => {
  const categories = { ...report.categories, performance: { ...category(1, 'total-blocking-time'), score: null } };
  const audits = { ...report.audits, 'total-blocking-time': { score: null, errorMessage: 'The page never was idle' } };
  expect(() => readReport({ categories, audits })).toThrow('no score for performance: The page never was idle');
});

test('the median is taken figure by figure', () => {
  const runs = [90, 100, 99].map((performance, index) => ({ ...figures, performance, lcp: index }));
  expect(medianOf(runs)).toMatchObject({ performance: 99, lcp: 1 });
});

test('a score has to be 98, and 100 on a main page; SEO counts only for indexed pages', () => {
  expect(missedTargets(page)).toEqual([]);
  expect(missedTargets({ ...page, isIndexed: true })).toEqual(['/login: seo 66, expected 98 (is-crawlable)']);
});

test('the largest paint of a main page comes after 60 % of the reference page’s time at most', () => {
  const main = { ...page, route: '/', simulated: { ...figures, performance: 100 } };
  expect(missedTargets(main)).toEqual(['/: largest paint at 0.605 of the reference page’s, expected 0.6']);
  expect(missedTargets({ ...main, applied: { ...figures, lcp: 960 } })).toEqual([]);
});

test('the table compares a page with the reference page', () => {
  const cells = Object.fromEntries(tableRow(page).map((cell, index) => [tableHead[index], cell]));
  expect(cells).toMatchObject({ LCP: '968', TBT: '20', ratio: '0.605' });
  expect(referenceRow(figures)).toHaveLength(tableHead.length);
});
