import { browserClock } from '@/lib/platform/clock';
import { postsSince, refreshPosts } from './refresh-posts';
import { snapshotPosts } from './snapshot-posts';

const blog = { url: 'https://blog.example.com', key: '0123456789abcdef0123456789' };
const [first, second, third] = snapshotPosts().posts;
if (!first || !second || !third) throw new Error('expected three committed posts');

async function ask(isFeatured: boolean) {
  const fetch = jest.fn(async (_address: string | URL | Request, _init?: RequestInit) =>
    Response.json({ posts: [third, first, { title: 'of no use' }, second] }),
  );
  const posts = await refreshPosts({ blog, limit: 4, isFeatured }, { fetch, clock: browserClock });
  const [address, init] = fetch.mock.calls[0] ?? [];
  return { posts, url: new URL(String(address)), init };
}

test('it asks the path of the specification once, for a list’s fields with authors and tags', async () => {
  const { url, init } = await ask(false);
  expect(url.origin + url.pathname).toBe('https://blog.example.com/ghost/api/v3/content/posts/');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    key: blog.key,
    include: 'authors,tags',
    limit: '4',
    fields: 'id,title,excerpt,url,feature_image,published_at,featured,primary_tag,primary_author',
  });
  expect(init).toMatchObject({ headers: undefined, credentials: 'omit', referrerPolicy: 'no-referrer' });
});

test('for the featured ones it asks with the filter of the specification', async () => {
  expect((await ask(true)).url.searchParams.get('filter')).toBe('featured:true');
});

test('what it gives is newest first, without what is no post', async () => {
  expect((await ask(false)).posts.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
});

describe('what a built list lacks', () => {
  const newer = { ...first, id: 'newer', published_at: '2027-01-01T00:00:00.000+00:00' };
  const ofOneMoment = { ...first, id: 'twin' };
  const older = { ...third, id: 'older' };
  const built = { ids: [first.id, second.id], newestAt: first.published_at };

  test('is what was published since, a twin of the newest among it', () => {
    expect(postsSince([newer, ofOneMoment, first, second], built)).toEqual([newer, ofOneMoment]);
  });

  test('is no post that is older than its newest: that one waits for the next build', () => {
    expect(postsSince([first, older], built)).toEqual([]);
  });

  test('is everything where it is empty', () => {
    expect(postsSince([first, older], { ids: [], newestAt: null })).toEqual([first, older]);
  });
});
