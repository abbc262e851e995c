import type { Estimate } from './estimate';

/** In percent of today's whole bill: the part that is cut, what the cut saves, and what is left to pay. */
type ShareOfBill = { share: number; saved: number; left: number };

/**
 * What cutting a part of a bill takes off the whole bill, in whole percent: 35% of the bill cut by 85% is 30% of it.
 *
 * @param share the part of the bill that is cut, whole percent
 * @param cut the fraction by which that part falls, from 0 to 1
 */
export function shareOfBill(share: number, cut: number): ShareOfBill {
  const saved = Math.round(share * cut);
  return { share, saved, left: 100 - saved };
}

/** The fraction by which a bill falls, exactly; 0 where our formula does not save. */
export function cutOf(estimate: Estimate): number {
  return estimate.status === 'saving' ? estimate.savings.monthlyCents / estimate.current.monthlyCents : 0;
}
