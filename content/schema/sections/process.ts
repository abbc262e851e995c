import { z } from 'zod';
import { FIRST_DAYS } from '../first-month';
import { iconSchema } from '../icon';
import { headingSchema, inlineSchema } from '../inline';
import { actionSchema } from '../link';
import { introduced, titled } from './shared';

/** Minutes of the free consultation. */
export const FREE_MINUTES = 60;

const day = z.int().min(1).max(FIRST_DAYS).optional();

/** A step has an icon, its days in the first month, or the minutes that it takes of the free consultation. */
const step = titled
  .extend({ icon: iconSchema.optional(), day, until: day, minutes: z.int().positive().optional() })
  .refine(({ icon, day, minutes }) => icon ?? day ?? minutes, { error: "expected an 'icon', a 'day' or 'minutes'" })
  .refine(({ day, until }) => until === undefined || (day !== undefined && until > day), {
    error: "expected 'until' after a 'day'",
  });

/** Steps in their order. Without any of its own it has the days of content/first-month.ts. */
export const process = z
  .strictObject({
    kind: z.literal('process'),
    ...introduced,
    layout: z.enum(['line', 'night']).default('line'),
    steps: z
      .array(step)
      .min(3)
      .max(8)
      .superRefine((steps, context) => {
        const timed = steps.flatMap(({ minutes }) => minutes ?? []);
        const sum = timed.reduce((all, minutes) => all + minutes, 0);
        if (timed.length === 0 || (timed.length === steps.length && sum === FREE_MINUTES)) return;
        context.addIssue(`expected ${FREE_MINUTES} minutes in all, some in each step, received ${sum}`);
      })
      .optional(),
    /** What the stamp below the steps says: a sample of a plan or of an hour. The note stands beside it. */
    sample: z.enum(['plan', 'hour']).optional(),
    note: inlineSchema.optional(),
    /** What the visitor has at the end of the free consultation. */
    result: z
      .strictObject({ heading: headingSchema, items: z.array(inlineSchema).min(2).max(6), action: actionSchema })
      .optional(),
  })
  .refine(({ steps, sample }) => steps || sample === 'plan', { error: "expected 'steps', or the sample 'plan'" })
  .refine(({ sample, note, result }) => sample || !(note || result), {
    error: "expected a 'sample' beside 'note' and 'result'",
  });
