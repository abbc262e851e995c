import { expect, test } from '@playwright/test';
import { postsSnapshot } from '@/content/posts/index';
import { openReady } from './pages';

test('the blog lists the newest posts of the blog host, newest first', async ({ page }) => {
  await openReady(page, '/about/blogs');
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(titles).toHaveCount(Math.min(20, postsSnapshot.length));
  await expect(titles.first()).toContainText(postsSnapshot[0]?.title ?? '');
});

test('a post opens at its own address on the blog host', async ({ page }) => {
  await openReady(page, '/about/blogs');
  const link = page.getByRole('link', { name: postsSnapshot[0]?.title }).first();
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await expect(tab.getByRole('heading', { name: postsSnapshot[0]?.title })).toBeVisible();
});
