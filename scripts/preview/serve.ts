import { join } from 'node:path';
import { postsSnapshot } from '@/content/posts/index';
import { redirects } from '@/content/redirects';
import { isFile } from '../is-file';
import { fakeSettings } from './fake-settings';
import { createFakes } from './fakes/create-fakes';
import { listenOnLoopback } from './loopback';
import { createSiteServer } from './site-server';

export type ServerHandle = {
  /** Without a trailing slash: http://localhost:3000 */
  origin: string;
  close: () => Promise<void>;
};

/**
 * Starts the fakes of all outside services, with the committed articles on the blog.
 *
 * @param port 0 for any free port
 * @throws Error with a message of one line when the port is not available
 */
export async function startFakes(port: number = fakeSettings.ports.fakes): Promise<ServerHandle> {
  const { server } = createFakes(postsSnapshot);
  return toServerHandle(await listenOnLoopback(server, port, '--fakes-port'));
}

/**
 * Serves the exported site.
 *
 * @param port 0 for any free port
 * @param root the exported folder
 * @throws Error with a message of one line when there is no export or the port is not available
 */
export async function startSite(
  port: number = fakeSettings.ports.site,
  root: string = join(process.cwd(), 'out'),
): Promise<ServerHandle> {
  if (!(await isFile(join(root, 'index.html')))) {
    throw new Error(`There is no exported site in ${root}: make it with npm run build.`);
  }
  return toServerHandle(await listenOnLoopback(createSiteServer({ root, redirects }), port, '--port'));
}

function toServerHandle({ port, close }: { port: number; close: () => Promise<void> }): ServerHandle {
  return { origin: `http://localhost:${port}`, close };
}
