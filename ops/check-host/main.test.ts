import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { redirects } from '@/content/redirects';
import { bareConfig } from '@/lib/delivery/config-fixture';
import { deliveryRules } from '@/lib/delivery/headers';
import { headersFile } from '@/scripts/build/host-files/headers-file';
import { listenOnLoopback } from '@/scripts/preview/loopback';
import { createSiteServer } from '@/scripts/preview/site-server';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';

// It starts a program. On a busy machine tsx alone can take seconds.
jest.setTimeout(60_000);

const folder = temporaryFolder();
const root = join(folder, 'out');

beforeAll(() => {
  mkdirSync(join(root, 'services'), { recursive: true });
  for (const page of ['index', 'services', 'services/software', '404']) writeFileSync(join(root, `${page}.html`), page);
  writeFileSync(join(root, '_headers'), headersFile(deliveryRules(bareConfig)));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
});

/** `npm run check:host` in a folder with the export; `test:hosts` and people's scripts read nothing but its exit code. */
async function check(server: Server) {
  const { origin, close } = await listenOnLoopback(server, 0);
  const program = spawn(process.execPath, ['--import', 'tsx', resolve('ops/check-host/main.ts'), origin], {
    cwd: folder,
    env: { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
  });
  let said = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  const [exitCode] = await once(program, 'close');
  await close();
  return { exitCode, said };
}

test('the exit code is 0 for a right host, and 1 for one that has problems, which it names, or that cuts its answers', async () => {
  expect(await check(createSiteServer({ root, redirects }))).toEqual({
    exitCode: 0,
    said: expect.stringContaining('delivers the site as it should'),
  });
  const wrong = await check(createServer((_, response) => response.end('Welcome')));
  expect(wrong).toEqual({ exitCode: 1, said: expect.stringContaining('/no/such/page: expected status 404') });
  const broken = await check(createServer((_, response) => response.destroy()));
  expect(broken).toEqual({ exitCode: 1, said: expect.stringContaining('could not be checked') });
});
