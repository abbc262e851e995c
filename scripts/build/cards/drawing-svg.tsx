import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { svgDrawings } from '@/components/illustrations/svg-drawings';
import { attribute, elements, textOf } from '../export/html-tree';
import { color } from './colors';
import { type TextStyle, textSvg } from './text-svg';
import type { Typefaces } from './typeface';

type Element = DefaultTreeAdapterTypes.Element;
type Box = { x: number; y: number; width: number; height: number };

/** A drawing of the site, fitted into a box, with resolved colors, and text as outlines. */
export function drawingSvg(name: keyof typeof svgDrawings, box: Box, faces: Typefaces, ink: string): string {
  // Keeps `var(--font…)`, by which `outline` chooses the typeface.
  const markup = renderToStaticMarkup(svgDrawings[name]).replace(/var\(--(?!font)([a-z-]+)\)/g, (_, token) =>
    color(token),
  );
  const fragment = parseFragment(markup);
  const [svg] = fragment.childNodes;
  if (!svg || !('tagName' in svg) || svg.tagName !== 'svg') throw new Error(`drawing ${name}: expected one <svg>`);
  for (const element of elements(svg)) if (element.tagName === 'text') outline(element, faces);
  const place = Object.entries(box).map(([key, value]) => ({ name: key, value: String(value) }));
  svg.attrs = [...svg.attrs.filter(({ name: key }) => !['width', 'height', 'class'].includes(key)), ...place];
  return `<g color="${ink}">${serialize(fragment)}</g>`;
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
