import { z } from 'zod';
import { headingSchema, inlineSchema } from '../inline';
import { headed } from './shared';

const coverage = z.strictObject({ heading: headingSchema, items: z.array(inlineSchema).min(1).max(5) });

/** The hours of both offices, shown in the visitor's time zone, and what happens outside of them. */
export const officeHours = z.strictObject({
  kind: z.literal('office-hours'),
  ...headed,
  /** What is done day and night. */
  always: inlineSchema,
  /** Says which time zone the prerendered hours are in. */
  note: inlineSchema,
  covered: coverage,
  notCovered: coverage,
});
