import { existsSync, statSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { FEED_PATH } from '@/lib/blog/feeds';
import { BLOG_PATH, tagPath } from '@/lib/blog/list-pages';
import { addPost, changePost, deletePost } from '../../ghost/admin-api';
import { uploadSamplePicture } from '../../ghost/sample-posts';
import { replaceContentKey } from '../../ghost/set-up-blog';
import { waitUntil } from '../../programs';
import type { GhostTest } from './open-test';

const SCHEDULED_AHEAD_MS = 10_000;
/** For what takes seconds, on a slow machine. */
const ANSWER_SECONDS = 120;

const TITLE = 'Publishing from Ghost';
const EDITED = 'Publishing from Ghost, corrected';
const LATE = 'Written while the key was wrong';

/** What a marketer does in Ghost, and what the site shows after it. */
export async function publishSteps(test: GhostTest) {
  const { site } = test;
  const { call, origin, contentKey } = test.blog;
  let postId = '';

  await step('Schedule a post with a picture: the first publish', async () => {
    const feature_image = await uploadSamplePicture(call, '/content/images/2026/11/struck-bill.jpg');
    const due = Date.now() + SCHEDULED_AHEAD_MS;
    const dueMs = performance.now() + SCHEDULED_AHEAD_MS;
    // Ghost keeps whole seconds.
    const published_at = `${new Date(due).toISOString().slice(0, 19)}.000Z`;
    const tags = [{ name: 'How we publish' }];
    const post = { title: TITLE, feature_image, tags, published_at, html: '<p>Text.</p>' };
    postId = (await addPost(call, { ...post, status: 'scheduled' })).id;
    // As a visitor's browser asks.
    const newest = `${origin}/ghost/api/v3/content/posts/?limit=1&key=${contentKey}`;
    const isThere = async () => (await (await fetch(newest)).text()).includes(TITLE);
    await waitUntil('the Content API to have the post', ANSWER_SECONDS, isThere);
    const inBrowsers = secondsSince(dueMs);
    await site.waitFor(BLOG_PATH, TITLE);
    const live = secondsSince(dueMs);
    // The other posts have none, and the build has found the file.
    await site.expectText(BLOG_PATH, '/blog-images/');
    await site.expectText('/', TITLE);
    await site.expectText(tagPath({ slug: 'how-we-publish' }), TITLE);
    await site.expectText(FEED_PATH, TITLE);
    await site.expectText('/sitemap.xml', published_at);
    await expectNothingWaits(test);
    await site.expectText('/status.json', TITLE);
    return `in visitors' browsers ${inBrowsers} after its time; live after ${live}: with its picture, in its topic, the feed, on the home page, with its date in the sitemap`;
  });

  const before = await liveRelease(test);
  await step('Edit the post and feature it, unpublish another, and delete a third', async () => {
    const pressedMs = performance.now();
    await changePost(call, postId, { title: EDITED, featured: true });
    await changePost(call, test.idOf('The first post'), { status: 'draft' });
    await deletePost(call, test.idOf('The second post'));
    await site.waitFor(BLOG_PATH, EDITED);
    const edited = secondsSince(pressedMs);
    await site.waitFor(BLOG_PATH, 'The first post', true);
    await site.waitFor(BLOG_PATH, 'The second post', true);
    const gone = secondsSince(pressedMs);
    await site.expectText('/insights', EDITED);
    await site.expectText(BLOG_PATH, 'The third post');
    return `the edit is live after ${edited}, also on /insights; both posts are gone after ${gone}`;
  });

  await step('Roll back', async () => {
    // A build that is still to come would replace what the rollback makes live.
    await expectNothingWaits(test);
    const left = await liveRelease(test);
    const startMs = performance.now();
    // By its name: the step before makes more than one release.
    await test.rollBack(before);
    const taken = secondsSince(startMs);
    await site.expectText(BLOG_PATH, 'The first post');
    return `${await liveRelease(test)} is live again instead of ${left}, in ${taken}`;
  });

  let newKey = '';
  await step('Publish a post while the Content key is wrong', async () => {
    newKey = await replaceContentKey(call);
    const kept = await liveRelease(test);
    const pressedMs = performance.now();
    await addPost(call, { title: LATE, html: '<p>Text.</p>' });
    const message = await nextMessage(test);
    const taken = secondsSince(pressedMs);
    if (!message.includes('Unknown Content API Key')) throw new Error(`The message names another reason: ${message}`);
    if ((await liveRelease(test)) !== kept) throw new Error('The live site has changed.');
    if (!existsSync(join(test.root, 'waiting'))) throw new Error('The change does not wait for the next try.');
    // The next step ends the program that writes it.
    const told = join(test.root, 'told');
    await waitUntil('its reason', ANSWER_SECONDS, () => (statSync(told, { throwIfNoEntry: false })?.size ?? 0) > 0);
    return `the live site stays, and the chat has this message after ${taken}:\n${message}\n`;
  });

  await step('Correct the key, and try again', async () => {
    const startMs = performance.now();
    await test.publishWith(newKey);
    await site.waitFor(BLOG_PATH, LATE);
    const live = secondsSince(startMs);
    const message = await nextMessage(test);
    await expectNothingWaits(test);
    return `the post is live after ${live}, and the chat has the message "${message}"`;
  });
}

/** Seconds since `startMs`, a value of performance.now(), as in '41.3 s'. */
export function secondsSince(startMs: number): string {
  return `${((performance.now() - startMs) / 1000).toFixed(1)} s`;
}

/** Runs a step and prints its line: when it began, its name, and what it found. An error gets the step's name. */
async function step(name: string, run: () => Promise<string>): Promise<void> {
  const at = `${process.uptime().toFixed(1)} s`.padStart(8);
  const startMs = performance.now();
  try {
    const found = await run();
    console.log(`${at}  ${name}: ${found}`);
  } catch (error) {
    const problem = error instanceof Error ? error.message : error;
    throw new Error(`${at}  ${name}: failed after ${secondsSince(startMs)}. ${problem}`);
  }
}

async function liveRelease({ root }: GhostTest): Promise<string> {
  return basename(await readlink(join(root, 'current')));
}

/** The text of the next message to the chat. */
async function nextMessage({ chat }: GhostTest): Promise<string> {
  const body = await waitUntil('a message in the chat', ANSWER_SECONDS, () => chat.messages.shift());
  return z.object({ text: z.string() }).parse(JSON.parse(body)).text;
}

/** Waits until no call waits for a publish, and none is running. */
async function expectNothingWaits({ root }: GhostTest) {
  const marks = ['asked', 'waiting'].map((name) => join(root, name));
  await waitUntil('the end of the publish', ANSWER_SECONDS, () => !marks.some((mark) => existsSync(mark)));
}
