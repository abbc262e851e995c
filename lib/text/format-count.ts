import { groupDigits } from '@/lib/money/format-money';

/** A count with thousands separators: 5000 gives '5,000'. */
export function formatCount(count: number): string {
  return groupDigits(String(count));
}

/** One of two sentences about a count, the second with `{count}`; '' for none. */
export function countedText(count: number, one: string, many: string): string {
  if (count === 0) return '';
  return count === 1 ? one : many.replace('{count}', formatCount(count));
}
