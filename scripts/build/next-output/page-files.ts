import { attribute, type Element, elements, elementsOf, textOf } from '../export/html-tree';

/** In styles without comments. */
const FONT_FACES = /@font-face\s*\{[^}]*\}/g;

/** The width of a phone in device pixels: 360 CSS pixels at a ratio of 1.75. */
const PHONE_PIXELS = 630;

/** Finds the files that a page loads in its HTML, after finish.ts has changed it: addresses of the export, each once. */
export function pageFiles(html: string) {
  const addresses = (name: string, read: (element: Element) => string | string[] | undefined) => {
    const found = elementsOf(html).filter((element) => element.tagName === name);
    return [...new Set(found.flatMap((element) => read(element) ?? []))].filter((address) => address.startsWith('/'));
  };
  return {
    fonts: addresses('style', (style) => fontFiles(textOf(style))),
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
 * The font files that a page declares in its HTML, without those of rarer characters: they have a range. It loads only those whose
 * fonts it uses.
 */
function fontFiles(styles: string): string[] {
  const faces = styles.match(FONT_FACES) ?? [];
  const common = faces.filter((face) => !face.includes('unicode-range')).join('');
  return [...common.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, address = '']) => address);
}
