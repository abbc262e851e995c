import type { PublicConfig } from '@/lib/config/public-config';
import { siteConfig } from '@/lib/config/site-config';
import { hasOutsideLinks } from './has-outside-links';
import { type PostsFile, postsFilePath, readPostsFile } from './posts-file';
import { snapshotPosts } from './snapshot-posts';

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
