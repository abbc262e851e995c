import { execFile } from 'node:child_process';

const DRAWING_MS = 10_000;
/** Wider than any copy. */
const SIDE = 1280;

/** Whether libvips takes the file for an SVG, packed or not. */
export function isSvg(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 1000);
  return head.startsWith('\x1f\x8b') || /<svg/i.test(head);
}

/**
 * Draws an SVG once, as PNG, in a process that can be ended: with filters a few hundred bytes take minutes, and libvips stops only
 * between two parts of a picture. Throws an Error if it cannot be drawn, or not in time.
 */
export function drawSvg(bytes: Buffer, maxPixels: number, timeoutMs = DRAWING_MS): Promise<Buffer> {
  const program = `
    const sharp = require('sharp')({ limitInputPixels: ${maxPixels} });
    const picture = sharp.resize(${SIDE}, ${SIDE}, { fit: 'outside', withoutEnlargement: true });
    process.stdin.pipe(picture.png({ compressionLevel: 1 })).pipe(process.stdout);`;
  const options = { encoding: 'buffer', timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: 1e9 } as const;
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, ['-e', program], options, (error, png) => {
      if (!error) return resolve(png);
      reject(new Error(error.killed ? `takes more than ${timeoutMs / 1000} s to draw` : 'cannot be drawn'));
    });
    // It may have ended before it has read everything.
    child.stdin?.on('error', () => {}).end(bytes);
  });
}
