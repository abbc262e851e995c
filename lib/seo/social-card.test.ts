import { listPages } from '@/lib/blog/list-pages';
import { snapshotPosts } from '@/lib/blog/load-posts';
import { findOffer } from '@/lib/money/offers';
import { allRoutes, indexedRoutes, routeAt } from '@/lib/routes/find-route';
import { cardText, listPageCard, socialCard } from './social-card';

test('every indexed page has its own card; the others share one', () => {
  const own = indexedRoutes();
  expect(own.map((route) => socialCard(route).path)).toEqual(own.map(({ path }) => path));
  expect(socialCard(routeAt('/billing')).path).toBe('/');
  expect(socialCard(routeAt('/about/company/careers')).path).toBe('/careers');
});

test('a card has no tokens and marks, and the lowest price of the page', () => {
  for (const route of allRoutes()) expect(cardText(socialCard(route))).not.toMatch(/==|[{}]/);
  const card = socialCard(routeAt('/services/startups/compute-infrastructure'));
  expect(card.from).toEqual(findOffer('vps-startup'));
  expect(cardText(card)).toMatch(new RegExp(`, from \\${card.from?.price} a month$`));
});

test('a topic has a card that its further pages share, and its name is not parsed for marks', () => {
  const posts = snapshotPosts().posts.map((post) => ({ ...post, primary_tag: { name: '{price:x} == [a](b)' } }));
  const [, tagPage] = listPages(posts);
  if (!tagPage) throw new Error('expected a page of the topic');
  expect(listPageCard(tagPage).heading.at(-1)).toEqual({ text: '{price:x} == [a](b)', isMarked: true });
  expect(listPageCard({ ...tagPage, ...{ number: 2 } }).path).toBe(tagPage.path);
});
