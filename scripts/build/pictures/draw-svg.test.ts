import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { drawSvg, isSvg } from './draw-svg';

const svg = (content: string, width = 1600) =>
  Buffer.from(
    `<?xml version="1.0"?><!-- ${'x'.repeat(200)} --><svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 2}">${content}</svg>`,
  );
const MAX_PIXELS = 50_000_000;

test.each([
  ['smaller than any copy, as large as it is', 96, [96, 48]],
  ['of any other size, as large as the largest copy needs', 8000, [2560, 1280]],
])('a drawing %s becomes pixels, packed or not', async (_, width, size) => {
  const drawing = svg('<rect width="100%" height="100%" fill="#0b6a45"/>', width);
  for (const bytes of [drawing, gzipSync(drawing)]) {
    expect(isSvg(bytes)).toBe(true);
    const { format, width, height } = await sharp(await drawSvg(bytes, MAX_PIXELS)).metadata();
    expect([format, width, height]).toEqual(['png', ...size]);
  }
});

test('a few hundred bytes that take minutes to draw are given up', async () => {
  const uses = (from: string, id: string) => `<g id="${id}">${`<use href="#${from}"/>`.repeat(8)}</g>`;
  const filter = '<filter id="f"><feTurbulence numOctaves="20" baseFrequency=".9"/></filter>';
  const slow = svg(
    `${filter}<rect id="a" width="99%" height="99%" filter="url(#f)"/>${uses('a', 'b')}${uses('b', 'c')}${uses('c', 'd')}`,
  );
  await expect(drawSvg(slow, MAX_PIXELS, 500)).rejects.toThrow('takes more than 0.5 s to draw');
});

test.each([
  ['what is no drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect')],
  ['a drawing of too many pixels', svg('', 20_000)],
])('%s is refused with a reason of one line', async (_, bytes) => {
  await expect(drawSvg(bytes, MAX_PIXELS)).rejects.toThrow(/^cannot be drawn$/);
});
