/** Control characters, separators, lone surrogates, and direction marks, which can make an address look like another. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** Text for a mail header: one line, single spaces. A line break would start another header. */
export function singleLine(text: string): string {
  return text.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim();
}

/** Text from a link's query, without invisible characters and without long gaps that would push words out of view. */
export function visibleText(text: string): string {
  return multiLine(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
    .replace(/[\p{Zs}\t\u2800]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Text for a mail body: line breaks and tabs stay, other control characters are removed. */
export function multiLine(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(UNSAFE, (character) => (character === '\n' || character === '\t' ? character : ''))
    .trim();
}
