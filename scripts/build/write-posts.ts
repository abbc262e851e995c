import { blogErrorMessage, blogHost } from '@/lib/blog/fetch-posts';
import { formatPostDate } from '@/lib/blog/format-post-date';
import {
  type PostsFile,
  postsFilePath,
  readPostsFile,
  SNAPSHOT_SOURCE,
  snapshotPosts,
  writePostsFile,
} from '@/lib/blog/load-posts';
import { type Pulled, pullPosts } from '@/lib/blog/pull/pull-posts';
import { failureWarning, findLoss, noteLines, type PullProblem, summaryLine, unreadable } from '@/lib/blog/pull/report';
import type { PublicConfig } from '@/lib/config/public-config';
import { browserClock } from '@/lib/platform/clock';
import { outsideFetch } from './outside-fetch';

type Options = {
  /** The build must not go on without the blog's current posts. */
  isStrict?: boolean;
  /** The blog may have lost most of its posts since the last pull. */
  allowsFewerPosts?: boolean;
  path?: string;
};

/**
 * Writes the posts file for the build, and prints where the posts are from. If the blog cannot be read, or has lost most of its
 * posts, keeps those of the last pull, or writes the committed ones, with a warning. Returns undefined if the build must stop.
 */
export async function writePosts(
  { blog, timeZone }: Pick<PublicConfig, 'blog' | 'timeZone'>,
  { isStrict = false, allowsFewerPosts = false, path = postsFilePath() }: Options = {},
): Promise<PostsFile | undefined> {
  const write = async (posts: PostsFile) => {
    await writePostsFile(path, posts);
    return posts;
  };
  if (blog === null) {
    const snapshot = await write(snapshotPosts());
    console.log(`${summaryLine(snapshot, timeZone)} (NEXT_PUBLIC_GHOST_URL is not set: the committed posts are used)`);
    return snapshot;
  }
  const last = readPostsFile(path);
  const fallBack = async (problem: PullProblem) => {
    const isSameBlog = last?.source === blogHost(blog.url);
    const older = isStrict ? undefined : isSameBlog ? last : await write(snapshotPosts());
    console.error(failureWarning(problem, older && postsInWords(older, timeZone)));
    return older;
  };
  let read: Pulled;
  try {
    read = await pullPosts({ ...blog, clock: browserClock, fetch: outsideFetch(blog.url) });
  } catch (error) {
    return fallBack(unreadable(blogErrorMessage(error), blog.url));
  }
  const { dropped, shortened, ...pulled } = read;
  for (const line of noteLines({ dropped, shortened })) console.error(line);
  const loss = allowsFewerPosts ? undefined : findLoss(pulled, last, timeZone);
  if (loss) return fallBack(loss);
  await write(pulled);
  console.log(summaryLine(pulled, timeZone));
  return pulled;
}

function postsInWords({ source, posts, pulledAt }: PostsFile, timeZone: string): string {
  return source === SNAPSHOT_SOURCE
    ? `the ${posts.length} committed posts, without links to the blog`
    : `the ${posts.length} posts of ${source} pulled on ${formatPostDate(pulledAt, timeZone)}`;
}
