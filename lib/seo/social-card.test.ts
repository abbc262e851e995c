import { listPages } from '@/lib/blog/list-pages';
import { snapshotPosts } from '@/lib/blog/load-posts';
import { findOffer } from '@/lib/money/offers';
import { allRoutes, routeAt } from '@/lib/routes/find-route';
import { shareMetadata } from './share-metadata';
import { cardText, listPageCard, socialCard } from './social-card';

test('every indexed page has its own card; the others share one', () => {
  const own = allRoutes().filter((route) => route.isIndexed && !route.canonical);
  expect(own.map((route) => socialCard(route).path)).toEqual(own.map(({ path }) => path));
  expect(socialCard(routeAt('/billing')).path).toBe('/');
  expect(socialCard(routeAt('/about/company/careers')).path).toBe('/careers');
});

test('a card has no tokens and marks, and the lowest price of the page', () => {
  for (const route of allRoutes()) expect(cardText(socialCard(route))).not.toMatch(/==|[{}]/);
  const { from } = socialCard(routeAt('/services/startups/compute-infrastructure'));
  expect(from).toEqual(findOffer('vps-startup'));
  const text = cardText(socialCard(routeAt('/services/startups/compute-infrastructure')));
  expect(text.endsWith(`, from ${from?.price} a month`)).toBe(true);
});

test('every card highlights one phrase', () => {
  const unmarked = allRoutes()
    .map((route) => socialCard(route))
    .filter(({ heading }) => heading.filter((part) => part.isMarked).length !== 1);
  expect(unmarked.map(({ path }) => path)).toEqual([]);
});

test('a topic has a card that its further pages share, and its name is not parsed for marks', () => {
  const posts = snapshotPosts().posts.map((post) => ({ ...post, primary_tag: { name: '{price:x} == [a](b)' } }));
  const [, tagPage] = listPages(posts);
  if (!tagPage) throw new Error('expected a page of the topic');
  expect(listPageCard(tagPage).heading.at(-1)).toEqual({ text: '{price:x} == [a](b)', isMarked: true });
  expect(listPageCard({ ...tagPage, ...{ number: 2 } }).path).toBe(tagPage.path);
});

describe('the metadata of a shared link', () => {
  const words = { title: 'T', description: 'D', url: 'https://www.dohtech.example/services' };
  const images = {
    '/about/blogs': { file: '/og/blog.png', alt: 'Blog' },
    '/services': { file: '/og/s.png', alt: 'Services' },
  };

  test('has the absolute address, size and alternative text of the picture', () => {
    const { openGraph } = shareMetadata({ ...words, card: { path: '/services' } }, images);
    expect(openGraph?.images).toEqual({
      url: 'https://www.dohtech.example/og/s.png',
      alt: 'Services',
      type: 'image/png',
      width: 1200,
      height: 630,
    });
  });

  test('uses the card of the blog for a topic without one, and none for other pages without one', () => {
    const card = { path: '/about/blogs/tag/x' };
    expect(shareMetadata({ ...words, card }, images).twitter?.images).toMatchObject({ alt: 'Blog' });
    expect(shareMetadata({ ...words, card: { path: '/contact' } }, images).openGraph?.images).toBeUndefined();
  });
});
