import { snapshotPosts } from '@/lib/blog/load-posts';
import { siteStatus } from './site-status';

jest.mock('node:child_process', () => ({ spawnSync: () => ({ status: 0, stdout: '0a1b2c\n' }) }));
jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 22) });

const { posts, source } = snapshotPosts();
const [first] = posts;

test('the status says when which commit was built, and with which newest post', () => {
  expect(siteStatus({ source: 'blog.example.com', posts: posts.toReversed() })).toEqual({
    builtAt: '2026-11-20T22:00:00.000Z',
    commit: '0a1b2c',
    newestPost: {
      title: first?.title,
      url: first?.url,
      publishedAt: new Date(first?.published_at ?? '').toISOString(),
    },
  });
  expect(siteStatus({ source, posts }).newestPost?.url).toBeNull();
  expect(siteStatus({ source, posts: [] }).newestPost).toBeNull();
});
