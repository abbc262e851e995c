import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { z } from 'zod';
import { palette } from '@/components/theme/palette';
import { typefaces } from '@/components/theme/typefaces';
import type { DrawingName } from '@/content/schema/drawing';
import { buildFile } from '@/lib/build/build-file';

type Element = DefaultTreeAdapterTypes.Element;

/** A shape of a drawing with its SVG attributes. It holds shapes or, a `<text>`, words with tokens such as `{city:us}`. */
export type Shape = { tag: string; attributes: Readonly<Record<string, string>>; content: readonly Shape[] | string };

export const DRAWINGS = 'content/drawings';

const ELEMENTS =
  /^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|text|defs|use|clipPath|mask|linearGradient|radialGradient|stop)$/;
/** What editors write for themselves. */
const NOTES = /^(title|desc|metadata)$|:/;
/** Others are left out: they are notes of editors, or would have no effect on the site. */
const ATTRIBUTES =
  /^(id|href|viewBox|d|points|transform|opacity|display|visibility|[xyr]|[xy][12]|[cdfr][xy]|width|height|offset|fill(-.+)?|stroke(-.+)?|stop-.+|clip-.+|mask|font-size|font-family|text-anchor|gradient.+|spreadMethod)$/;
/** Attributes of the root that only a file needs. The site gives a drawing its size. */
const OF_THE_FILE = /^(id|x|y|width|height)$/;

export const MARK = 'content/mark.svg';

/** The company's mark, which has no margin, and its width divided by its height. */
export function readMark(source = readFileSync(MARK, 'utf8')) {
  if (source.includes('<text')) throw new Error('expected outlines in place of text');
  const mark = parseDrawing(source);
  const [, , width = 1, height = 1] = mark.attributes.viewBox?.split(' ').map(Number) ?? [];
  return { mark, ratio: width / height };
}

/** The custom property of a color in a drawing; other values stay as they are. */
export const siteColor = (value: string) => (palette.has(value) ? `var(--${palette.get(value)})` : value);

/** The path of each drawing's file by its name. */
export function drawingPaths(): ReadonlyMap<string, string> {
  const files = readdirSync(DRAWINGS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));
  return new Map(files.sort().map((file) => [basename(file, '.svg'), join(DRAWINGS, file)]));
}

/** A drawing as its file has it. */
export function readDrawing(name: DrawingName): Shape {
  const path = drawingPaths().get(name);
  if (!path) throw new Error(`expected a file ${name}.svg in ${DRAWINGS}`);
  return parseDrawing(readFileSync(path, 'utf8'));
}

/** Reads an SVG file without what its editor noted in it. Throws for what may not be in a page, and for colors of no token. */
export function parseDrawing(source: string): Shape {
  const svg = parseFragment(source).childNodes.find((node) => 'tagName' in node);
  if (!svg || !('tagName' in svg) || svg.tagName !== 'svg') throw new Error('expected an <svg>');
  const { attributes, ...shape } = shapeOf(svg, source);
  if (!/^\S+ \S+ \S+ \S+$/.test(attributes.viewBox ?? ''))
    throw new Error(`expected <svg viewBox="x y width height">, received ${attributes.viewBox ?? 'none'}`);
  return {
    ...shape,
    attributes: Object.fromEntries(Object.entries(attributes).filter(([key]) => !OF_THE_FILE.test(key))),
  };
}

function shapeOf(element: Element, source: string): Shape {
  const tag = element.tagName;
  if (!ELEMENTS.test(tag)) throw new Error(`expected shapes, groups, text and gradients, received <${tag}>`);
  const attributes = attributesOf(element, source);
  if (tag === 'text') return { tag, attributes, content: wordsOf(element) };
  const inner = element.childNodes.filter((node) => 'tagName' in node).filter((node) => !NOTES.test(node.tagName));
  return { tag, attributes, content: inner.map((node) => shapeOf(node, source)) };
}

/** The attributes of an element, and the properties of its `style`, which stand above them. */
function attributesOf(element: Element, source: string): Record<string, string> {
  const declarations = element.attrs.find(({ name }) => name === 'style')?.value.split(';') ?? [];
  const properties = declarations.map((declaration) => declaration.split(':').map((part) => part.trim()));
  const pairs = [...element.attrs.map(({ name, value }) => [name, value]), ...properties];
  const attributes: Record<string, string> = {};
  for (const [name = '', value = ''] of pairs) {
    if (/^on/.test(name)) throw new Error(`expected no script, received ${name}="${value}"`);
    if (/url\((?!['"]?#)/.test(value) || (name === 'href' && !value.startsWith('#')))
      throw new Error(`expected only references within the file, received ${name}="${value}"`);
    const isUnused = name === 'id' && !source.includes(`#${value}`);
    if (ATTRIBUTES.test(name) && !isUnused) attributes[name] = valueFor(name, value);
  }
  return attributes;
}

function valueFor(name: string, value: string): string {
  if (name === 'font-family') return fontOf(value);
  return /^(fill|stroke|stop-color)$/.test(name) ? colorOf(name, value) : value;
}

/** Editors write `currentColor`, the color of the text beside a drawing, as black, which is no color of the site. */
function colorOf(name: string, value: string): string {
  const color = value.toLowerCase();
  if (/^(currentcolor|black|#(000){1,2})$/.test(color)) return 'currentColor';
  if (palette.has(color) || /^(none$|url\()/.test(value)) return palette.has(color) ? color : value;
  throw new Error(
    `expected none, black (the color of the text around it) or a color of components/theme/tokens.css, received ${name}="${value}"; after a change of colors, run npm run icons`,
  );
}

function fontOf(value: string): string {
  const { display, mono } = typefaces;
  const family = value.toLowerCase().replace(/[^a-z\d]+/g, '-');
  if (family.includes(display.family)) return 'var(--font-display)';
  if (family.includes(mono.family)) return 'var(--font-mono)';
  throw new Error(`expected the font ${display.family} or ${mono.family}, received ${value}`);
}

/** The words of a `<text>`, which some editors put into one `<tspan>`. */
function wordsOf(element: Element): string {
  const [node, ...others] = element.childNodes;
  if (node && 'value' in node && others.length === 0) return node.value.trim();
  if (node && 'tagName' in node && node.tagName === 'tspan' && others.length === 0) return wordsOf(node);
  throw new Error('expected one line of words in each <text>');
}

/** The files of drawings in this build, by their names in content. Width and height are units of the `viewBox`. */
const drawingFilesSchema = z.record(
  z.string(),
  z.strictObject({ file: z.string().startsWith('/'), width: z.number(), height: z.number() }),
);
export type DrawingFiles = z.infer<typeof drawingFilesSchema>;
export const { path: drawingFilesPath, load: loadDrawingFiles } = buildFile('drawings.json', drawingFilesSchema, {});
