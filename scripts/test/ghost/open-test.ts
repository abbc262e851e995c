import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { redirects } from '@/content/redirects';
import { addPost, type CallAdmin } from '../../ghost/admin-api';
import { GHOST_FOLDER } from '../../ghost/install';
import { openBlog } from '../../ghost/open-blog';
import { type Publisher, publishSettings, startPublisher } from '../../ghost/publishing';
import { setWebhook } from '../../ghost/set-up-blog';
import { emptySettings } from '../../preview/fake-environment';
import { freePort, listenOnLoopback } from '../../preview/loopback';
import { createSiteServer } from '../../preview/site-server';
import { startProgram, waitUntil } from '../../programs';
import { startFakeChat } from './fake-chat';
import { liveSite } from './live-site';

const FOLDER = join(GHOST_FOLDER, 'test');
const ROLLBACK_SECONDS = 60;

/** A new Ghost with three posts, and a server of the site that is to be published from it. Nothing is published yet. */
export async function openTest() {
  await rm(FOLDER, { recursive: true, force: true });
  const posts = new Map<string, string>();
  const fill = async (call: CallAdmin) => {
    for (const title of ['The first post', 'The second post', 'The third post']) {
      const tags = [{ name: 'News' }];
      posts.set(title, (await addPost(call, { title, tags, html: '<p>Text.</p>' })).id);
    }
  };
  const blog = await openBlog({ folder: join(FOLDER, 'blog'), port: await freePort(0), fill });
  const chat = await startFakeChat();
  const root = join(FOLDER, 'site');
  const { origin: site, close: closeSite } = await listenOnLoopback(
    createSiteServer({ root: join(root, 'current'), redirects }),
    0,
  );
  const secret = randomBytes(16).toString('hex');
  const receiverPort = await freePort(0);
  let publisher: Publisher | undefined;

  /** The settings of a publish. Those of this machine's other services are off: the site needs its blog alone. */
  const settings = (contentKey: string) => ({
    ...emptySettings,
    ...publishSettings({ blog: blog.origin, contentKey, site, root }),
    FAILURE_WEBHOOK_URL: chat.address,
  });

  return {
    blog,
    chat,
    site: liveSite(site),
    root,
    /** The ids of the posts that the blog began with, by title. */
    idOf: (title: string) => posts.get(title) ?? '',
    publisherLines: () => publisher?.lastLines() ?? '',

    /** Starts what publishes after a call, with this Content key, and ends what did before. */
    async publishWith(contentKey: string) {
      await publisher?.end();
      publisher = await startPublisher({ port: receiverPort, secret, settings: settings(contentKey), folder: FOLDER });
      await setWebhook(blog.call, publisher.address, secret);
    },

    async rollBack(release: string) {
      const log = join(FOLDER, 'rollback.log');
      const environment = settings(blog.contentKey);
      // Not by spawnSync: this process serves the site meanwhile.
      const program = startProgram(['npm', 'run', 'publish:rollback', '--', release], { environment, log });
      const exitCode = await waitUntil('the rollback', ROLLBACK_SECONDS, program.exitCode).finally(program.end);
      if (exitCode !== 0) throw new Error(program.lastLines());
    },

    async close() {
      await Promise.all([publisher?.end(), blog.program.end(), chat.close(), closeSite()]);
    },

    removeFolder: () => rm(FOLDER, { recursive: true, force: true }),
  };
}

export type GhostTest = Awaited<ReturnType<typeof openTest>>;
