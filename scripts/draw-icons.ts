import sharp from 'sharp';
import { color } from '@/components/theme/palette';
import { MANIFEST_ICONS, PAGE_ICONS } from '@/lib/seo/icons';
import { markSvg } from './build/cards/drawing-svg';

/** The part of its square that the mark takes. Phones cut a maskable icon to their own shape. */
const SHARE = { file: 13 / 16, apple: 0.59, maskable: 0.46 };
const APPLE = 180;
const ICO = 32;

/** Each icon that is made from content/mark.svg, by its path. */
export async function drawIcons(): Promise<ReadonlyMap<string, Buffer>> {
  const icons = MANIFEST_ICONS.map(async ({ file, size, purpose }): Promise<[string, Buffer]> => {
    const isCut = purpose === 'maskable';
    return [`public/${file}`, await png(size, isCut ? SHARE.maskable : SHARE.file, isCut)];
  });
  return new Map([
    ['app/icon.svg', Buffer.from(`${iconSvg(ICO, SHARE.file)}\n`)],
    ['public/favicon.ico', ico(await png(ICO, SHARE.file))],
    [`public${PAGE_ICONS.apple}`, await png(APPLE, SHARE.apple, true)],
    ...(await Promise.all(icons)),
  ]);
}

/** The mark in the middle of a square, which has the color of the page or none. */
function iconSvg(size: number, share: number, isFilled = false): string {
  const side = share * size;
  const at = (size - side) / 2;
  const ground = isFilled ? `<path fill="${color('paper')}" d="M0 0h${size}v${size}H0z"/>` : '';
  const mark = markSvg({ x: at, y: at, width: side, height: side });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${ground}${mark}</svg>`;
}

function png(size: number, share: number, isFilled = false): Promise<Buffer> {
  const picture = sharp(Buffer.from(iconSvg(size, share, isFilled))).resize(size, size);
  return (isFilled ? picture.removeAlpha() : picture).png({ palette: true, effort: 10 }).toBuffer();
}

/** An .ico file with this picture alone: six bytes, its entry of sixteen, then the PNG. */
function ico(picture: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(ICO, 6);
  head.writeUInt8(ICO, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
