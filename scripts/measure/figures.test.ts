import { type Figures, type Measured, missedTargets } from './figures';

const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 66 };
const figures: Figures = { ...scores, lcp: 1510, fcp: 910, tbt: 20, si: 950, work: 1500, cls: 0, missed: ['robots'] };
const page: Measured = {
  route: '/login',
  isIndexed: false,
  simulated: figures,
  applied: figures,
  bare: { ...figures, lcp: 1000 },
};

test('a score has to be 98, and 100 on a main page; SEO counts only for indexed pages', () => {
  expect(missedTargets(page)).toEqual([]);
  expect(missedTargets({ ...page, isIndexed: true })).toEqual(['/login: seo 66, expected 98 (robots)']);
});

test('the largest paint of a main page comes after one and a half times that of the bare page at most', () => {
  const main = { ...page, route: '/' };
  expect(missedTargets(main)).toEqual(['/: largest paint at 1.51 times that of the bare page, expected 1.5']);
  expect(missedTargets({ ...main, applied: { ...figures, lcp: 1500 } })).toEqual([]);
});
