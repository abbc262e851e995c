import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';

const MAX_BYTES = 4096;

/** What every page has anyway, under short names: the names of files are not sent. */
const SHARED = {
  'zod/mini': 'z',
  '@/lib/platform/clock': 'c',
  '@/lib/platform/page-title.browser': 't',
  '@/lib/platform/storage.browser': 's',
  '@/content/storage-keys': 'k',
};

/** The engine with its browser side, minified, without what every page has anyway. */
function engine(): Uint8Array {
  const result = buildSync({
    entryPoints: ['lib/visits/track-visits.browser.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    alias: SHARED,
    external: Object.values(SHARED),
  });
  const [file] = result.outputFiles;
  if (!file) throw new Error('esbuild wrote no file');
  return file.contents;
}

test('the tracking engine weighs less than 4 KB, by brotli and by gzip', () => {
  const code = engine();
  expect(brotliCompressSync(code).length).toBeLessThan(MAX_BYTES);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(MAX_BYTES);
});

test('it holds nothing of React', () => {
  expect(Buffer.from(engine()).toString()).not.toMatch(/from"react/);
});
