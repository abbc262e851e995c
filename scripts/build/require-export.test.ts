import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Programs to start, and on a busy machine tsx alone can take seconds.
jest.setTimeout(60_000);

const project = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'no-export-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['scripts/measure/shots.ts'],
  ['scripts/build/write-budgets.ts'],
  ['ops/preview-nginx.ts'],
  ['scripts/measure/interaction.ts'],
  ['ops/check-host/main.ts', 'https://www.dohtech.example'],
])('before the first build %s ends with one line', (script, ...options) => {
  const tsx = pathToFileURL(join(project, 'node_modules/tsx/dist/loader.mjs')).href;
  const program = spawnSync(process.execPath, ['--import', tsx, join(project, script), ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TSX_TSCONFIG_PATH: join(project, 'tsconfig.json') },
  });
  expect(program.stderr).toMatch(/^There is no exported site in .+: make it with npm run build\.\n$/);
  expect(program.status).toBe(1);
});
