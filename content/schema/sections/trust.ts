import { z } from 'zod';
import { headingSchema, inlineSchema } from '../inline';
import { actionSchema } from '../link';
import { headed, titled, titledIcon } from './shared';

/** What the pages promise about access and leaving, in one place. Each promise names the page that says it in full. */
export const safeHands = z.strictObject({
  kind: z.literal('safe-hands'),
  ...headed,
  /** Who gets in while we work. */
  access: z.strictObject({
    heading: headingSchema,
    items: z
      .array(titledIcon.extend({ action: actionSchema }))
      .min(3)
      .max(6),
    note: inlineSchema,
  }),
  /** What a client takes along, as a slip. */
  leaving: z.strictObject({
    heading: headingSchema,
    items: z.array(titled).min(3).max(6),
    note: inlineSchema,
  }),
});
