import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Ask, askHost } from '../../ask-host';
import { installPackages } from '../../browsers/find-chromium';
import { freePort } from '../../preview/loopback';
import { type LiveServer, startLiveServer } from './live-server';

const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/** Whether nginx is there. As root, installs it where it is missing. */
export function findOrInstallNginx(): boolean {
  if (!hasNginx()) installPackages(['nginx']);
  return hasNginx();
}

/** Starts nginx with the build's configuration. */
export async function startNginx(): Promise<LiveServer> {
  const port = await freePort(0);
  return startLiveServer(port, [process.execPath, '--import', 'tsx', 'ops/preview-nginx.ts', '--port', String(port)]);
}

type Refused = [status: number, path: string, headers?: Record<string, string>, method?: string];

const REFUSED: Refused[] = [
  [400, '/%zz'],
  [405, '/about', {}, 'POST'],
  [412, '/about', { 'if-match': '"another"' }],
  [414, `/${'a'.repeat(10_000)}`],
  [416, '/about', { range: 'bytes=99999999-' }],
];

/** Problems with requests that nginx refuses, which should show the site's page and not nginx's own, one line each. */
export async function refusedProblems(origin: string, root: string): Promise<string[]> {
  const page = await readFile(join(root, '404.html'));
  const ask: Ask = askHost(origin);
  const problems = await Promise.all(
    REFUSED.map(async ([status, path, headers, method]) => {
      const reply = await ask(path, headers, method);
      const isRight = reply.status === status && reply.body.equals(page);
      const request = `${method ?? 'GET'} ${path.slice(0, 20)}`;
      return isRight
        ? []
        : [`${request}: expected ${status} with the site's page, received ${reply.status} with another`];
    }),
  );
  return problems.flat();
}
