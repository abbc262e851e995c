import { z } from 'zod';
import { inlineSchema } from '../inline';
import { headed, introduced } from './shared';

/* Sections with entries from another content module, the blog or the booking calendar. */

/** The newest posts, or the newest that an editor marked as featured on the blog. */
export const posts = z.strictObject({
  kind: z.literal('posts'),
  ...headed,
  intro: inlineSchema,
  isFeatured: z.boolean().default(false),
});

/** Drawn from content/testimonials.ts. */
export const testimonials = z.strictObject({
  kind: z.literal('testimonials'),
  ...introduced,
});

/** Drawn from content/portfolio.ts. */
export const portfolio = z.strictObject({
  kind: z.literal('portfolio'),
  ...introduced,
});

/** The calendar for booking a free consultation. It loads when the visitor opens it. */
export const booking = z.strictObject({
  kind: z.literal('booking'),
  ...headed,
  intro: inlineSchema,
});
