import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { postsSnapshot } from '@/content/posts/index';
import { redirects } from '@/content/redirects';
import { isFile } from '../is-file';
import { sendBuildingPage } from './building-page';
import { fakeSettings } from './fake-settings';
import { createFakes } from './fakes/create-fakes';
import { type Listening, listenOnLoopback } from './loopback';
import { createSiteServer } from './site-server';

const EXPORT = join(process.cwd(), 'out');

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
export async function startSite(port: number = fakeSettings.ports.site, root: string = EXPORT): Promise<Listening> {
  if (!(await isFile(join(root, 'index.html')))) {
    throw new Error(`There is no exported site in ${root}: make it with npm run build.`);
  }
  return listenOnLoopback(createSiteServer({ root, redirects }), port);
}

/**
 * Takes the port of a site that is still to be built. Until `showSite` is called, a page says so and reloads itself.
 *
 * @param port 0 for any free port
 * @param root the exported folder
 * @throws Error with a message of one line when the port is not available
 */
export async function openSitePort(port: number, root: string = EXPORT): Promise<Listening & { showSite: () => void }> {
  const site = createSiteServer({ root, redirects });
  let isBuilt = false;
  const server = createServer((request, response) => {
    if (isBuilt) site.emit('request', request, response);
    else sendBuildingPage(response);
  });
  const showSite = () => {
    isBuilt = true;
  };
  return { ...(await listenOnLoopback(server, port)), showSite };
}

/**
 * Says in one line that an export was built for services at other local addresses than these fakes, such as those of another
 * port. Returns undefined for an export that names the fakes, or no local service.
 *
 * @param fakes the fakes' address
 * @param root the exported folder
 */
export async function otherServicesText(fakes: string, root: string = EXPORT): Promise<string | undefined> {
  const headers = await readFile(join(root, '_headers'), 'utf8');
  const named = [...headers.matchAll(/http:\/\/localhost:\d+/g)].map(([address]) => address);
  if (named.length === 0 || named.includes(fakes)) return;
  return `out/ was built for services at ${named[0]}, not for these fakes: its forms and blog get no answer. Build again, or choose that port.`;
}
