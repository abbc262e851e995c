import { site } from '@/content/site';
import { BLOG_PATH, listPages } from '@/lib/blog/list-pages';
import { postFixture } from '@/lib/blog/post-fixture';
import type { PostImages } from '@/lib/blog/post-image';
import { allRoutes, breadcrumb, routeAt } from '@/lib/routes/find-route';
import { graphOf, SITE_URL, stated, thingOf } from './graph-fixture';
import { graphText, listPageGraph, pageGraph } from './page-graph';

test('every page states the company, the site and itself; home describes both offices', () => {
  for (const { path } of allRoutes().filter((route) => route.isIndexed)) {
    const types = graphOf(path).map((thing) => thing['@type']);
    expect(types.slice(0, 2)).toEqual(['Organization', 'WebSite']);
    expect(types[2]).toMatch(/Page$/);
  }
  expect(thingOf('/', 'Organization').address).toEqual(
    site.offices.map(({ city, countryCode }) => ({
      '@type': 'PostalAddress',
      addressLocality: city,
      addressCountry: countryCode,
    })),
  );
});

test('the company lists its profiles that have an address', () => {
  const addresses = site.social.map(({ href }) => href).filter((href) => href !== null);
  expect(thingOf('/', 'Organization').sameAs).toEqual(addresses);
  expect(thingOf('/contact', 'Organization').sameAs).toEqual(addresses);
  expect(thingOf('/services', 'Organization')).not.toHaveProperty('sameAs');
});

test('only the home page is about the company', () => {
  const about = allRoutes().filter(({ path, isIndexed }) => isIndexed && 'about' in (graphOf(path)[2] ?? {}));
  expect(about.map(({ path }) => path)).toEqual(['/']);
});

test('no page states ratings, reviews or awards', () => {
  const praise = allRoutes().flatMap((route) =>
    graphText(pageGraph(route, { siteUrl: SITE_URL })).match(
      /"(\w*(rating|review|award)\w*)":|"@type":"\w*(Rating|Review)/gi,
    ),
  );
  expect(praise.filter((match) => match !== null)).toEqual([]);
});

test('breadcrumbs are those that the page shows', () => {
  const path = '/services/software/saas-development';
  const { itemListElement } = thingOf(path, 'BreadcrumbList');
  expect(itemListElement).toEqual(
    breadcrumb(path).map(({ name }, index) => expect.objectContaining({ position: index + 1, name })),
  );
});

test('only pages that show breadcrumbs state them', () => {
  const without = allRoutes()
    .filter(({ path, isIndexed }) => isIndexed && path !== BLOG_PATH)
    .filter(({ path }) => Object.keys(thingOf(path, 'BreadcrumbList')).length === 0)
    .map(({ path }) => path);
  expect(without).toEqual(['/', '/savings-calculator', '/contact', '/privacy']);
  for (const path of ['/', '/contact'] as const) expect(graphOf(path)[2]).not.toHaveProperty('breadcrumb');
});

test('questions are plain text without marks and tokens', () => {
  const { mainEntity } = thingOf('/dohtech-startup-launchpad', 'FAQPage');
  expect(mainEntity).toHaveLength(8);
  expect(JSON.stringify(mainEntity)).not.toMatch(/==|\{price|\]\(/);
  expect(thingOf('/contact', 'FAQPage')).toEqual({});
});

test('a product has its name and no offer', () => {
  const product = thingOf('/about/projects/buzme', 'SoftwareApplication');
  expect(product.name).toBe('Buzme');
  expect(product).not.toHaveProperty('offers');
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
  const hostile = { ...post, title: 'How </script><script>alert(1)</script> ends & begins', feature_image: null };
  const [page] = listPages([hostile]);
  const linked = { hasOutsideLinks: true, images: {} };
  if (!page) throw new Error('expected a list page');

  test('a title with a script tag cannot end the script element', () => {
    const text = graphText(listPageGraph(page, linked, { siteUrl: SITE_URL }));
    expect(text).not.toContain('<');
    expect(JSON.stringify(JSON.parse(text))).toContain(JSON.stringify(hostile.title));
  });

  test('posts are listed with their address on the blog, and left out without one', () => {
    const blogOf = (hasOutsideLinks: boolean) =>
      stated(listPageGraph(page, { hasOutsideLinks, images: {} }, { siteUrl: SITE_URL })).find(
        (thing) => thing['@type'] === 'Blog',
      );
    expect(blogOf(true)?.blogPost).toEqual([expect.objectContaining({ url: post.url, headline: hostile.title })]);
    expect(blogOf(false)).not.toHaveProperty('blogPost');
  });

  test('the image of a post is the copy on this site, or none without a copy', () => {
    const feature_image = 'https://elsewhere.example/gone.jpg';
    const copy = { base: '/blog-images/0a1b', widths: [320, 640], height: 427, placeholder: '' };
    const imageOf = (images: PostImages) => {
      const [list] = listPages([{ ...post, feature_image }]);
      if (!list) throw new Error('expected a list page');
      return JSON.stringify(listPageGraph(list, { hasOutsideLinks: true, images }, { siteUrl: SITE_URL }));
    };
    expect(imageOf({ [feature_image]: copy })).toContain(`"image":"${SITE_URL}/blog-images/0a1b-640.webp"`);
    expect(imageOf({})).not.toContain(feature_image);
  });

  test('a page of the list states its breadcrumbs', () => {
    expect(stated(listPageGraph(page, linked, { siteUrl: SITE_URL }))).toContainEqual(
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    );
  });

  test('the author of a post is an organization if it is a team of the company, else a person', () => {
    const authorOf = (name: string) => {
      const [list] = listPages([{ ...post, primary_author: { name, profile_image: null } }]);
      if (!list) throw new Error('expected a list page');
      return stated(listPageGraph(list, linked, { siteUrl: SITE_URL })).find((thing) => thing['@type'] === 'Blog');
    };
    expect(authorOf('DohTech engineering')).toMatchObject({ blogPost: [{ author: { '@type': 'Organization' } }] });
    expect(authorOf('Ada Example')).toMatchObject({ blogPost: [{ author: { '@type': 'Person' } }] });
  });
});
