import type { PublicConfig } from '@/lib/config/public-config';
import { siteConfig } from '@/lib/config/site-config';
import { type PostsFile, postsFilePath, readPostsFile } from './posts-file';
import { SNAPSHOT_SOURCE, snapshotPosts } from './snapshot-posts';

export type LoadedPosts = PostsFile & {
  /** Whether the posts can be read on the blog. */
  hasOutsideLinks: boolean;
};

/**
 * The posts of this build, newest first: those `npm run posts` left in `.cache/posts.json`, else the committed ones.
 * For server components alone (it reads the disk).
 *
 * @throws Error with one line that names the setting, if the configuration is wrong
 */
export function loadPosts(
  path: string = postsFilePath(),
  config: Pick<PublicConfig, 'blog'> = siteConfig(),
): LoadedPosts {
  const posts = readPostsFile(path) ?? snapshotPosts();
  return { ...posts, hasOutsideLinks: hasOutsideLinks(posts, config) };
}

/**
 * Whether a card leads to its post on the blog. Only with a blog host (docs/decisions.md), and not while the committed
 * posts stand in for one that is down: their addresses lead nowhere.
 */
export function hasOutsideLinks({ source }: Pick<PostsFile, 'source'>, { blog }: Pick<PublicConfig, 'blog'>): boolean {
  return blog !== null && source !== SNAPSHOT_SOURCE;
}
