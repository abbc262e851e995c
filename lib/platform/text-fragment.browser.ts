import { decoded, linkValue } from './link-query';

/** TypeScript leaves out what no standard has; every engine has it. It selects the text and scrolls to it. */
type WithFind = Window & { find?: (text: string, isCased: boolean, isBackward: boolean, wraps: boolean) => boolean };

/**
 * Finds the words that `address`, which the page was loaded with, leads to (`#:~:text=…`), where a mark of the sentence around the
 * link has come along: browsers then find nothing.
 */
export function findMarkedText(address: string): void {
  const [directive = ''] = address.split(':~:text=').slice(1).join('').split('&');
  const parts = directive.split(',');
  // A link may also name what stands before the words, which ends in a hyphen, and after them, which begins with one.
  const first = parts.find((part) => !part.endsWith('-')) ?? '';
  const words = (document.body.textContent ?? '').replace(/\s+/g, ' ').toLowerCase();
  const isThere = (part: string) => words.includes(decoded(part.replace(/^-|-$/g, '')).toLowerCase());
  if (first === '' || parts.every(isThere)) return;
  const { find }: WithFind = window;
  find?.call(window, linkValue(first), false, false, true);
}
