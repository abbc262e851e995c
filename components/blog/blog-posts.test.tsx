/** @jest-environment jsdom */
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { Announcer } from '@/components/ui/announcer';
import { snapshotPosts } from '@/lib/blog/load-posts';
import { answerFixture } from '@/lib/platform/answer-fixture';
import { BlogPosts, type BlogPostsProps } from './blog-posts.client';

const [first] = snapshotPosts().posts;
if (!first) throw new Error('expected a committed post');
const built = { ...first, published_at: '2026-11-12T09:00:00.000+00:00' };
const newer = {
  ...built,
  id: 'newer',
  title: 'Published a minute ago',
  published_at: new Date(Date.parse(built.published_at) + 60_000).toISOString(),
  feature_image: 'https://blog.example.com/picture.jpg',
};

const blog = { url: 'https://blog.example.com', key: '0123456789abcdef0123456789' };

type Answer = ReturnType<typeof answerFixture>;

let answer: (response: Answer | Error) => Promise<void>;

const fetchMock = jest.fn((..._: [address: string, init?: RequestInit]) => {
  return new Promise<Answer>((resolve, reject) => {
    answer = (response) => act(async () => (response instanceof Error ? reject(response) : resolve(response)));
  });
});

beforeEach(() => {
  fetchMock.mockClear();
  Object.assign(window, { fetch: fetchMock });
});

const json = (value: unknown, status = 200) => answerFixture(JSON.stringify(value), status);

function show({ posts = [built], ...props }: { posts?: (typeof built)[] } & Partial<BlogPostsProps> = {}) {
  render(
    <>
      <BlogPosts
        request={{ blog, limit: 20, isFeatured: false }}
        built={{
          ids: posts.map(({ id }) => id),
          newestAt: posts[0]?.published_at ?? null,
          isCommitted: false,
        }}
        look={{ heading: 'h2', sizes: '100vw' }}
        timeZone="UTC"
        canCopy
        {...props}
      >
        {posts.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </BlogPosts>
      <Announcer />
    </>,
  );
}

const titles = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('a post published since the build comes first, with a drawn cover and no picture of the blog host', async () => {
  show();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await answer(json({ posts: [newer, built] }));
  expect(titles()).toEqual([expect.stringContaining('Published a minute ago'), built.title]);
  const [first] = screen.getAllByRole('listitem');
  if (!first) throw new Error('expected an item');
  expect(within(first).getByRole('link')).toHaveAttribute('href', newer.url);
  expect(within(first).getByRole('button', { name: /^Copy link/ })).toBeInTheDocument();
  expect(first.querySelector('.post-cover > svg')).not.toBeNull();
  expect(first.querySelector('img')).toBeNull();
});

describe('a post that the build does not have yet', () => {
  const MINUTE_MS = 60_000;
  const line = 'Being published: ready in a few minutes.';
  const wait = (minutes: number) => act(async () => jest.advanceTimersByTime(minutes * MINUTE_MS));
  const publishedBefore = (minutes: number) =>
    json({ posts: [{ ...newer, published_at: new Date(Date.now() - minutes * MINUTE_MS).toISOString() }] });

  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse(newer.published_at) + 86_400_000 });
    show();
  });
  afterEach(() => jest.useRealTimers());

  test('says that it is being published until it is 15 minutes old, and leaves the line empty then', async () => {
    await answer(publishedBefore(5));
    await wait(9);
    expect(screen.getByText(line)).toBeVisible();
    await wait(1);
    expect(screen.getByText(line)).not.toBeVisible();
  });

  test('says nothing when it is older: its build has failed', async () => {
    await answer(publishedBefore(15));
    expect(titles()).toHaveLength(2);
    expect(screen.queryByText(line)).toBeNull();
  });

  test("says it for 15 minutes, and no longer, where the visitor's clock is an hour slow", async () => {
    await answer(publishedBefore(-60));
    expect(screen.getByText(line)).toBeVisible();
    await wait(15);
    expect(screen.getByText(line)).not.toBeVisible();
  });
});

test('the days of a newer post and of the note after a failure are those of the time zone of the site', async () => {
  show({ timeZone: 'Pacific/Kiritimati' });
  await answer(json({ posts: [{ ...newer, published_at: '2030-12-31T12:00:00.000Z' }] }));
  expect(screen.getByText('Jan 1, 2031')).toBeVisible();
  cleanup();
  show({ timeZone: 'Pacific/Kiritimati', posts: [{ ...built, published_at: '2030-12-31T12:00:00.000Z' }] });
  await answer(new TypeError('Failed to fetch'));
  expect(screen.getByRole('status')).toHaveTextContent('from Jan 1, 2031.');
});

test('a list of one tag takes only posts of that tag', async () => {
  show({ tag: built.primary_tag?.name });
  await answer(
    json({
      posts: [
        { ...newer, primary_tag: { name: 'Another' } },
        { ...newer, id: 'same', title: 'Same' },
      ],
    }),
  );
  expect(titles()).toEqual([expect.stringContaining('Same'), built.title]);
});

test('after a failure the older list stays, with a line about its newest post', async () => {
  show();
  expect(screen.queryByText('Loading blog posts...')).toBeNull();
  await answer(new TypeError('Failed to fetch'));
  expect(titles()).toEqual([built.title]);
  const line = 'Newer posts could not be loaded. The newest post here is from Nov 12, 2026.';
  expect(screen.getByText(line, { selector: '[data-nosnippet] *' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(line);
});

describe('without posts of the build', () => {
  beforeEach(() => show({ posts: [] }));

  test('the list says that it is loading, then shows posts', async () => {
    expect(screen.getByText('Loading blog posts...')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await answer(json({ posts: [newer] }));
    expect(titles()).toEqual([expect.stringContaining('Published a minute ago')]);
    expect(screen.queryByText('Loading blog posts...')).toBeNull();
  });

  test('an empty blog says so', async () => {
    await answer(json({ posts: [] }));
    expect(screen.getByText('No blog posts found', { selector: '.posts *' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No blog posts found');
  });

  test('an error is named under its heading', async () => {
    await answer(new TypeError('Failed to fetch'));
    const message = 'Network Error: no response from the blog service at blog.example.com (Failed to fetch)';
    expect(screen.getByRole('heading', { name: 'Error loading blog posts' })).toBeInTheDocument();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(`Error loading blog posts: ${message}`);
  });
});
