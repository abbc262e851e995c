import { expect, test } from '@playwright/test';
import { postsSnapshot } from '@/content/posts/index';
import { formatPostDate } from '@/lib/blog/format-post-date';
import { BLOG_LIST_POSTS } from '@/lib/blog/select-posts';
import { fakes, openReady } from './pages';
import { expectNoAxeViolation } from './requests';

const list = '/about/blogs';
const newest = [...postsSnapshot].sort((a, b) => b.published_at.localeCompare(a.published_at));

/** Answers in place of the blog, for one page alone: faults set on the fake would meet the other flows too. */
const contentApi = `${fakes}/ghost/api/v3/content/posts/**`;
const blogOf = (posts: unknown[]) => ({ json: { posts }, headers: { 'access-control-allow-origin': '*' } });
const fresh = {
  id: 'fresh',
  title: 'Published after the build',
  excerpt: 'It was not there a minute ago.',
  url: `${fakes}/published-after-the-build/`,
  feature_image: `${fakes}/picture.png`,
  published_at: new Date(Date.parse(newest[0]?.published_at ?? '') + 86_400_000).toISOString(),
  featured: true,
  primary_tag: { name: 'WordPress' },
  primary_author: { name: 'DohTech team', profile_image: null },
};

test('the list shows every post with date, author and tag, newest first, without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(list);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(newest.map(({ title }) => new RegExp(title.slice(0, 20))));
  const first = page.getByRole('main').locator('.posts li').first();
  await expect(first.getByText(formatPostDate(newest[0]?.published_at ?? ''))).toBeVisible();
  await expect(first.getByText(newest[0]?.primary_author?.name ?? '')).toBeVisible();
  await expect(first.getByRole('button')).toBeHidden();
  await context.close();
});

test('a topic shows its posts alone, on a page of its own, and leads back', async ({ page }) => {
  await openReady(page, list);
  await page.getByRole('navigation', { name: 'Posts by topic' }).getByRole('link', { name: 'WordPress' }).click();
  await expect(page).toHaveURL('/about/blogs/tag/wordpress');
  await expect(page.getByRole('heading', { level: 1, name: 'Posts on WordPress' })).toBeVisible();
  const onTopic = newest.filter(({ primary_tag }) => primary_tag?.name === 'WordPress');
  await expect(page.locator('.posts li')).toHaveCount(onTopic.length);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL(list);
});

test('a copied link is confirmed for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openReady(page, list);
  const button = page.getByRole('button', { name: 'Copy link' }).first();
  await button.click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(newest[0]?.slug);
  await page.clock.runFor(2000);
  await expect(page.getByRole('button', { name: 'Link copied' })).toHaveCount(0);
});

