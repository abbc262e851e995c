/**
 * Leaves the posts for the build in `.cache/posts.json`, and copies of their pictures in `public/blog-images/`:
 * `npm run posts [-- --strict]`, and before every build.
 * A blog that cannot be read never takes the site with it: older posts stand in, with a warning. `--strict` makes that
 * an error, for the workflow that runs because somebody published.
 */
import { parseArgs } from 'node:util';
import { blogErrorMessage } from '@/lib/blog/blog-error';
import { blogHost } from '@/lib/blog/fetch-posts';
import { formatPostDate } from '@/lib/blog/format-post-date';
import { type PostsFile, postsFilePath, readPostsFile, writePostsFile } from '@/lib/blog/posts-file';
import { pullPosts } from '@/lib/blog/pull-posts';
import { failureWarning, noteLines, summaryLine } from '@/lib/blog/pull-report';
import { SNAPSHOT_SOURCE, snapshotPosts } from '@/lib/blog/snapshot-posts';
import type { PublicConfig } from '@/lib/config/public-config';
import { browserClock } from '@/lib/platform/clock';
import { buildConfig } from './load-settings';
import { leaveImages } from './pictures/post-images';

function readSettings() {
  const { values } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
  return { isStrict: values.strict, blog: buildConfig().blog };
}

/** The posts that the build will show; undefined where there must be no build. */
async function leavePosts({
  isStrict,
  blog,
}: {
  isStrict: boolean;
  blog: PublicConfig['blog'];
}): Promise<PostsFile | undefined> {
  if (blog === null) {
    const snapshot = snapshotPosts();
    await writePostsFile(postsFilePath(), snapshot);
    console.log(`${summaryLine(snapshot)} (NEXT_PUBLIC_GHOST_URL is not set: the committed posts are used)`);
    return snapshot;
  }
  try {
    const { dropped, shortened, ...pulled } = await pullPosts({ ...blog, clock: browserClock });
    await writePostsFile(postsFilePath(), pulled);
    for (const line of noteLines({ dropped, shortened })) console.error(line);
    console.log(summaryLine(pulled));
    return pulled;
  } catch (error) {
    const older = isStrict ? undefined : await leaveOlderPosts(blog.url);
    console.error(failureWarning(blogErrorMessage(error), blog.url, older && describeOlder(older)));
    if (isStrict) process.exitCode = 1;
    return older;
  }
}

/** The last posts of this very host stay as they are; those of another are not its posts. */
async function leaveOlderPosts(url: string): Promise<PostsFile> {
  const last = readPostsFile(postsFilePath());
  if (last?.source === blogHost(url)) return last;
  const snapshot = snapshotPosts();
  await writePostsFile(postsFilePath(), snapshot);
  return snapshot;
}

function describeOlder({ source, posts, pulledAt }: PostsFile): string {
  return source === SNAPSHOT_SOURCE
    ? `the ${posts.length} committed posts, without links to the blog`
    : `the ${posts.length} posts of ${source} pulled on ${formatPostDate(pulledAt)}`;
}

try {
  const posts = await leavePosts(readSettings());
  if (posts) await leaveImages(posts);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
