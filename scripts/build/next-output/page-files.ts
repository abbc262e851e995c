import { posix } from 'node:path';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { attribute, elements, elementsOf } from '../export/html-tree';

/** Pixels across a phone's page: 360 CSS pixels on a screen with 1.75 to each. */
const PHONE_PIXELS = 630;

/** What a page makes a browser load, as addresses of the export, each once. */
export type PageFiles = {
  styles: string[];
  /** Pictures that are loaded whether or not the visitor scrolls to them. */
  images: string[];
  /** Runs before the visitor does anything and before the page is idle. */
  scriptBefore: string[];
  /** Comes when the page is idle or at the first sign of the visitor. What is loaded at first use is not among it. */
  runtime: string[];
};

/** Reads a page's files out of its HTML, as the finishing step leaves it. */
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

/** Of a picture in several copies the one that a phone takes: AVIF where there is one, the smallest for a sharp screen. */
function phoneCopy(image: DefaultTreeAdapterTypes.Element): string | undefined {
  const parent = image.parentNode;
  // The sources of an image are those of its own <picture>; another element around it may hold other pictures.
  const sources = parent?.nodeName === 'picture' ? elements(parent).filter((tag) => tag.tagName === 'source') : [];
  const avif = sources.find((tag) => attribute(tag, 'type') === 'image/avif');
  const copies = (attribute(avif ?? image, 'srcset') ?? '').split(', ').map((copy) => copy.split(' '));
  const [address] = copies.find(([, width = '']) => Number.parseInt(width, 10) >= PHONE_PIXELS) ?? copies.at(-1) ?? [];
  return address || attribute(image, 'src');
}

/** The fonts that a style sheet declares, from the address the sheet has. A page with a word in each loads them all. */
export function fontsOf(sheet: string, address: string): string[] {
  return [...sheet.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, url = '']) => posix.join(posix.dirname(address), url));
}
