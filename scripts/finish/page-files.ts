import { posix } from 'node:path';
import { parse } from 'parse5';
import { attribute, elements } from './html-tree';

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
  const tags = elements(parse(html));
  const once = (addresses: readonly (string | undefined)[]) => [
    ...new Set(addresses.filter((address): address is string => address?.startsWith('/') ?? false)),
  ];
  const named = (name: string) => tags.filter((tag) => tag.tagName === name);
  return {
    styles: once(
      named('link').map((tag) => (attribute(tag, 'rel') === 'stylesheet' ? attribute(tag, 'href') : undefined)),
    ),
    images: once(named('img').map((tag) => (attribute(tag, 'loading') === 'lazy' ? undefined : attribute(tag, 'src')))),
    scriptBefore: once(named('script').map((tag) => attribute(tag, 'src'))),
    runtime: once(named('script').flatMap((tag) => attribute(tag, 'data-runtime')?.split(' '))),
  };
}

/** The fonts that a style sheet declares, from the address the sheet has. A page with a word in each loads them all. */
export function fontsOf(sheet: string, address: string): string[] {
  return [...sheet.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, url = '']) => posix.join(posix.dirname(address), url));
}
