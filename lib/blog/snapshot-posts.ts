import { postsSnapshot } from '@/content/posts/index';
import { postSchema } from '@/content/schema/post';
import type { PostsFile } from './posts-file';
import { newestFirst } from './select-posts';
import { shortenPost } from './shorten-post';

/** The source of posts that come with the repository, where another names its host. */
export const SNAPSHOT_SOURCE = 'snapshot';

/**
 * The committed posts, newest first and without their bodies. They count as pulled when the newest of them was
 * published, so that one commit builds one output.
 */
export function snapshotPosts(): PostsFile {
  const posts = newestFirst(postsSnapshot.map((article) => shortenPost(postSchema.parse(article))));
  const pulledAt = new Date(Date.parse(posts[0]?.published_at ?? '1970-01-01')).toISOString();
  return { source: SNAPSHOT_SOURCE, pulledAt, posts };
}
