import type { Post } from '@/content/schema/post';
import { site } from '@/content/site';
import { BLOG_PATH, listPages } from '@/lib/blog/list-pages';
import { postFixture } from '@/lib/blog/post-fixture';
import { allRoutes, indexedRoutes, routeAt } from '@/lib/routes/find-route';
import type { ShownPosts } from './blog';
import { graphOf, SITE_URL, stated, thingOf } from './graph-fixture';
import { graphText, listPageGraph, pageGraph } from './page-graph';

test('every page states the company, the site and itself; home describes both offices', () => {
  for (const { path } of indexedRoutes()) {
    const types = graphOf(path).map((thing) => thing['@type']);
    expect(types.slice(0, 2)).toEqual(['Organization', 'WebSite']);
    expect(types[2]).toMatch(/Page$/);
  }
  const offices = site.offices.map(({ city, countryCode }) => ({ addressLocality: city, addressCountry: countryCode }));
  expect(thingOf('/', 'Organization')).toMatchObject({ address: offices });
});

test('the company lists its profiles that have an address', () => {
  const addresses = site.social.map(({ href }) => href).filter((href) => href !== null);
  expect(thingOf('/', 'Organization').sameAs).toEqual(addresses);
  expect(thingOf('/contact', 'Organization').sameAs).toEqual(addresses);
  expect(thingOf('/services', 'Organization')).not.toHaveProperty('sameAs');
});

// Google reports an application without price and rating as an error.
test('no page states ratings, reviews, awards or an application', () => {
  const graphs = allRoutes().map((route) => graphText(pageGraph(route, { siteUrl: SITE_URL })));
  expect(graphs.join()).not.toMatch(/"(\w*(rating|review|award)\w*)":|"@type":"\w*(Rating|Review|Application)/i);
});

test('only pages that show breadcrumbs state them', () => {
  const without = indexedRoutes().filter(
    ({ path }) => path !== BLOG_PATH && !('itemListElement' in thingOf(path, 'BreadcrumbList')),
  );
  expect(without.map(({ path }) => path)).toEqual(['/', '/savings-calculator', '/contact', '/privacy']);
  for (const path of ['/', '/contact'] as const) expect(graphOf(path)[2]).not.toHaveProperty('breadcrumb');
});

test('questions are plain text without marks and tokens', () => {
  const { mainEntity } = thingOf('/dohtech-startup-launchpad', 'FAQPage');
  expect(mainEntity).toHaveLength(8);
  expect(JSON.stringify(mainEntity)).not.toMatch(/==|\{price|\]\(/);
  expect(thingOf('/contact', 'FAQPage')).toEqual({});
});

test('the second careers page states the canonical one', () => {
  expect(thingOf('/about/company/careers', 'WebPage').url).toBe(`${SITE_URL}/careers`);
});

test('a page states its date and card image only if the build knows them', () => {
  const facts = { siteUrl: SITE_URL, image: '/og/a.png', modifiedAt: '2026-03-02T10:00:00.000Z' };
  const page = stated(pageGraph(routeAt('/services'), facts))[2];
  expect(page).toMatchObject({ dateModified: facts.modifiedAt, primaryImageOfPage: { url: `${SITE_URL}/og/a.png` } });
  expect(graphOf('/services')[2]).not.toHaveProperty('dateModified');
});

describe('the blog', () => {
  const post = postFixture();
  const hostile = { ...post, title: 'How </script><script>alert(1)</script> ends & begins' };

  function graphWith(listed: Post, shown: Partial<ShownPosts> = {}) {
    const [page] = listPages([listed]);
    if (!page) throw new Error('expected a list page');
    return listPageGraph(page, { hasOutsideLinks: true, images: {}, ...shown }, { siteUrl: SITE_URL });
  }
  const blogWith = (listed: Post, shown?: Partial<ShownPosts>) =>
    stated(graphWith(listed, shown)).find((thing) => thing['@type'] === 'Blog');

  test('a title with a script tag cannot end the script element', () => {
    const text = graphText(graphWith(hostile));
    expect(text).not.toContain('<');
    expect(JSON.stringify(JSON.parse(text))).toContain(JSON.stringify(hostile.title));
  });

  test('posts are listed with their address on the blog, and left out without one', () => {
    expect(blogWith(post)).toMatchObject({ blogPost: [{ url: post.url, headline: post.title }] });
    expect(blogWith(post, { hasOutsideLinks: false })).not.toHaveProperty('blogPost');
  });

  test('the image of a post is the copy on this site, or none without a copy', () => {
    const feature_image = 'https://elsewhere.example/gone.jpg';
    const copy = { base: '/blog-images/0a1b', widths: [320, 640], height: 427, placeholder: '' };
    const image = `${SITE_URL}/blog-images/0a1b-640.webp`;
    const images = { [feature_image]: copy };
    expect(blogWith({ ...post, feature_image }, { images })).toMatchObject({ blogPost: [{ image }] });
    expect(JSON.stringify(blogWith({ ...post, feature_image }))).not.toContain(feature_image);
  });

  test.each([
    [`${site.name} engineering`, 'Organization'],
    ['Ada Example', 'Person'],
  ])('the author %s of a post is of the type %s', (name, type) => {
    const primary_author = { name, profile_image: null };
    expect(blogWith({ ...post, primary_author })).toMatchObject({ blogPost: [{ author: { '@type': type } }] });
  });
});
