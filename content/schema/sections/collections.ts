import { z } from 'zod';
import { inlineSchema } from '../inline';
import { anchor } from './shared';

/* Sections whose entries live in a module of their own, on the blog, or in the booking calendar. */

export const latestPosts = z.strictObject({
  kind: z.literal('latest-posts'),
  anchor,
  heading: inlineSchema,
  intro: inlineSchema,
});

/** Posts that an editor marked as featured on the blog. */
export const featuredPosts = z.strictObject({
  kind: z.literal('featured-posts'),
  anchor,
  heading: inlineSchema,
  intro: inlineSchema,
});

/** Drawn from content/testimonials.ts. */
export const testimonials = z.strictObject({
  kind: z.literal('testimonials'),
  anchor,
  heading: inlineSchema,
  intro: inlineSchema.optional(),
});

/** Drawn from content/portfolio.ts. */
export const portfolio = z.strictObject({
  kind: z.literal('portfolio'),
  anchor,
  heading: inlineSchema,
  intro: inlineSchema.optional(),
});

/** The calendar in which a free consultation is booked; it loads when asked for. */
export const booking = z.strictObject({
  kind: z.literal('booking'),
  anchor,
  heading: inlineSchema,
  intro: inlineSchema,
});
