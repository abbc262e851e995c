import { createElement, type ReactNode } from 'react';
import type { DrawingName } from '@/content/schema/drawing';
import { plainText } from '@/lib/text/parse-inline';
import { loadDrawingFiles, readDrawing, readMark, type Shape, siteColor } from './read-drawing';

/** A drawing on the first screen, as a part of the HTML. Hidden from screen readers: the text beside it says the same. */
export function InlineDrawing({ name }: { name: DrawingName }) {
  return toElement(readDrawing(name), { 'aria-hidden': true });
}

/** A drawing below the first screen: a file that loads when it comes near. In development there are no files. */
export function Drawing({ name }: { name: DrawingName }) {
  const picture = loadDrawingFiles()[name];
  if (!picture) return <InlineDrawing name={name} />;
  const { file, width, height } = picture;
  return <img src={file} width={width} height={height} alt="" loading="lazy" decoding="async" />;
}

/** The company's mark, this many pixels high. Where `--mark-ink` or `--mark-marker` is set, it has that color. */
export function Mark({ height }: { height: number }) {
  const { mark, ratio } = readMark();
  const width = Math.round(height * ratio * 10) / 10;
  const colorOf = (value: string) => siteColor(value).replace(/^var\(--(.+)\)$/, 'var(--mark-$1, var(--$1))');
  return toElement(mark, { 'aria-hidden': true, width, height }, colorOf);
}

/** A shape as React writes it: elements, because the security policy lets no script set HTML when another page opens. */
function toElement({ tag, attributes, content }: Shape, more = {}, colorOf = siteColor): ReactNode {
  const properties = Object.entries(attributes).map(([name, value]) => [inCamelCase(name), colorOf(value)]);
  const inner =
    typeof content === 'string' ? [plainText(content)] : content.map((shape) => toElement(shape, {}, colorOf));
  return createElement(tag, { ...Object.fromEntries(properties), ...more }, ...inner);
}

const inCamelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
