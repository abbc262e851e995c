import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { FEEDS } from '@/lib/blog/feeds';
import { BLOG_PATH, tagPath } from '@/lib/blog/list-pages';
import { addPost, changePost, deletePost } from '../../ghost/posts';
import { uploadSamplePicture } from '../../ghost/sample-posts';
import { replaceContentKey } from '../../ghost/set-up-blog';
import { waitUntil } from '../../ghost/wait-until';
import { secondsSince, step } from './diary';
import type { LiveSite } from './live-site';
import type { GhostTest } from './open-test';

const SCHEDULED_AHEAD_MS = 10_000;
const FAILURE_SECONDS = 120;

const TITLE = 'Publishing from Ghost';
const EDITED = 'Publishing from Ghost, corrected';
const SCHEDULED = 'Scheduled in Ghost';
const LATE = 'Written while the key was wrong';

/** What a marketer does in Ghost, and what the site shows after it. */
export async function publishSteps(test: GhostTest, site: LiveSite) {
  const { call } = test.blog;
  let postId = '';

  await step('Publish a post with a picture', async () => {
    const feature_image = await uploadSamplePicture(call, '/content/images/2026/11/receipts.jpg');
    const published_at = new Date().toISOString();
    const tags = [{ name: 'How we publish' }];
    const pressedMs = performance.now();
    const post = await addPost(call, { title: TITLE, feature_image, tags, published_at, html: '<p>Text.</p>' });
    postId = post.id;
    await site.waitFor(BLOG_PATH, TITLE);
    const live = secondsSince(pressedMs);
    await site.expectPicture(BLOG_PATH, TITLE);
    await site.expectText('/', TITLE);
    await site.expectText(tagPath({ slug: 'how-we-publish' }), TITLE);
    for (const { path } of Object.values(FEEDS)) await site.expectText(path, TITLE);
    await site.expectText('/sitemap.xml', published_at);
    return `live after ${live}, with its picture, in its topic, the feeds, on the home page, and with its date in the sitemap`;
  });

  await step('Edit its title and feature it', async () => {
    const pressedMs = performance.now();
    await changePost(call, postId, { title: EDITED, featured: true });
    await site.waitFor(BLOG_PATH, EDITED);
    const live = secondsSince(pressedMs);
    await site.expectText('/insights', EDITED);
    return `live after ${live}, also on /insights`;
  });

  await step('Schedule a post', async () => {
    const at = new Date(Date.now() + SCHEDULED_AHEAD_MS);
    const dueMs = performance.now() + SCHEDULED_AHEAD_MS;
    await addPost(call, {
      title: SCHEDULED,
      status: 'scheduled',
      published_at: at.toISOString(),
      html: '<p>Text.</p>',
    });
    await site.waitFor(BLOG_PATH, SCHEDULED);
    return `live by itself ${secondsSince(dueMs)} after its time`;
  });

  await step('Unpublish a post and delete another', async () => {
    const pressedMs = performance.now();
    await changePost(call, test.idOf('The first post'), { status: 'draft' });
    await deletePost(call, test.idOf('The second post'));
    await site.waitFor(BLOG_PATH, 'The first post', true);
    await site.waitFor(BLOG_PATH, 'The second post', true);
    const live = secondsSince(pressedMs);
    await site.expectText(BLOG_PATH, 'The third post');
    return `both gone after ${live}`;
  });

  await step('Roll back', async () => {
    const left = await liveRelease(test);
    const startMs = performance.now();
    await test.run('publish:rollback');
    const taken = secondsSince(startMs);
    await site.expectText(BLOG_PATH, 'The first post');
    return `${await liveRelease(test)} is live again instead of ${left}, in ${taken}`;
  });

  let newKey = '';
  await step('Publish a post while the Content key is wrong', async () => {
    newKey = await replaceContentKey(call);
    const before = await liveRelease(test);
    const pressedMs = performance.now();
    await addPost(call, { title: LATE, html: '<p>Text.</p>' });
    const [message = ''] = await waitUntil('the message about the failed build', FAILURE_SECONDS, () =>
      test.chat.messages.length > 0 ? test.chat.messages : undefined,
    );
    const told = secondsSince(pressedMs);
    if (!message.includes('Unknown Content API Key')) throw new Error(`The chat was told: ${message}`);
    if ((await liveRelease(test)) !== before) throw new Error('The live site has changed.');
    return `the live site stayed, and the chat was told after ${told}:\n${message}`;
  });

  await step('Restart the receiver with the right key', async () => {
    const startMs = performance.now();
    await test.receiveWith(newKey);
    await site.waitFor(BLOG_PATH, LATE);
    return `the post is live after ${secondsSince(startMs)}`;
  });
}

async function liveRelease({ root }: GhostTest): Promise<string> {
  return (await readlink(join(root, 'current'))).replace('releases/', '');
}
