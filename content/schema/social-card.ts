import { z } from 'zod';
import { drawingSchema } from './drawing';
import { headlineSchema } from './inline';

/** The card of a shared link. */
export const socialCardSchema = z.strictObject({
  heading: headlineSchema,
  drawing: drawingSchema,
  ground: z.enum(['night', 'paper', 'split']),
});

export type SocialCardInput = z.infer<typeof socialCardSchema>;
