import { join } from 'node:path';
import { snapshotPosts, writePostsFile } from '@/lib/blog/load-posts';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import { newestPost } from './newest-post';

const { posts } = snapshotPosts();
const [newest] = posts;
const PULLED = '2026-06-01T08:00:00.000Z';

async function pulled(source: string) {
  const path = join(temporaryFolder(), 'posts.json');
  await writePostsFile(path, { source, pulledAt: PULLED, posts });
  return path;
}

test('a post of the blog has its address; a committed one has none, as it exists on no host', async () => {
  const at = Date.parse(PULLED);
  expect(newestPost(at, await pulled('https://blog.example.com'))).toMatchObject({
    title: newest?.title,
    url: newest?.url,
  });
  expect(newestPost(at, await pulled('snapshot'))).toMatchObject({ title: newest?.title, url: null });
});

test('posts that an earlier build pulled do not count', async () => {
  expect(newestPost(Date.parse(PULLED) + 1, await pulled('https://blog.example.com'))).toBeNull();
});
