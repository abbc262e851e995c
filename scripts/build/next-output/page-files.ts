import { posix } from 'node:path';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { attribute, elements, elementsOf } from '../export/html-tree';

type Element = DefaultTreeAdapterTypes.Element;

/** The width of a phone in device pixels: 360 CSS pixels at a ratio of 1.75. */
const PHONE_PIXELS = 630;

/** Finds the files that a page loads in its HTML, after finish.ts has changed it: addresses of the export, each once. */
export function pageFiles(html: string) {
  const addresses = (name: string, read: (element: Element) => string | string[] | undefined) => {
    const found = elementsOf(html).filter((element) => element.tagName === name);
    return [...new Set(found.flatMap((element) => read(element) ?? []))].filter((address) => address.startsWith('/'));
  };
  return {
    styles: addresses('link', (link) =>
      attribute(link, 'rel') === 'stylesheet' ? attribute(link, 'href') : undefined,
    ),
    /** Pictures, without lazy ones. */
    images: addresses('img', (image) => (attribute(image, 'loading') === 'lazy' ? undefined : phoneCopy(image))),
    /** Scripts before the first input and before the page is idle. */
    scriptBefore: addresses('script', (script) => attribute(script, 'src')),
    /** Scripts that load when the page is idle or at the first input, without those that load at first use. */
    runtime: addresses('script', (script) => attribute(script, 'data-runtime')?.split(' ')),
  };
}

/** The copy of a picture that a phone loads: AVIF if there is one, and the smallest that is sharp. */
function phoneCopy(image: Element): string | undefined {
  const parent = image.parentNode;
  // Only a <picture> around the image has its sources; another parent may contain other pictures.
  const sources = parent?.nodeName === 'picture' ? elements(parent) : [];
  const avif = sources.find((source) => attribute(source, 'type') === 'image/avif');
  const copies = (attribute(avif ?? image, 'srcset') ?? '').split(', ').map((copy) => copy.split(' '));
  const [address] = copies.find(([, width = '']) => Number.parseInt(width, 10) >= PHONE_PIXELS) ?? copies.at(-1) ?? [];
  return address || attribute(image, 'src');
}

/**
 * The font files that a style sheet declares, without those of rarer characters: they have a range. A page loads only those
 * whose fonts it uses.
 */
export function fontsOf(sheet: string, address: string): string[] {
  const faces = [...sheet.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) => face);
  const files = faces
    .filter((face) => !face.includes('unicode-range'))
    .join('')
    .matchAll(/url\(([^)]+\.woff2)\)/g);
  return [...files].map(([, url = '']) => posix.join(posix.dirname(address), url));
}
