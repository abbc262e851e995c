import { posix } from 'node:path';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { attribute, elements, elementsOf } from '../export/html-tree';

/** The width of a phone in device pixels: 360 CSS pixels at a ratio of 1.75. */
const PHONE_PIXELS = 630;

/** The files that a page loads, as addresses of the export, each once. */
export type PageFiles = {
  styles: string[];
  /** Pictures, without lazy ones. */
  images: string[];
  /** Scripts before the first input and before the page is idle. */
  scriptBefore: string[];
  /** Scripts that load when the page is idle or at the first input, without those that load at first use. */
  runtime: string[];
};

/** Finds a page's files in its HTML, after finish.ts has changed it. */
export function pageFiles(html: string): PageFiles {
  const tags = elementsOf(html);
  const once = (addresses: readonly (string | undefined)[]) => [
    ...new Set(addresses.filter((address): address is string => address?.startsWith('/') ?? false)),
  ];
  const named = (name: string) => tags.filter((tag) => tag.tagName === name);
  return {
    styles: once(
      named('link').map((tag) => (attribute(tag, 'rel') === 'stylesheet' ? attribute(tag, 'href') : undefined)),
    ),
    images: once(named('img').map((tag) => (attribute(tag, 'loading') === 'lazy' ? undefined : phoneCopy(tag)))),
    scriptBefore: once(named('script').map((tag) => attribute(tag, 'src'))),
    runtime: once(named('script').flatMap((tag) => attribute(tag, 'data-runtime')?.split(' '))),
  };
}

/** The copy of a picture that a phone loads: AVIF if there is one, and the smallest that is sharp. */
function phoneCopy(image: DefaultTreeAdapterTypes.Element): string | undefined {
  const parent = image.parentNode;
  // Only a <picture> around the image has its sources; another parent may contain other pictures.
  const sources = parent?.nodeName === 'picture' ? elements(parent).filter((tag) => tag.tagName === 'source') : [];
  const avif = sources.find((tag) => attribute(tag, 'type') === 'image/avif');
  const copies = (attribute(avif ?? image, 'srcset') ?? '').split(', ').map((copy) => copy.split(' '));
  const [address] = copies.find(([, width = '']) => Number.parseInt(width, 10) >= PHONE_PIXELS) ?? copies.at(-1) ?? [];
  return address || attribute(image, 'src');
}

/** The fonts that a style sheet declares; a page that uses each loads them all. */
export function fontsOf(sheet: string, address: string): string[] {
  return [...sheet.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, url = '']) => posix.join(posix.dirname(address), url));
}
