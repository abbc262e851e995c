import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postsSnapshot } from '@/content/posts/index';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import { loadPosts, readPostsFile, snapshotPosts, writePostsFile } from './load-posts';

const path = join(temporaryFolder(), '.cache', 'posts.json');
const withBlog = { blog: { url: 'https://blog.example.com', key: '0123456789abcdef0123456789' } };
const pulled = { ...snapshotPosts(), source: 'blog.example.com', pulledAt: '2026-11-12T10:00:00.000Z' };

test('without a file the committed posts are loaded, newest first, without bodies and without outside links', () => {
  const { posts, source, pulledAt, hasOutsideLinks } = loadPosts(path, withBlog);
  expect([source, posts.length, hasOutsideLinks]).toEqual(['snapshot', postsSnapshot.length, false]);
  const dates = posts.map((post) => new Date(post.published_at).toISOString());
  expect(dates).toEqual([...dates].sort().reverse());
  expect(pulledAt).toBe(dates[0]);
  expect(JSON.stringify(posts)).not.toContain('<p>');
});

test('pulled posts are loaded, also after a later pull', async () => {
  await writePostsFile(path, pulled);
  expect(loadPosts(path, withBlog)).toEqual({ ...pulled, hasOutsideLinks: true });
  await writePostsFile(path, { ...pulled, posts: pulled.posts.slice(0, 1) });
  expect(loadPosts(path, withBlog).posts).toHaveLength(1);
});

test('without a blog host cards have no outside links', async () => {
  await writePostsFile(path, pulled);
  expect(loadPosts(path, { blog: null }).hasOutsideLinks).toBe(false);
});

test.each([
  ['cut off', JSON.stringify(pulled).slice(0, 500)],
  ['empty', ''],
  ['of another shape', '{"posts":[]}'],
  ['with an invalid post', JSON.stringify({ ...pulled, posts: [{ title: 'x' }] })],
])('a file that is %s counts as missing', async (_, text) => {
  await writePostsFile(path, pulled);
  writeFileSync(path, text);
  expect(readPostsFile(path)).toBeUndefined();
  expect(loadPosts(path, withBlog).source).toBe('snapshot');
});
