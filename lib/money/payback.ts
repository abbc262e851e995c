/**
 * After how many months what is paid once is paid back, rounded up.
 *
 * @param onceCents what is paid once, US cents
 * @param savedCents what is saved a month, US cents. Throws where nothing is saved
 */
export function paybackMonths(onceCents: number, savedCents: number): number {
  if (savedCents <= 0) throw new Error(`expected a saving a month above 0 cents, received ${savedCents}`);
  return Math.max(1, Math.ceil(onceCents / savedCents));
}
