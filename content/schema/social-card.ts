import { z } from 'zod';
import { pictureSchema } from './drawing';
import { headlineSchema } from './inline';

/** The card of a shared link. */
export const socialCardSchema = z.strictObject({
  heading: headlineSchema,
  drawing: pictureSchema,
  ground: z.enum(['night', 'paper', 'mist']),
});

export type SocialCardInput = z.infer<typeof socialCardSchema>;
