const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** US cents as money text with cents: 164960 gives '$1,649.60'. */
export function formatCents(cents: number): string {
  return exact.format(cents / 100);
}

/** Whole US dollars as money text: 1999 gives '$1,999'. */
export function formatDollars(dollars: number): string {
  return whole.format(dollars);
}
