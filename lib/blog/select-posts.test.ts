import { formatPostDate } from './format-post-date';
import { postFixture } from './post-fixture';
import { featured, latest, newestFirst } from './select-posts';

const postOf = (id: string, published_at: string, featured: boolean | null = false) =>
  postFixture({ id, published_at, featured });

const older = postOf('older', '2026-05-01T00:00:00.000+00:00', true);
const newer = postOf('newer', '2026-05-02T00:00:00.000+00:00');
// Later in local time, earlier in UTC.
const east = postOf('east', '2026-05-01T09:00:00.000+10:00', null);

test('posts are sorted by time across time zones', () => {
  expect(newestFirst([east, older, newer])).toEqual([newer, older, east]);
});

test('the latest are the newest, or all if there are fewer, and the input is not changed', () => {
  const posts = [older, newer];
  expect(latest(posts, 1)).toEqual([newer]);
  expect(latest(posts, 4)).toEqual([newer, older]);
  expect(posts).toEqual([older, newer]);
});

test('only posts that an editor marked are featured', () => {
  expect(featured([east, older, newer])).toEqual([older]);
});

test('while no post is marked, all posts stand in for featured ones', () => {
  expect(featured([east, newer])).toEqual([east, newer]);
});

test.each([
  ['2026-01-01T00:30:00.000+02:00', 'UTC', 'Dec 31, 2025'],
  ['2026-11-13T04:30:00.000+00:00', 'America/New_York', 'Nov 12, 2026'],
  ['2026-11-12T23:30:00.000+00:00', 'Africa/Douala', 'Nov 13, 2026'],
  // A browser that does not know the name shows a day, and not a broken page.
  ['2026-11-12T09:00:00.000+00:00', 'Europe/Newer', 'Nov 12, 2026'],
])('%s is in the zone %s the day %s, on every machine', (iso, timeZone, text) => {
  expect(formatPostDate(iso, timeZone)).toBe(text);
});
