import { blogErrorMessage } from '@/lib/blog/blog-error';
import { blogHost } from '@/lib/blog/fetch-posts';
import { formatPostDate } from '@/lib/blog/format-post-date';
import {
  type PostsFile,
  postsFilePath,
  readPostsFile,
  SNAPSHOT_SOURCE,
  snapshotPosts,
  writePostsFile,
} from '@/lib/blog/load-posts';
import { pullPosts } from '@/lib/blog/pull/pull-posts';
import { failureWarning, noteLines, summaryLine } from '@/lib/blog/pull/report';
import type { PublicConfig } from '@/lib/config/public-config';
import { browserClock } from '@/lib/platform/clock';

/**
 * Writes the posts file for the build, and prints where the posts are from. If the blog cannot be read, keeps the
 * posts of the last pull from this blog, or writes the committed ones, and prints a warning.
 *
 * @param isStrict the build must not go on without the blog's current posts
 * @returns the posts; undefined if the build must stop
 */
export async function writePosts(
  blog: PublicConfig['blog'],
  isStrict: boolean,
  path: string = postsFilePath(),
): Promise<PostsFile | undefined> {
  const write = async (posts: PostsFile) => {
    await writePostsFile(path, posts);
    return posts;
  };
  if (blog === null) {
    const snapshot = await write(snapshotPosts());
    console.log(`${summaryLine(snapshot)} (NEXT_PUBLIC_GHOST_URL is not set: the committed posts are used)`);
    return snapshot;
  }
  try {
    const { dropped, shortened, ...pulled } = await pullPosts({ ...blog, clock: browserClock });
    await write(pulled);
    for (const line of noteLines({ dropped, shortened })) console.error(line);
    console.log(summaryLine(pulled));
    return pulled;
  } catch (error) {
    const last = readPostsFile(path);
    const isSameBlog = last?.source === blogHost(blog.url);
    const older = isStrict ? undefined : isSameBlog ? last : await write(snapshotPosts());
    console.error(failureWarning(blogErrorMessage(error), blog.url, older && describe(older)));
    return older;
  }
}

function describe({ source, posts, pulledAt }: PostsFile): string {
  return source === SNAPSHOT_SOURCE
    ? `the ${posts.length} committed posts, without links to the blog`
    : `the ${posts.length} posts of ${source} pulled on ${formatPostDate(pulledAt)}`;
}
