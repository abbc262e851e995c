import { parse } from 'parse5';
import { elements, textOf } from './html-tree';

/** How many style texts of a page stand in it more than once, and how many bytes the further copies take. */
export function repeatedStyles(html: string): { copies: number; bytes: number } {
  const texts = elements(parse(html))
    .filter((element) => element.tagName === 'style')
    .map(textOf);
  const further = texts.filter((text, index) => text !== '' && texts.indexOf(text) !== index);
  return { copies: further.length, bytes: further.reduce((total, text) => total + Buffer.byteLength(text), 0) };
}
