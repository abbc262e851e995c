/** Basic Latin, the Latin-1 letters, and the few signs that prose and receipts need. */
export const CHARACTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ŒœŠšŸŽž–—‘’“”„•…‹›€™−×→←↑↓✓'].join('');

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
