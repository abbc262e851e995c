import { formatCount } from '@/lib/text/format-count';
import { formatCents, formatCentsShort, formatDollars, formatRoundCents } from './format-money';

const usd = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', ...options });
const exact = usd({});
const whole = usd({ maximumFractionDigits: 0 });
const round = usd({ trailingZeroDisplay: 'stripIfInteger' });
const short = usd({ notation: 'compact', maximumFractionDigits: 1, trailingZeroDisplay: 'stripIfInteger' });
const counts = new Intl.NumberFormat('en-US');

/** 100,000 amounts in whole cents of every size up to ten billion dollars, on both sides of zero, and those beside each power of ten. */
const amounts = [
  ...Array.from({ length: 40_000 }, (_, index) => index - 2000),
  ...Array.from({ length: 59_860 }, (_, index) => Math.round(1.000_46 ** index)),
  ...Array.from({ length: 140 }, (_, index) => 10 ** (index % 14) + Math.floor(index / 14) - 5),
];

test('money and counts of 100,000 amounts read as Intl writes them', () => {
  const differences = amounts.flatMap((cents) => {
    const written = [formatCents, formatRoundCents, formatCentsShort, formatDollars, formatCount].map((format) =>
      format(cents),
    );
    const expected = [exact, round, short].map((format) => format.format(cents / 100));
    expected.push(whole.format(cents), counts.format(cents));
    return written.join() === expected.join() ? [] : [{ cents, written, expected }];
  });
  expect(amounts).toHaveLength(100_000);
  expect(differences.slice(0, 5)).toEqual([]);
});
