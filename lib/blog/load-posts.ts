import { statSync } from 'node:fs';
import type { PublicConfig } from '@/lib/config/public-config';
import { siteConfig } from '@/lib/config/site-config';
import { hasOutsideLinks } from './has-outside-links';
import { type PostsFile, postsFilePath, readPostsFile } from './posts-file';
import { snapshotPosts } from './snapshot-posts';

export type LoadedPosts = PostsFile & {
  /** Whether the posts can be read on the blog. */
  hasOutsideLinks: boolean;
};

let lastRead: { version: string; posts: PostsFile } | undefined;

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
  const posts = readOnce(path);
  return { ...posts, hasOutsideLinks: hasOutsideLinks(posts, config) };
}

/** Hundreds of pages ask: each state of the file is read once, and `npm run dev` shows new posts after a pull. */
function readOnce(path: string): PostsFile {
  const file = statSync(path, { throwIfNoEntry: false });
  const version = `${path} ${file?.mtimeMs} ${file?.size}`;
  if (lastRead?.version !== version) lastRead = { version, posts: readPostsFile(path) ?? snapshotPosts() };
  return lastRead.posts;
}
