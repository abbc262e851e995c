import { z } from 'zod';
import { headingSchema, inlineSchema } from '../inline';
import { actionSchema } from '../link';
import { headed, titled } from './shared';

/** Minutes of the free consultation. */
export const FREE_MINUTES = 60;

const parts = z
  .array(titled.extend({ minutes: z.int().positive() }))
  .min(3)
  .superRefine((entries, context) => {
    const sum = entries.reduce((minutes, part) => minutes + part.minutes, 0);
    if (sum !== FREE_MINUTES) context.addIssue(`expected ${FREE_MINUTES} minutes in all, received ${sum}`);
  });

/** The free hour, part by part, and what the visitor has at the end of it. */
export const freeHour = z.strictObject({
  kind: z.literal('free-hour'),
  ...headed,
  intro: inlineSchema,
  parts,
  result: z.strictObject({ heading: headingSchema, items: z.array(inlineSchema).min(2).max(6) }),
  action: actionSchema,
});
