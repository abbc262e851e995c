import { z } from 'zod';
import { FIRST_DAYS } from '../first-month';
import { headingSchema, inlineSchema } from '../inline';
import { headed, titledIcon } from './shared';

/* Sections for a company without an IT department: its first month with us, and our hours. */

/** Steps on the days of the first month, on a strip of 30. Without steps of its own it has the days of content/first-month.ts. */
export const firstDays = z.strictObject({
  kind: z.literal('first-days'),
  ...headed,
  intro: inlineSchema,
  steps: z
    .array(
      titledIcon.extend({
        day: z.int().min(1).max(FIRST_DAYS),
        /** The last day of a step that takes several. */
        until: z.int().max(FIRST_DAYS).optional(),
      }),
    )
    .length(4)
    .optional(),
  /** Below the days, beside the stamp of a sample. */
  note: inlineSchema.optional(),
});

const coverage = z.strictObject({ heading: headingSchema, items: z.array(inlineSchema).min(1).max(5) });

/** The hours of both offices, drawn on the visitor's clock, and what happens outside of them. */
export const officeHours = z.strictObject({
  kind: z.literal('office-hours'),
  ...headed,
  /** What is done day and night. */
  always: inlineSchema,
  /** Says which clock the prerendered hours are drawn on. */
  note: inlineSchema,
  covered: coverage,
  notCovered: coverage,
});
