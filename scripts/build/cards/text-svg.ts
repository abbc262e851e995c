import type { Typeface } from './typeface';

export type TextStyle = {
  face: Typeface;
  /** Pixels to the em. */
  size: number;
  fill: string;
  /** CSS `letter-spacing` in ems, such as -0.025. */
  tracking?: number;
  anchor?: 'start' | 'middle' | 'end';
};

export function textWidth(text: string, { face, size, tracking = 0 }: Omit<TextStyle, 'fill'>) {
  const { glyphs, width } = face.outline(text);
  return (width * size) / face.unitsPerEm + glyphs.length * tracking * size;
}

/** A line of text as SVG outlines, with its baseline at `y`. Outlines look the same on every machine, unlike fonts. */
export function textSvg(text: string, x: number, y: number, style: TextStyle): string {
  const { face, size, fill, tracking = 0, anchor = 'start' } = style;
  const scale = size / face.unitsPerEm;
  const shift = anchor === 'start' ? 0 : textWidth(text, style) / (anchor === 'middle' ? 2 : 1);
  const glyphs = face.outline(text).glyphs.map(({ path, x: place }, index) => {
    const left = round(place + index * tracking * face.unitsPerEm);
    return path && `<path transform="translate(${left})" d="${path}"/>`;
  });
  const place = `translate(${round(x - shift)} ${round(y)}) scale(${scale} ${-scale})`;
  return `<g transform="${place}" fill="${fill}" stroke="none">${glyphs.join('')}</g>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
