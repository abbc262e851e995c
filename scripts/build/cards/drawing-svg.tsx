import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { svgDrawings } from '@/components/illustrations/svg-drawings';
import { attribute, elements, textOf } from '../export/html-tree';
import { color } from './colors';
import { type TextStyle, textSvg } from './text-svg';
import type { Typefaces } from './typeface';

type Element = DefaultTreeAdapterTypes.Element;
type Box = { x: number; y: number; width: number; height: number };

export type SvgDrawingName = keyof typeof svgDrawings;

/** A drawing of the site, fitted into a box of a card. */
export function drawingSvg(name: SvgDrawingName, box: Box, faces: Typefaces, ink: string): string {
  const place = Object.entries(box).map(([key, value]) => ({ name: key, value: String(value) }));
  return `<g color="${ink}">${outlinedDrawing(name, faces, place)}</g>`;
}

/** A drawing of the site as an SVG file, which knows neither the site's colors nor its fonts. */
export function drawingFile(name: SvgDrawingName, faces: Typefaces, ink: string): string {
  const own = { xmlns: 'http://www.w3.org/2000/svg', color: ink };
  return outlinedDrawing(
    name,
    faces,
    Object.entries(own).map(([key, value]) => ({ name: key, value })),
  );
}

/** A drawing with resolved colors, text as outlines and these attributes. */
function outlinedDrawing(name: SvgDrawingName, faces: Typefaces, attributes: Element['attrs']): string {
  // Keeps `var(--font…)`, by which `outline` chooses the typeface.
  const markup = renderToStaticMarkup(svgDrawings[name]).replace(/var\(--(?!font)([a-z-]+)\)/g, (_, token) =>
    color(token),
  );
  const fragment = parseFragment(markup);
  const [svg] = fragment.childNodes;
  if (!svg || !('tagName' in svg) || svg.tagName !== 'svg') throw new Error(`drawing ${name}: expected one <svg>`);
  for (const element of elements(svg)) if (element.tagName === 'text') outline(element, faces);
  const dropped = ['width', 'height', 'class', 'aria-hidden'];
  svg.attrs = [...attributes, ...svg.attrs.filter(({ name: key }) => !dropped.includes(key))];
  return serialize(fragment);
}

/** Replaces a <text> with a group of outlines. */
function outline(element: Element, faces: Typefaces) {
  const face = /display/.test(inherited(element, 'font-family') ?? '') ? faces.display : faces.mono;
  const size = Number(inherited(element, 'font-size') ?? 16);
  const fill = inherited(element, 'fill') ?? '#000';
  const anchor = inherited(element, 'text-anchor');
  const style: TextStyle = { face, size, fill, anchor: anchor === 'middle' || anchor === 'end' ? anchor : 'start' };
  const outlines = textSvg(textOf(element), Number(attribute(element, 'x')), Number(attribute(element, 'y')), style);
  element.tagName = element.nodeName = 'g';
  element.attrs = element.attrs.filter(({ name }) => name === 'transform');
  element.childNodes = parseFragment(element, outlines, {}).childNodes;
}

function inherited(element: Element, name: string): string | undefined {
  const own = attribute(element, name);
  if (own !== undefined) return own;
  const parent = element.parentNode;
  return parent && 'tagName' in parent ? inherited(parent, name) : undefined;
}
