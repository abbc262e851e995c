import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileAhead } from './compile-ahead';

test('only the runtime’s chunks get the hint, once, as their first line', async () => {
  const root = mkdtempSync(join(tmpdir(), 'chunks-'));
  mkdirSync(join(root, 'chunks'));
  const files = { 'chunks/main.js': 'run()', 'chunks/later.js': 'later()', 'payload.js': 'self.a = 1' };
  for (const [file, code] of Object.entries(files)) writeFileSync(join(root, file), code);
  const html = '<script src="/boot.js" defer data-runtime="/payload.js /chunks/main.js"></script>';
  const pages = ['index.html', 'about.html'].map((file) => ({ file, html }));

  await compileAhead(root, pages);
  await compileAhead(root, pages);

  const written = Object.keys(files).map((file) => readFileSync(join(root, file), 'utf8'));
  expect(written).toEqual(['//# allFunctionsCalledOnLoad\nrun()', 'later()', 'self.a = 1']);
  rmSync(root, { recursive: true });
});

test('pages without chunks stop the build', async () => {
  const pages = [{ file: 'index.html', html: '<script src="/boot.js" data-runtime="/payload.js /main.js"></script>' }];
  await expect(compileAhead('out', pages)).rejects.toThrow('expected files below /chunks/');
});
