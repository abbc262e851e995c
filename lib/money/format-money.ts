// Not by `Intl`: its first call takes up to 50 ms of a page's start, in every browser.

/** Where a comma parts the whole digits of a number into groups of three. */
const GROUPS = /\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g;

const UNITS = [
  { dollars: 1e9, name: 'B' },
  { dollars: 1e6, name: 'M' },
  { dollars: 1e3, name: 'K' },
];

/** US cents as money text with cents: 164960 gives '$1,649.60'. */
export function formatCents(cents: number): string {
  return signed(cents, groupDigits((Math.round(Math.abs(cents)) / 100).toFixed(2)));
}

/** Whole US dollars as money text: 1999 gives '$1,999'. */
export function formatDollars(dollars: number): string {
  return signed(dollars, groupDigits(String(Math.round(Math.abs(dollars)))));
}

/** US cents as money text, without cents where there are none: 3500 gives '$35', 3550 gives '$35.50'. */
export function formatRoundCents(cents: number): string {
  return formatCents(cents).replace('.00', '');
}

/** US cents as short money text for an axis: 1250000 gives '$12.5K'. */
export function formatCentsShort(cents: number): string {
  const dollars = Math.abs(cents) / 100;
  // What rounds up to a whole unit has its name: $999,950 is '$1M'.
  const unit = UNITS.find((one) => dollars >= one.dollars * 0.99995) ?? { dollars: 1, name: '' };
  return signed(cents, `${groupDigits(String(Math.round((dollars / unit.dollars) * 10) / 10))}${unit.name}`);
}

/** The digits of a number with thousands separators: '1649.60' gives '1,649.60'. */
export function groupDigits(digits: string): string {
  return digits.replace(GROUPS, ',');
}

const signed = (amount: number, digits: string) => `${amount < 0 ? '-' : ''}$${digits}`;
