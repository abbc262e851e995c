import { z } from 'zod';
import { photoSchema } from './photo';

/** A sample is labeled 'Example' on the page: its `name` is a role, never an invented person, and it has no portrait. */
export const testimonialSchema = z
  .strictObject({
    name: z.string().min(2),
    position: z.string().min(2),
    content: z.string().min(2),
    rating: z.number().int().min(1).max(5),
    portrait: photoSchema.optional(),
    isSample: z.boolean(),
  })
  .refine(({ portrait, isSample }) => !(portrait && isSample), {
    path: ['portrait'],
    error: 'expected no portrait with isSample: true',
  });

export type Testimonial = z.infer<typeof testimonialSchema>;
