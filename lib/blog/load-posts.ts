import { z } from 'zod';
import { postsSnapshot } from '@/content/posts/index';
import { postSchema } from '@/content/schema/post';
import { buildFile, writeAtomically } from '@/lib/build/build-file';
import type { PublicConfig } from '@/lib/config/public-config';
import { siteConfig } from '@/lib/config/site-config';
import { truncatePost } from './clean-text';
import { newestFirst } from './select-posts';

/** The posts that `npm run posts` stores for the build. */
const postsFileSchema = z.object({
  /** The blog host, or 'snapshot'. */
  source: z.string().min(1),
  pulledAt: z.iso.datetime(),
  /** Newest first. */
  posts: z.array(postSchema),
});

export type PostsFile = z.infer<typeof postsFileSchema>;

/** `.cache/posts.json`; undefined if it is missing, cut off or of another shape. Next's fetch cache would serve old posts. */
export const { path: postsFilePath, load: readPostsFile } = buildFile<PostsFile | undefined>(
  'posts.json',
  postsFileSchema,
  undefined,
);

/** Writes `.cache/posts.json` with these fields only. */
export function writePostsFile(path: string, { source, pulledAt, posts }: PostsFile): Promise<void> {
  return writeAtomically(path, JSON.stringify({ source, pulledAt, posts }));
}

/** The `source` of the committed posts. */
export const SNAPSHOT_SOURCE = 'snapshot';

/** The committed posts, newest first, without bodies. `pulledAt` is the newest date, so builds are reproducible. */
export function snapshotPosts(): PostsFile {
  const posts = newestFirst(postsSnapshot.map((article) => truncatePost(postSchema.parse(article))));
  const pulledAt = new Date(Date.parse(posts[0]?.published_at ?? '1970-01-01')).toISOString();
  return { source: SNAPSHOT_SOURCE, pulledAt, posts };
}

export type LoadedPosts = PostsFile & {
  /** Whether the posts can be read on the blog's own pages: the committed ones cannot. */
  hasOutsideLinks: boolean;
};

/** The posts of this build, newest first: those in `.cache/posts.json`, or the committed ones. Throws for a wrong setting. */
export function loadPosts(
  path: string = postsFilePath(),
  { blog }: Pick<PublicConfig, 'blog'> = siteConfig(),
): LoadedPosts {
  const posts = readPostsFile(path) ?? snapshotPosts();
  // The addresses of committed posts exist on no host (docs/decisions.md).
  return { ...posts, hasOutsideLinks: blog !== null && posts.source !== SNAPSHOT_SOURCE };
}
