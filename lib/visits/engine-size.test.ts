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
function engine(): Buffer {
  const { outputFiles } = buildSync({
    entryPoints: ['lib/visits/track-visits.browser.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    alias: SHARED,
    external: Object.values(SHARED),
  });
  return Buffer.concat(outputFiles.map(({ contents }) => contents));
}

test('the tracking engine weighs less than 4 KB, by brotli and by gzip', () => {
  const code = engine();
  const sizes = [brotliCompressSync(code).length, gzipSync(code, { level: 9 }).length];
  for (const size of sizes) expect(size).toBeLessThan(MAX_BYTES);
});
