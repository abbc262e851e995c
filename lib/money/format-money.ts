const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const stripped = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
  trailingZeroDisplay: 'stripIfInteger',
});

/** US cents as money text with cents: 164960 gives '$1,649.60'. */
export function formatCents(cents: number): string {
  return exact.format(cents / 100);
}

/** Whole US dollars as money text: 1999 gives '$1,999'. */
export function formatDollars(dollars: number): string {
  return whole.format(dollars);
}

/** US cents as money text, without cents where there are none: 3500 gives '$35', 3550 gives '$35.50'. */
export function formatRoundCents(cents: number): string {
  return stripped.format(cents / 100);
}

/** US cents as short money text for an axis: 1250000 gives '$12.5K'. */
export function formatCentsShort(cents: number): string {
  return short.format(cents / 100);
}
