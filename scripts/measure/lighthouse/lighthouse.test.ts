import { type Figures, type Measured, missedTargets } from './figures';

const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 66 };
const figures: Figures = { ...scores, lcp: 968, fcp: 910, tbt: 20, si: 950, work: 1500, cls: 0, missed: ['robots'] };
const login = { route: '/login', isIndexed: false, simulated: figures, applied: figures };
const page: Measured = { ...login, reference: { ...figures, lcp: 1600 }, bare: figures };

test('a score has to be 98, and 100 on a main page; SEO counts only for indexed pages', () => {
  expect(missedTargets(page)).toEqual([]);
  expect(missedTargets({ ...page, isIndexed: true })).toEqual(['/login: seo 66, expected 98 (robots)']);
});

test('the largest paint of a main page comes after 60 % of the reference page’s time at most', () => {
  const main = { ...page, route: '/' };
  expect(missedTargets(main)).toEqual(['/: largest paint at 0.605 of the reference page’s, expected 0.6']);
  expect(missedTargets({ ...main, applied: { ...figures, lcp: 960 } })).toEqual([]);
});
