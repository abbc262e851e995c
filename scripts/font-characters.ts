/** The characters of the site's fonts: Basic Latin, Latin-1, and a few more letters and signs. */
export const CHARACTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ŒœŠšŸŽž–—‘’“”„•…‹›€™−×→←↑↓✓'].join('');

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
