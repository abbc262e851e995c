import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const project = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'no-export-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('before the first build a script that needs the export ends with one line', () => {
  const tsx = pathToFileURL(join(project, 'node_modules/tsx/dist/loader.mjs')).href;
  const program = spawnSync(process.execPath, ['--import', tsx, join(project, 'scripts/build/write-budgets.ts')], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TSX_TSCONFIG_PATH: join(project, 'tsconfig.json') },
  });
  expect(program.stderr).toMatch(/^There is no exported site in .+: make it with npm run build\.\n$/);
  expect(program.status).toBe(1);
}, 60_000);

test.each([
  'scripts/build/write-budgets.ts',
  'scripts/measure/shots.ts',
  'scripts/measure/interaction.ts',
  'ops/preview-nginx.ts',
  'ops/check-host/main.ts',
])('%s asks for the export', (script) => {
  expect(readFileSync(script, 'utf8')).toMatch(/^ *await requireExport\(\);$/m);
});
