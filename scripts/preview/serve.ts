import { join } from 'node:path';
import { postsSnapshot } from '@/content/posts/index';
import { redirects } from '@/content/redirects';
import { isFile } from '../is-file';
import { fakeSettings } from './fake-settings';
import { createFakes } from './fakes/create-fakes';
import { type Listening, listenOnLoopback } from './loopback';
import { createSiteServer } from './site-server';

/**
 * Starts the fakes of all outside services, with the committed articles on the blog.
 *
 * @param port 0 for any free port
 * @param setting what chooses another port, for the error message
 * @throws Error with a message of one line when the port is not available
 */
export async function startFakes(
  port: number = fakeSettings.ports.fakes,
  setting = '-- --fakes-port <port>',
): Promise<Listening> {
  return listenOnLoopback(createFakes(postsSnapshot).server, port, setting);
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
): Promise<Listening> {
  if (!(await isFile(join(root, 'index.html')))) {
    throw new Error(`There is no exported site in ${root}: make it with npm run build.`);
  }
  return listenOnLoopback(createSiteServer({ root, redirects }), port);
}
