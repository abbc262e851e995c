import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';

const MAX_BYTES = 4096;

/** Modules that every page has anyway. Their short names keep paths out of the measured code. */
const SHARED = {
  'zod/mini': 'z',
  '@/lib/platform/clock': 'c',
  '@/lib/platform/page-title.browser': 't',
  '@/lib/platform/storage.browser': 's',
  '@/content/storage-keys': 'k',
};

/** The minified engine without the shared modules. */
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

test('the tracking engine does not import React', () => {
  expect(Buffer.from(engine()).toString()).not.toMatch(/from"react/);
});
