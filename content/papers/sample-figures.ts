import { sampleBill } from '../sample-bill';

/** What several papers share. Papers on software and managed services have invented figures of their own. */
export const sampleFigures = {
  members: sampleBill.members,
  /** Moving the messages and files of the team, once. */
  movingCents: 40_000,
} as const;
