import { readDrawing, type Shape } from '@/components/illustrations/read-drawing';
import type { DrawingName } from '@/content/schema/drawing';
import { plainText } from '@/lib/text/parse-inline';
import { type TextStyle, textSvg } from './text-svg';
import type { Typefaces } from './typeface';

type Box = { x: number; y: number; width: number; height: number };
type Attributes = Shape['attributes'];

/** A drawing of the site, fitted into a box of a card. */
export function drawingSvg(name: DrawingName, { x, y, width, height }: Box, faces: Typefaces, ink: string): string {
  const place = { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}` };
  return `<g color="${ink}">${outlinedDrawing(name, faces, place)}</g>`;
}

/** A drawing of the site as an SVG file, which knows neither the site's colors nor its fonts. */
export function drawingFile(name: DrawingName, faces: Typefaces, ink: string): string {
  return outlinedDrawing(name, faces, { xmlns: 'http://www.w3.org/2000/svg', color: ink });
}

/** A drawing with its words as outlines, and with these attributes. */
function outlinedDrawing(name: DrawingName, faces: Typefaces, attributes: Attributes): string {
  const drawing = readDrawing(name);
  return svgOf({ ...drawing, attributes: { ...attributes, ...drawing.attributes } }, faces);
}

function svgOf({ tag, attributes, content }: Shape, faces: Typefaces, around: Attributes = {}): string {
  const inherited = { ...around, ...attributes };
  if (typeof content !== 'string')
    return written(tag, attributes, content.map((shape) => svgOf(shape, faces, inherited)).join(''));
  const { transform } = attributes;
  return written('g', transform ? { transform } : {}, outlines(content, inherited, faces));
}

function written(tag: string, attributes: Attributes, inner: string): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value.replaceAll('"', "'")}"`);
  return `<${tag}${list.join('')}>${inner}</${tag}>`;
}

function outlines(words: string, attributes: Attributes, faces: Typefaces): string {
  const { x, y, fill = '#000', 'font-size': size = 16, 'font-family': family = '', 'text-anchor': anchor } = attributes;
  const face = family.includes('display') ? faces.display : faces.mono;
  const isShifted = anchor === 'middle' || anchor === 'end';
  const style: TextStyle = { face, size: Number.parseFloat(`${size}`), fill, anchor: isShifted ? anchor : 'start' };
  return textSvg(plainText(words), Number(x), Number(y), style);
}
