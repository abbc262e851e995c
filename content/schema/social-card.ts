import { z } from 'zod';
import { drawingSchema } from './drawing';
import { headlineSchema } from './inline';

/** What the picture of a shared link shows. */
export const socialCardSchema = z.strictObject({
  heading: headlineSchema,
  drawing: drawingSchema,
  ground: z.enum(['night', 'paper', 'split']),
});

export type SocialCardInput = z.infer<typeof socialCardSchema>;
