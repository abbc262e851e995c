import { postsFilePath, snapshotPosts, writePostsFile } from '@/lib/blog/load-posts';
import { pullPosts } from '@/lib/blog/pull/pull-posts';
import { browserClock } from '@/lib/platform/clock';
import { leaveImages } from '../../build/pictures/post-images';
import { fakeSettings } from '../../preview/fake-settings';
import { startFakes } from '../../preview/serve';

/** Leaves the committed posts for the builds that have no blog. */
export async function leaveCommittedPosts(): Promise<void> {
  const posts = snapshotPosts();
  await writePostsFile(postsFilePath(), posts);
  await leaveImages(posts);
}

/**
 * Leaves the posts of the local blog for the builds that have one, as if they were pulled from the real-looking host that
 * the settings name.
 *
 * @param url the blog in the settings of those builds
 */
export async function leaveBlogPosts(url: string): Promise<void> {
  const blog = await startFakes(0);
  /** Asks the local blog in place of the host, and gives its answers as the host would. */
  const fetchFromHost: typeof fetch = async (address, init) => {
    const answer = await fetch(String(address).replace(url, blog.origin), init);
    if (!answer.headers.get('content-type')?.includes('json')) return answer;
    return new Response((await answer.text()).replaceAll(blog.origin, url), answer);
  };
  try {
    await publishAwkwardPosts(blog.origin);
    const options = { url, key: fakeSettings.ghostContentKey, clock: browserClock, fetch: fetchFromHost };
    const { dropped, shortened, ...posts } = await pullPosts(options);
    await writePostsFile(postsFilePath(), posts);
    await leaveImages(posts, fetchFromHost);
    console.log(`Posts: ${posts.posts.length}, ${shortened.length} of them shortened, ${dropped.length} left out`);
  } finally {
    await blog.close();
  }
}

/** What a post says must stop no build, so that these builds hold whatever posts say. */
async function publishAwkwardPosts(origin: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/__posts`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ set: 'awkward' }),
  });
  if (!answer.ok) throw new Error(`the local blog took no awkward posts: ${await answer.text()}`);
}
