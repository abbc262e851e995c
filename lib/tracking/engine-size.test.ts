/** @jest-environment node */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';

const MOST_BYTES = 4096;

/** The engine with its browser side, minified; zod/mini and what every page has anyway (clock, title, storage, keys) apart. */
function engine(): Uint8Array {
  const result = buildSync({
    entryPoints: ['lib/browser/track-visits.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    external: ['zod/mini', './clock', './page-title', './storage', '@/content/storage-keys'],
  });
  const [file] = result.outputFiles;
  if (!file) throw new Error('esbuild wrote no file');
  return file.contents;
}

test('the tracking engine weighs less than 4 KB, by brotli and by gzip', () => {
  const code = engine();
  expect(brotliCompressSync(code).length).toBeLessThan(MOST_BYTES);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(MOST_BYTES);
});

test('it holds nothing of React', () => {
  expect(Buffer.from(engine()).toString()).not.toMatch(/from"react/);
});
