import { sampleBill } from '../sample-bill';

/** The invented figures of the sample papers. All other amounts are computed from prices. */
export const sampleFigures = {
  members: sampleBill.members,
  /** Moving the messages and files of the team, once. */
  movingCents: 40_000,
} as const;
