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
 * Writes the posts file for the build, and prints where the posts are from. If the blog cannot be read, the build gets older
 * posts and a warning.
 *
 * @param isStrict the build must not go on without the blog's present posts
 * @returns the posts; undefined if there must be no build
 */
export async function leavePosts(
  blog: PublicConfig['blog'],
  isStrict: boolean,
  path: string = postsFilePath(),
): Promise<PostsFile | undefined> {
  if (blog === null) {
    const snapshot = snapshotPosts();
    await writePostsFile(path, snapshot);
    console.log(`${summaryLine(snapshot)} (NEXT_PUBLIC_GHOST_URL is not set: the committed posts are used)`);
    return snapshot;
  }
  try {
    const { dropped, shortened, ...pulled } = await pullPosts({ ...blog, clock: browserClock });
    await writePostsFile(path, pulled);
    for (const line of noteLines({ dropped, shortened })) console.error(line);
    console.log(summaryLine(pulled));
    return pulled;
  } catch (error) {
    const older = isStrict ? undefined : await leaveOlderPosts(blog.url, path);
    console.error(failureWarning(blogErrorMessage(error), blog.url, older && describeOlder(older)));
    return older;
  }
}

/** Keeps the last posts if they are from the same host; writes the committed ones otherwise. */
async function leaveOlderPosts(url: string, path: string): Promise<PostsFile> {
  const last = readPostsFile(path);
  if (last?.source === blogHost(url)) return last;
  const snapshot = snapshotPosts();
  await writePostsFile(path, snapshot);
  return snapshot;
}

function describeOlder({ source, posts, pulledAt }: PostsFile): string {
  return source === SNAPSHOT_SOURCE
    ? `the ${posts.length} committed posts, without links to the blog`
    : `the ${posts.length} posts of ${source} pulled on ${formatPostDate(pulledAt)}`;
}
