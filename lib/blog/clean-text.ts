/**
 * Text of the blog service as one line that can be encoded: Ghost cuts an excerpt in the middle of an emoji, and half
 * a surrogate pair makes `encodeURIComponent` throw. It is left out rather than replaced (`toWellFormed`), because a
 * reader would take the question mark for a fault. Control characters go too: these lines are printed in terminals.
 * Markup stays: it is text, and the page escapes it.
 */
export function oneLine(text: string): string {
  return wellFormed(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** At most `maxLength` characters (UTF-16 units), the last of them '…' where text was cut. */
export function cutText(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${wellFormed(text.slice(0, maxLength - 1)).trimEnd()}…`;
}

/** The same, with only whole words before the '…'. Where words stand without spaces, the text is cut where it must be. */
export function cutAtWord(text: string, maxLength: number): string {
  const cut = cutText(text, maxLength);
  return cut === text ? text : cut.replace(/[\s,.;:]+\S{0,30}…$/, '…');
}

/** With the `u` flag a whole pair is one character, so that only halves match. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}
