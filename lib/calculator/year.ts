import { type Estimate, MONTHS_PER_YEAR } from './estimate';

/** The twelve months of a year with running totals in US cents. Our cost is undefined where the estimate does not save. */
export function yearMonths(estimate: Exclude<Estimate, { status: 'empty' }>) {
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
