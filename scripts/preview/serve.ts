import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { postsSnapshot } from '@/content/posts/index';
import { redirects } from '@/content/redirects';
import { noExport } from '../build/export/export-files';
import { createFakes } from './fakes/create-fakes';
import { type Listening, listenOnLoopback } from './loopback';
import { createSiteServer } from './site-server';

/** The options of commands that serve the site and the fakes. */
export const portOptions = {
  port: { type: 'string', default: '3000' },
  'fakes-port': { type: 'string', default: '3001' },
} as const;

/** Starts the fakes of all outside services, with the committed articles on the blog. Parameters and errors as `listenOnLoopback`. */
export async function startFakes(port: number, setting = '-- --fakes-port <port>'): Promise<Listening> {
  return listenOnLoopback(createFakes(postsSnapshot).server, port, setting);
}

/** Serves the exported site. Throws an Error of one line when there is none, or the port (0: any) is not available. */
export async function startSite(port: number, root = 'out'): Promise<Listening> {
  if (!existsSync(join(root, 'index.html'))) throw new Error(noExport(root));
  return listenOnLoopback(createSiteServer({ root, redirects }), port);
}
