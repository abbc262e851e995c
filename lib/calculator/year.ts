import { type Estimate, MONTHS_PER_YEAR } from './estimate';

/** US cents paid from the first month to the end of this one. Ours only where the estimate saves. */
export type YearMonth = { month: number; currentCents: number; providerCents?: number };

/** The twelve months of a year with running totals. */
export function yearMonths(estimate: Exclude<Estimate, { status: 'empty' }>): YearMonth[] {
  return Array.from({ length: MONTHS_PER_YEAR }, (_, index) => {
    const month = index + 1;
    return {
      month,
      currentCents: estimate.current.monthlyCents * month,
      providerCents: estimate.status === 'saving' ? estimate.provider.monthlyCents * month : undefined,
    };
  });
}

/** Round amounts for an axis from 0 to at least `cents`: three to six of them, the last at or above it. */
export function roundTicks(cents: number): number[] {
  const magnitude = 10 ** Math.floor(Math.log10(cents / 3));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((size) => size * 4 >= cents) ?? cents;
  return Array.from({ length: Math.ceil(cents / step) + 1 }, (_, index) => index * step);
}
