import { readDrawing, readMark, type Shape } from '@/components/illustrations/read-drawing';
import type { DrawingName } from '@/content/schema/drawing';
import { plainText } from '@/lib/text/parse-inline';
import { type TextStyle, textSvg } from './text-svg';
import type { Typefaces } from './typeface';

type Box = { x: number; y: number; width: number; height: number };
type Attributes = Shape['attributes'];
/** Words as outlines, with the attributes of a text and of what is around it. */
type Outline = (words: string, attributes: Attributes) => string;

export function drawingSvg(name: DrawingName, box: Box, faces: Typefaces, ink: string): string {
  return `<g color="${ink}">${outlinedDrawing(name, faces, placeOf(box))}</g>`;
}

/** A drawing of the site as an SVG file, which knows neither the site's colors nor its fonts. */
export function drawingFile(name: DrawingName, faces: Typefaces, ink: string): string {
  return outlinedDrawing(name, faces, { xmlns: 'http://www.w3.org/2000/svg', color: ink });
}

/** The company's mark in the middle of a box. `colors`: others for some of its colors. */
export function markSvg(box: Box, colors: Attributes = {}): string {
  const { mark } = readMark();
  const svg = svgOf({ ...mark, attributes: { ...placeOf(box), ...mark.attributes } }, () => '');
  return svg.replace(/#[0-9a-f]{6}/g, (value) => colors[value] ?? value);
}

/** A drawing with its words as outlines, and with these attributes. */
function outlinedDrawing(name: DrawingName, faces: Typefaces, attributes: Attributes): string {
  const drawing = readDrawing(name);
  const outline: Outline = (words, inherited) => outlines(words, inherited, faces);
  return svgOf({ ...drawing, attributes: { ...attributes, ...drawing.attributes } }, outline);
}

function placeOf({ x, y, width, height }: Box): Attributes {
  return { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}` };
}

function svgOf({ tag, attributes, content }: Shape, outline: Outline, around: Attributes = {}): string {
  const inherited = { ...around, ...attributes };
  if (typeof content !== 'string')
    return written(tag, attributes, content.map((shape) => svgOf(shape, outline, inherited)).join(''));
  const { transform } = attributes;
  return written('g', transform ? { transform } : {}, outline(content, inherited));
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
