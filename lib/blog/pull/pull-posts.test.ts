import { fakeSettings } from '@/scripts/preview/fake-environment';
import { articleFixture, articlesFixture } from '@/scripts/preview/fakes/fakes-fixture';
import { pull, titlesOf } from './pull-fixtures';

test('it requests the path of the spec, with authors and tags', async () => {
  const { asked, pulled, host } = await pull(articlesFixture(2), {});
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/ghost/api/v3/content/posts/']);
  const query = { key: fakeSettings.ghostContentKey, include: 'authors,tags', limit: '100', page: '1' };
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual(query);
  expect(pulled).toMatchObject({ source: host, dropped: [], posts: [{ primary_author: { name: 'Ada' } }, {}] });
});

test('a blog with a single post is a list of one, and the client of Ghost logs no warning', async () => {
  const warn = jest.spyOn(console, 'warn');
  expect((await pull([articleFixture(1)], {})).pulled).toMatchObject({ posts: [{ title: 'Article 1' }] });
  expect(warn).not.toHaveBeenCalled();
});

test('posts are sorted newest first', async () => {
  const { pulled } = await pull([articleFixture(3), articleFixture(1), articleFixture(2)], {});
  expect(titlesOf(pulled)).toEqual(['Article 1', 'Article 2', 'Article 3']);
});

test('of two posts with one address the newer is kept and the other reported', async () => {
  const [newer, older, ...others] = articlesFixture(4);
  if (!newer || !older) throw new Error('expected articles');
  const { pulled, origin } = await pull([newer, { ...older, url: newer.url }, ...others], {});
  expect(titlesOf(pulled)).toEqual(['Article 1', 'Article 3', 'Article 4']);
  const reason = "url: expected an address of its own, received that of 'Article 1'";
  expect(pulled).toMatchObject({ dropped: [{ name: `'Article 2' (${origin}/article-1/)`, reason }] });
});

describe('more posts than fit on a page', () => {
  const all = articlesFixture(230).map(({ title }) => title);

  test('all are read from a host that returns fewer per page than requested', async () => {
    const change = (url: string) => url.replace('limit=100', 'limit=40');
    const { pulled, asked } = await pull(articlesFixture(230), { change });
    expect([titlesOf(pulled), asked.length]).toEqual([all, 6]);
  });

  test.each([[undefined], [{ pagination: null }], [{ pagination: { pages: '3', total: '230' } }]])(
    'all are read from a host with the meta %j, up to the empty page',
    async (meta) => {
      const { pulled } = await pull([], { fetch: withoutNumbers(230, meta) });
      expect(titlesOf(pulled)).toEqual(all);
    },
  );

  test('a host that always states one page more, with posts on it, is asked for 400 pages', async () => {
    const { pulled, host } = await pull([], { fetch: withoutEnd() });
    expect(pulled).toEqual(
      new Error(`The blog service at ${host} has no end: page 401 is beyond 400 pages or 5 minutes`),
    );
  });
});

/** A blog whose every page has a post, and says that there is one more page. */
function withoutEnd(): typeof fetch {
  return async (address) => {
    const page = Number(new URL(String(address)).searchParams.get('page'));
    return Response.json({ posts: [articleFixture(page)], meta: { pagination: { pages: page + 1 } } });
  };
}

/** A blog that states no number of pages or posts. */
function withoutNumbers(count: number, meta?: object): typeof fetch {
  return async (address) => {
    const page = Number(new URL(String(address)).searchParams.get('page'));
    return Response.json({ posts: articlesFixture(count).slice((page - 1) * 100, page * 100), meta });
  };
}

describe('posts that cannot be read', () => {
  const unreadable = articleFixture(2, { published_at: 'soon' });

  test('are dropped and reported', async () => {
    const { pulled, origin } = await pull([articleFixture(1), unreadable], {});
    expect(pulled).toMatchObject({
      posts: [{ title: 'Article 1' }],
      dropped: [{ name: `'Article 2' (${origin}/article-2/)`, reason: expect.stringContaining('published_at') }],
    });
  });

  test('are an error if no other post is left, because the blog is not empty', async () => {
    const { pulled, host } = await pull([unreadable], {});
    const message = `^None of 1 posts from the blog service at ${host} can be read: 'Article 2' .+: pub`;
    expect(pulled).toMatchObject({ message: expect.stringMatching(message) });
  });
});
