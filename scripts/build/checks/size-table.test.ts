import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { temporaryFolder } from '../../temporary-folder-fixture';
import { contentCache } from '../content-cache';
import { readPageFacts } from './page-facts';
import { measureSizes } from './size-table';

test('text counts as compressed; before load are the page, fonts and visible pictures; script in all adds the runtime', async () => {
  const root = temporaryFolder();
  const faces = '@font-face{src:url(/word.woff2)}@font-face{src:url(/other.woff2)}';
  const html = `<style>${faces}</style><script src="/boot.js" defer data-runtime="/main.js"></script>
    <img src="/seen.webp"><img src="/later.webp" loading="lazy">${'<p>Words</p>'.repeat(60)}`;
  const files = { 'index.html': html, 'boot.js': 'boot()', 'main.js': 'main()' };
  const binaries = { 'word.woff2': 4000, 'other.woff2': 5000, 'seen.webp': 300, 'later.webp': 9000 };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
  for (const [name, size] of Object.entries(binaries)) await writeFile(join(root, name), Buffer.alloc(size));

  const compressed = brotliCompressSync(html).length;
  expect(compressed).toBeLessThan(html.length / 2);
  const page = readPageFacts({ file: 'index.html', html }, '');
  const [sizes] = await measureSizes(root, [page], contentCache(join(root, 'cache')));
  expect(sizes).toEqual({
    route: '/',
    html: compressed,
    fonts: 9000,
    firstFlight: expect.any(Number),
    images: 300,
    scriptBefore: 6,
    beforeLoad: compressed + 9000 + 300 + 6,
    requests: 5,
    scriptInAll: 12,
  });
  // The page up to the end of its first section, and its headers.
  expect(sizes?.firstFlight).toBeGreaterThan(compressed);
});
