/** Created once, because creating a formatter is slow. */
const counts = new Intl.NumberFormat('en-US');

/** A count with thousands separators: 5000 gives '5,000'. */
export function formatCount(count: number): string {
  return counts.format(count);
}