for (const path of ['/', list, '/about/blogs/tag/wordpress']) {
  test(`${path} puts a post published since the build on top, and asks the blog host for no picture`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(fakes)) asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`);
    });
    await page.route(contentApi, (route) => route.fulfill(blogOf([fresh])));
    await openReady(page, path);
    const items = page.locator('.posts li:visible');
    await expect(items.first().getByRole('link', { name: fresh.title })).toHaveAttribute('target', '_blank');
    if (path === '/') await expect(items).toHaveCount(4);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(asked).toEqual(['fetch /ghost/api/v3/content/posts/']);
  });
}

test('posts published since the build hide none of the built ones, which no other page of the list has', async ({
  page,
}) => {
  const many = Array.from({ length: BLOG_LIST_POSTS }, (_, index) => ({ ...fresh, id: `fresh-${index}` }));
  await page.route(contentApi, (route) => route.fulfill(blogOf(many)));
  await openReady(page, list);
  await expect(page.locator('.posts li:visible')).toHaveCount(many.length + newest.length);
});

for (const path of ['/contact', '/services', '/about', '/savings-calculator', '/services/software/saas-development']) {
  test(`${path}, which lists no posts, does not ask the blog`, async ({ page }) => {
    let isAsked = false;
    await page.route(contentApi, (route) => {
      isAsked = true;
      return route.fulfill(blogOf([]));
    });
    await openReady(page, path);
    await page.waitForLoadState('networkidle');
    expect(isAsked).toBe(false);
  });
}

test('the request carries no cookie that the blog has set, and no referrer', async ({ page, context }) => {
  await context.addCookies([{ name: 'ghost-member', value: 'ada', url: fakes }]);
  const asking = page.waitForRequest(/\/ghost\/api\/v3\/content\/posts\//);
  await openReady(page, list);
  const headers = await (await asking).allHeaders();
  expect([headers.cookie, headers.referer, headers.authorization]).toEqual([undefined, undefined, undefined]);
});

test('on a sharp phone each post of the home page loads the copy for its slot, and none before it is near', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 800 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const copies: string[] = [];
  page.on('request', (request) => {
    const width = /\/blog-images\/\w+-(\d+)\.avif$/.exec(request.url())?.[1];
    if (width) copies.push(width);
  });
  await openReady(page, '/');
  expect(copies).toEqual([]);
  const pictures = page.locator('.posts picture img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
  }
  expect(copies.sort()).toEqual(['320', '320', '960']);
  await context.close();
});

test('while the blog is down the list stays, with the day it is from', async ({ page }) => {
  await page.route(contentApi, (route) => route.abort('connectionrefused'));
  await openReady(page, list);
  await expect(page.getByText(/^Newer posts could not be loaded\. This list is from /)).toBeVisible();
  await expect(page.locator('.posts li')).toHaveCount(newest.length);
  await expect(page.getByText('Error loading blog posts')).toHaveCount(0);
});

test('both feeds are linked in the head and hold the newest posts', async ({ page }) => {
  await page.goto(list);
  const links = await page
    .locator('head link[rel="alternate"]')
    .evaluateAll((all) =>
      all.map((link) => [
        link.getAttribute('type'),
        new URL(link.getAttribute('href') ?? '', document.baseURI).pathname,
      ]),
    );
  expect(links).toEqual([
    ['application/rss+xml', '/about/blogs/feed.xml'],
    ['application/feed+json', '/about/blogs/feed.json'],
  ]);
  const feed = await (await page.request.get('/about/blogs/feed.json')).json();
  expect(feed.items.map(({ title }: { title: string }) => title)).toEqual(newest.map(({ title }) => title));
  const rss = await page.request.get('/about/blogs/feed.xml');
  expect(rss.headers()['content-type']).toContain('xml');
});

test('a feed is opened as the file that it is: no payload of a page is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('feed.xml')) asked.push(new URL(request.url()).pathname);
  });
  await openReady(page, list);
  const link = page.getByRole('link', { name: 'RSS' });
  await link.hover();
  await link.click();
  await expect(page).toHaveURL('/about/blogs/feed.xml');
  expect(asked).toEqual(['/about/blogs/feed.xml']);
});

test('a page of a topic has no axe violation and no sideways scroll at 320 px, and stays out of search engines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openReady(page, '/about/blogs/tag/open-source');
  await expectNoAxeViolation(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
});

test('a topic that the keyboard comes to is whole in sight, however far it was cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openReady(page, '/about/blogs');
  const topics = page.getByRole('navigation', { name: 'Posts by topic' }).getByRole('link');
  await topics.first().focus();
  for (let index = 1; index < (await topics.count()); index++) {
    await page.keyboard.press('Tab');
    await expect(topics.nth(index)).toBeFocused();
    await expect(topics.nth(index)).toBeInViewport({ ratio: 1 });
  }
});

for (const width of [390, 768, 1440]) {
  test(`at ${width} px the blog opens at its top, and its topics at their first or the current one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openReady(page, '/about/blogs');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const filter = page.getByRole('navigation', { name: 'Posts by topic' });
    const words = await page.getByRole('heading', { level: 1 }).boundingBox();
    const all = await filter.getByRole('link', { name: 'All' }).boundingBox();
    expect(all?.x).toBeCloseTo(words?.x ?? 0, 0);
    const last = filter.getByRole('link').last();
    await page.goto((await last.getAttribute('href')) ?? '');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(filter.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  });
}
