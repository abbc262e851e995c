import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { askHost } from '../../ask-host';
import { installPackages } from '../../browsers/find-chromium';
import { freePort } from '../../preview/loopback';
import { startProgram } from '../../programs';

const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/** Whether nginx is there. As root, installs it where it is missing. */
export function findOrInstallNginx(): boolean {
  if (!hasNginx()) installPackages(['nginx']);
  return hasNginx();
}

/** Starts nginx with the build's configuration. */
export async function startNginx(log: string) {
  const port = await freePort(0);
  const command = [process.execPath, '--import', 'tsx', 'ops/preview-nginx.ts', '--port', `${port}`];
  return { port, program: startProgram(command, { log }) };
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
export async function refusedProblems(origin: string): Promise<string[]> {
  const page = await readFile('out/404.html');
  const ask = askHost(origin);
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
