/** Created once, because creating a formatter is slow. */
const counts = new Intl.NumberFormat('en-US');

/** A count with thousands separators: 5000 gives '5,000'. */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** One of two sentences about a count, the second with `{count}`; '' for none. */
export function countedText(count: number, one: string, many: string): string {
  if (count === 0) return '';
  return count === 1 ? one : many.replace('{count}', formatCount(count));
}
