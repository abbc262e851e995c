import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureSizes } from './size-table';

const root = mkdtempSync(join(tmpdir(), 'sizes-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Pictures and fonts are sent uncompressed, so that their sizes are known. */
const bytes = { 'word.woff2': 4000, 'other.woff2': 5000, 'seen.webp': 300, 'later.webp': 9000 };

test('before load counts the page, its styles, fonts and visible pictures; script in all adds the runtime', async () => {
  for (const [name, size] of Object.entries(bytes)) await writeFile(join(root, name), Buffer.alloc(size));
  await writeFile(join(root, 'a.css'), '@font-face{src:url(/word.woff2)}@font-face{src:url(other.woff2)}');
  await writeFile(join(root, 'boot.js'), 'boot()');
  await writeFile(join(root, 'main.js'), 'main()');
  const html = `<link rel="stylesheet" href="/a.css"><script src="/boot.js" defer data-runtime="/main.js"></script>
    <img src="/seen.webp"><img src="/later.webp" loading="lazy">`;
  await writeFile(join(root, 'index.html'), html);

  const [sizes] = await measureSizes(root, [{ file: 'index.html', html }]);

  expect(sizes).toMatchObject({ route: '/', fonts: 9000, images: 300, scriptBefore: 6, requests: 6 });
  expect(sizes?.scriptInAll).toBe(12);
  const before = (sizes?.html ?? 0) + (sizes?.styles ?? 0) + 9000 + 300 + 6;
  expect(sizes?.beforeLoad).toBe(before);
  expect(sizes?.html).toBeGreaterThan(100);
});
