import { postsSnapshot } from '@/content/posts/index';
import { formatPostDate } from '@/lib/blog/format-post-date';
import { BLOG_LIST_POSTS } from '@/lib/blog/select-posts';
import { expect, test } from './fixtures';
import { fakes, openReady } from './pages';

const LIST = '/about/blogs';
const TOPIC = `${LIST}/tag/wordpress`;
const newest = [...postsSnapshot].sort((a, b) => b.published_at.localeCompare(a.published_at));

/** Flows answer these requests themselves: posts or faults set on the fake blog would affect other flows, too. */
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
  primary_author: { name: 'The team', profile_image: null },
};

test('the list shows all posts, newest first; a topic shows its own; a link is copied @smoke', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReady(page, LIST);
  const titles = page.locator('.posts').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(newest.map(({ title }) => new RegExp(title.slice(0, 20))));
  const first = page.getByRole('main').locator('.posts li').first();
  await expect(first.getByText(formatPostDate(newest[0]?.published_at ?? '', 'UTC'))).toBeVisible();
  await expect(first.getByText(newest[0]?.primary_author?.name ?? '')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).first().click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(newest[0]?.slug);

  await page.getByRole('navigation', { name: 'Posts by topic' }).getByRole('link', { name: 'WordPress' }).click();
  await expect(page).toHaveURL(TOPIC);
  await expect(page.getByRole('heading', { level: 1, name: 'Posts: WordPress' })).toBeVisible();
  const onTopic = newest.filter(({ primary_tag }) => primary_tag?.name === 'WordPress');
  await expect(page.locator('.posts li')).toHaveCount(onTopic.length);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL(LIST);
});

test('home asks the blog for 4 posts and the list for 20; newer ones come first, the list keeps its older ones, and nothing else loads from there', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(fakes)) asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`);
  });
  const many = Array.from({ length: BLOG_LIST_POSTS }, (_, index) => ({ ...fresh, id: `fresh-${index}` }));
  for (const { path, limit, posts, shown } of [
    { path: '/', limit: 4, posts: [fresh], shown: 4 },
    { path: LIST, limit: 20, posts: many, shown: many.length + newest.length },
  ]) {
    asked.length = 0;
    await page.route(contentApi, (route) => route.fulfill(blogOf(posts)), { times: 1 });
    const asking = page.waitForRequest(contentApi);
    await openReady(page, path);
    const items = page.locator('.posts li:visible');
    await expect(items.first().getByRole('link', { name: fresh.title })).toHaveAttribute('target', '_blank');
    await expect(items).toHaveCount(shown);
    expect(new URL((await asking).url()).searchParams.get('limit')).toBe(String(limit));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(asked).toEqual(['fetch /ghost/api/v3/content/posts/']);
  }
});

test.describe('on a phone with a high pixel density', () => {
  test.use({ viewport: { width: 390, height: 800 }, deviceScaleFactor: 2 });

  test('insights asks for featured posts, each of which loads a picture of the right size when it is near the viewport', async ({
    page,
  }) => {
    const copies: string[] = [];
    page.on('request', (request) => {
      const width = /\/blog-images\/\w+-(\d+)\.avif$/.exec(request.url())?.[1];
      if (width) copies.push(width);
    });
    const asking = page.waitForRequest(contentApi);
    await openReady(page, '/insights');
    expect(new URL((await asking).url()).searchParams.get('filter')).toBe('featured:true');
    expect(copies).toEqual([]);
    for (const picture of await page.locator('.posts picture img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
    }
    expect(copies.sort()).toEqual(['320', '320']);
  });
});
