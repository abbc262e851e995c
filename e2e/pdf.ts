import { constants, inflateSync } from 'node:zlib';

/** The number of pages of a PDF. Chromium writes them as plain text, Firefox into compressed streams. */
export function countPages(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/\bstream\r?\n/g)].map(({ index, 0: { length } }) =>
    inflated(pdf.subarray(index + length)),
  );
  return [text, ...streams].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Empty for a stream that is not compressed, such as a picture. */
function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
  } catch {
    return '';
  }
}
