import type { Post } from '@/content/schema/post';
import { formatPostDate } from './format-post-date';
import { featured, latest, newestFirst } from './select-posts';
import { snapshotPosts } from './snapshot-posts';

function postOf(id: string, published_at: string, isFeatured: boolean | null = false): Post {
  const [post] = snapshotPosts().posts;
  if (!post) throw new Error('expected a committed post');
  return { ...post, id, published_at, featured: isFeatured };
}

const older = postOf('older', '2026-05-01T00:00:00.000+00:00', true);
const newer = postOf('newer', '2026-05-02T00:00:00.000+00:00');
// Later by the clock on the wall, earlier in time.
const east = postOf('east', '2026-05-01T09:00:00.000+10:00', null);

test('posts are put in order by their moment, time zones included', () => {
  expect(newestFirst([east, older, newer])).toEqual([newer, older, east]);
});

test('posts of one moment stay in the order of the blog', () => {
  const twin = { ...older, id: 'twin' };
  expect(newestFirst([older, twin])).toEqual([older, twin]);
  expect(newestFirst([twin, older])).toEqual([twin, older]);
});

test('the latest are the newest, or all there are, and the list given is left alone', () => {
  const posts = [older, newer];
  expect(latest(posts, 1)).toEqual([newer]);
  expect(latest(posts, 4)).toEqual([newer, older]);
  expect(posts).toEqual([older, newer]);
});

test('only what an editor marked is featured', () => {
  expect(featured([east, older, newer])).toEqual([older]);
});

test.each([
  ['2026-11-12T09:00:00.000+00:00', 'Nov 12, 2026'],
  ['2026-01-01T00:30:00.000+02:00', 'Dec 31, 2025'],
])('%s reads %s, in UTC on every machine', (iso, text) => {
  expect(formatPostDate(iso)).toBe(text);
});
