/**
 * Control characters, line and paragraph separators, halves of surrogate pairs, and the marks that turn the direction
 * of writing around (they can make an address read as another one).
 */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** Text fit for a mail header: one line, single spaces. A line break in a header would begin a header of its own. */
export function singleLine(text: string): string {
  return text.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim();
}

/** Text fit for a mail body: its lines and tabs stay, whatever else is not text goes. */
export function multiLine(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(UNSAFE, (character) => (character === '\n' || character === '\t' ? character : ''))
    .trim();
}
