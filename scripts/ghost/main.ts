/**
 * `npm run ghost [-- --reset] [--port 3000] [--ghost-port 2368]`: a real Ghost on this machine, and the site that is published
 * from it after each change. With --reset the blog and the site start over.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../preview/loopback';
import { startSite } from '../preview/serve';
import { readOptions } from '../read-options';
import { runStep } from '../step';
import { GHOST_FOLDER } from './install';
import { type OpenBlog, openBlog } from './open-blog';
import { publishSettings, startPublisher } from './publishing';
import { addSamplePosts } from './sample-posts';
import { OWNER, setWebhook } from './set-up-blog';

const BLOG = join(GHOST_FOLDER, 'blog');
const SITE = join(GHOST_FOLDER, 'site');

const running: { end: () => Promise<void> }[] = [];
let stopping: Promise<void> | undefined;
const stop = (exitCode: number) => {
  stopping ??= Promise.all(running.map((each) => each.end())).then(() => process.exit(exitCode));
  return stopping;
};
// SIGHUP: the terminal was closed. The programs are in process groups of their own, which it does not reach. Not `once`: npm
// and the terminal both send SIGINT, and the second one would end this process before the programs.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

const values = readOptions({
  reset: { type: 'boolean', default: false },
  port: { type: 'string', default: '3000' },
  'ghost-port': { type: 'string', default: '2368' },
});
try {
  await start();
} catch (error) {
  console.error(`npm run ghost failed: ${error instanceof Error ? error.message : error}`);
  await stop(1);
}

async function start() {
  const sitePort = await freePort(Number(values.port));
  const ghostPort = await freePort(Number(values['ghost-port']), '-- --ghost-port <port>');
  if (values.reset) for (const folder of [BLOG, SITE]) await rm(folder, { recursive: true, force: true });

  const blog = await openBlog({ folder: BLOG, port: ghostPort, fill: addSamplePosts });
  running.push(blog.program);
  const site = `http://localhost:${sitePort}`;
  const settings = publishSettings({ blog: blog.origin, contentKey: blog.contentKey, site, root: SITE });
  await publishOrAsk(settings);
  const secret = randomBytes(16).toString('hex');
  const publisher = await startPublisher({ port: await freePort(0), secret, settings, folder: GHOST_FOLDER });
  running.push(publisher);
  await setWebhook(blog.call, publisher.address, secret);
  const { close } = await startSite(sitePort, join(SITE, 'current'));
  running.push({ end: close });
  printAddresses(blog, site);
}

/** The first time, publishes the site. Later leaves the mark of a change, so that it is published while the last one is served. */
async function publishOrAsk(settings: Record<string, string>) {
  if (existsSync(join(SITE, 'current', 'index.html'))) return writeFile(join(SITE, 'asked'), '');
  await runStep({
    name: 'Publish the site',
    command: 'npm',
    args: ['run', 'publish:site'],
    environment: settings,
    cure: 'the lines above name what is wrong; npm run ghost -- --reset starts over',
  });
}

function printAddresses({ origin }: OpenBlog, site: string) {
  console.log(`
Write in Ghost    ${origin}/ghost/   (email ${OWNER.email}, password ${OWNER.password})
The site's blog   ${site}/about/blogs

Write a post, press Publish, and reload the site's blog page: the post is there at once, and within a minute or two the whole
site is published with it. .cache/ghost/publishes.log has what the build says.

Ctrl+C stops everything. The next start takes seconds.`);
}
