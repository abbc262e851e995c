import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../../temporary-folder-fixture';
import { readLastBuild, restoreBuild, restorePages, saveBuild } from './last-build';

let folder: string;
const at = (...names: string[]) => join(folder, ...names);
const kept = () => at('kept');

const payload = '_next/static/payload/0123456789abcdef.js';
const styles = '_next/static/styles/fedcba9876543210.css';
const PAGE_FILES = [
  'about/blogs/page/1.html',
  'about/blogs/page/1.html.br',
  'about/blogs/page/1.txt',
  'about/blogs/page/1/__next._full.txt',
  'about/blogs/page/1/__next._full.txt.gz',
  payload,
  `${payload}.br`,
  styles,
];
const OTHER_FILES = ['about/blogs/page/2.html', 'about/blogs/page/1-and-more.html', 'index.html', '_next/static/a.js'];
const manifest = { key: 'key', inputs: 'inputs', pages: { '/about/blogs/page/1': 'a', '/about/blogs/page/2': 'b' } };

beforeEach(async () => {
  folder = temporaryFolder();
  for (const file of [...PAGE_FILES, ...OTHER_FILES]) {
    await mkdir(dirname(at('out', file)), { recursive: true });
    await writeFile(
      at('out', file),
      `<script data-runtime="/${payload} /a.js"></script><link href="/${styles}"> ${file}`,
    );
  }
  await saveBuild(at('out'), manifest, kept());
});

test('a page of the last build comes back with its payloads, styles and compressed copies, and nothing else does', async () => {
  await rm(at('out'), { recursive: true });
  expect(await restorePages(at('out'), ['/about/blogs/page/1'], kept())).toEqual(PAGE_FILES.toSorted());
  for (const file of PAGE_FILES) expect(await readFile(at('out', file), 'utf8')).toContain(file);
  for (const file of OTHER_FILES) expect(existsSync(at('out', file))).toBe(false);
});

test('a page that was rendered again stays', async () => {
  await rm(at('out'), { recursive: true });
  await mkdir(at('out/about/blogs/page'), { recursive: true });
  await writeFile(at('out/about/blogs/page/1.html'), 'new');
  const files = await restorePages(at('out'), ['/about/blogs/page/1'], kept());
  expect(files).not.toContain('about/blogs/page/1.html');
  expect(await readFile(at('out/about/blogs/page/1.html'), 'utf8')).toBe('new');
});

test('the whole last build comes back in place of what is there, with the times of its files', async () => {
  const before = await stat(at('out', 'index.html'));
  await rm(at('out'), { recursive: true });
  await mkdir(at('out'));
  await writeFile(at('out', 'left-over.html'), '');
  await restoreBuild(at('out'), kept());
  expect(existsSync(at('out', 'left-over.html'))).toBe(false);
  // Node sets times to the millisecond.
  expect(Math.abs((await stat(at('out', 'index.html'))).mtimeMs - before.mtimeMs)).toBeLessThan(1);
});

test('an edit of a file in out/ does not reach the next builds', async () => {
  const built = await readFile(at('out', 'index.html'), 'utf8');
  await appendFile(at('out', 'index.html'), 'edited');
  await restoreBuild(at('out'), kept());
  expect(await readFile(at('out', 'index.html'), 'utf8')).toBe(built);
  await appendFile(at('out', 'index.html'), 'edited');
  await restoreBuild(at('out'), kept());
  expect(await readFile(at('out', 'index.html'), 'utf8')).toBe(built);
});

test('a page whose file is gone is not taken over, and without a whole manifest no page is', async () => {
  await rm(join(kept(), 'out', 'about/blogs/page/2.html'));
  expect(await readLastBuild(kept())).toEqual({ ...manifest, pages: { '/about/blogs/page/1': 'a' } });
  await writeFile(join(kept(), 'manifest.json'), '{"key":');
  expect(await readLastBuild(kept())).toBeUndefined();
});
