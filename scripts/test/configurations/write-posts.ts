import { postsSnapshot } from '@/content/posts/index';
import { postsFilePath, snapshotPosts, writePostsFile } from '@/lib/blog/load-posts';
import { pullPosts } from '@/lib/blog/pull/pull-posts';
import { browserClock } from '@/lib/platform/clock';
import { outsideFetch } from '../../build/outside-fetch';
import { writeImages } from '../../build/pictures/post-images';
import { fakeSettings } from '../../preview/fake-environment';
import { awkwardPosts } from '../../preview/fakes/awkward-posts';
import { createFakes } from '../../preview/fakes/create-fakes';
import { listenOnLoopback } from '../../preview/loopback';

/** Writes the committed posts and their pictures for the builds that have no blog. */
export async function writeCommittedPosts(): Promise<void> {
  const posts = snapshotPosts();
  await writePostsFile(postsFilePath(), posts);
  await writeImages(posts, outsideFetch(undefined));
}

/**
 * Writes the posts of the fake blog and their pictures for the builds that have a blog, as if they were pulled from the
 * host in these builds' settings. They include posts with strange content, because no post may break a build.
 *
 * @param url the blog in the settings of these builds
 */
export async function writeBlogPosts(url: string): Promise<void> {
  const { server, blog } = createFakes(postsSnapshot);
  // The post published last is the newest.
  for (const draft of awkwardPosts().toReversed()) blog.publish(draft);
  const { origin, close } = await listenOnLoopback(server, 0);
  /** Requests the fake blog in place of the host, and puts the host's address into its answers. */
  const fetchFromHost: typeof fetch = async (address, init) => {
    const answer = await fetch(String(address).replace(url, origin), init);
    if (!answer.headers.get('content-type')?.includes('json')) return answer;
    return new Response((await answer.text()).replaceAll(origin, url), answer);
  };
  const options = { url, key: fakeSettings.ghostContentKey, clock: browserClock, fetch: fetchFromHost };
  const { dropped, shortened, ...posts } = await pullPosts(options);
  await writePostsFile(postsFilePath(), posts);
  await writeImages(posts, fetchFromHost);
  await close();
  console.log(`Posts: ${posts.posts.length}, ${shortened.length} of them shortened, ${dropped.length} left out`);
}
