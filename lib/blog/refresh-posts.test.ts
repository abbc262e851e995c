import { browserClock } from '@/lib/platform/clock';
import { postFixture } from './post-fixture';
import { newerPosts, refreshPosts } from './refresh-posts';

const blog = { url: 'https://blog.example.com', key: '0123456789abcdef0123456789' };
const postOf = (day: string) => postFixture({ id: day, published_at: `${day}T00:00:00.000+00:00` });
const [first, second, third] = [postOf('2026-06-03'), postOf('2026-06-02'), postOf('2026-06-01')] as const;

async function refresh(isFeatured: boolean) {
  const fetch = jest.fn(async (_address: string | URL | Request, _init?: RequestInit) =>
    Response.json({ posts: [third, first, { title: 'invalid' }, second] }),
  );
  const posts = await refreshPosts({ blog, limit: 4, isFeatured }, { fetch, clock: browserClock });
  const [address, init] = fetch.mock.calls[0] ?? [];
  return { posts, url: new URL(String(address)), init };
}

test('it requests the path of the specification once, with the fields of a list, authors and tags', async () => {
  const { url, init } = await refresh(false);
  expect(url.origin + url.pathname).toBe('https://blog.example.com/ghost/api/v3/content/posts/');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    key: blog.key,
    include: 'authors,tags',
    limit: '4',
    fields: 'id,title,excerpt,custom_excerpt,url,feature_image,published_at,featured,primary_tag,primary_author',
  });
  expect(init).toMatchObject({ headers: undefined, credentials: 'omit', referrerPolicy: 'no-referrer' });
});

test('featured posts are requested with the filter of the specification, and returned newest first without invalid ones', async () => {
  const { url, posts } = await refresh(true);
  expect(url.searchParams.get('filter')).toBe('featured:true');
  expect(posts).toEqual([first, second, third]);
});

describe('a blog that ignores the limit', () => {
  const limited = (posts: unknown[]) =>
    refreshPosts(
      { blog, limit: 4, isFeatured: false },
      { fetch: async () => Response.json({ posts }), clock: browserClock },
    );
  const days = Array.from({ length: 28 }, (_, index) => `2026-06-${String(index + 1).padStart(2, '0')}`);

  test('gives the newest of its posts, as many as it was asked for', async () => {
    const ids = (await limited(days.map(postOf))).map(({ id }) => id);
    expect(ids).toEqual(['2026-06-28', '2026-06-27', '2026-06-26', '2026-06-25']);
  });
});

describe('the posts newer than a built list', () => {
  const newer = { ...first, id: 'newer', published_at: '2027-01-01T00:00:00.000+00:00' };
  const sameTime = { ...first, id: 'twin' };
  const older = { ...third, id: 'older' };
  const built = { ids: [first.id, second.id], newestAt: first.published_at, isCommitted: false };

  test('include one published at the same time as its newest', () => {
    expect(newerPosts([newer, sameTime, first, second], built)).toEqual([newer, sameTime]);
  });

  test('do not include older ones, which wait for the next build', () => {
    expect(newerPosts([first, older], built)).toEqual([]);
  });

  test('are all of them where the list is empty or shows the committed posts', () => {
    const empty = { ids: [], newestAt: null, isCommitted: false };
    const committed = { ids: ['x'], newestAt: first.published_at, isCommitted: true };
    for (const list of [empty, committed]) expect(newerPosts([first, older], list)).toEqual([first, older]);
  });
});
