import { z } from 'zod';

/** `name` is a role, never an invented person; a sample is labeled 'Example' on the page. */
export const testimonialSchema = z.strictObject({
  name: z.string().min(2),
  position: z.string().min(2),
  content: z.string().min(2),
  rating: z.number().int().min(1).max(5),
  isSample: z.boolean(),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
