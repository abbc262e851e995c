import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileAhead } from './compile-ahead';

test('only the runtime’s chunks get the hint, once, as their first line', async () => {
  const root = mkdtempSync(join(tmpdir(), 'chunks-'));
  mkdirSync(join(root, 'chunks'));
  const files = { 'chunks/main.js': 'run()', 'chunks/later.js': 'later()', 'payload.js': 'self.a = 1' };
  for (const [file, code] of Object.entries(files)) writeFileSync(join(root, file), code);
  const runtime = new Set(['/chunks/main.js']);

  await compileAhead(root, runtime);
  await compileAhead(root, runtime);

  const written = Object.keys(files).map((file) => readFileSync(join(root, file), 'utf8'));
  expect(written).toEqual(['//# allFunctionsCalledOnLoad\nrun()', 'later()', 'self.a = 1']);
  rmSync(root, { recursive: true });
});
