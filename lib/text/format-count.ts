/** Made once: a formatter costs far more than what it formats. */
const counts = new Intl.NumberFormat('en-US');

/** A count with its thousands parted: 5000 gives '5,000'. */
export function formatCount(count: number): string {
  return counts.format(count);
}
