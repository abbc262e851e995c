import { postsFilePath, readPostsFile, SNAPSHOT_SOURCE } from '@/lib/blog/load-posts';
import { latest } from '@/lib/blog/select-posts';
import type { ReleaseInfo } from './state-files';

/**
 * The newest post of the last build in this checkout; null when there is none.
 *
 * @param since milliseconds since 1970: null when the posts were pulled earlier
 */
export function newestPost(since = 0, path: string = postsFilePath()): ReleaseInfo['newestPost'] {
  const file = readPostsFile(path);
  const [post] = file && Date.parse(file.pulledAt) >= since ? latest(file.posts, 1) : [];
  if (!file || !post) return null;
  // The addresses of committed posts exist on no host.
  const url = file.source === SNAPSHOT_SOURCE ? null : post.url;
  return { title: post.title, url, publishedAt: new Date(post.published_at).toISOString() };
}
