import { z } from 'zod';
import { inlineSchema } from '../inline';
import { headed, introduced } from './shared';

/* Sections with entries from another content module, the blog or the booking calendar. */

export const latestPosts = z.strictObject({
  kind: z.literal('latest-posts'),
  ...headed,
  intro: inlineSchema,
});

/** Posts that an editor marked as featured on the blog. */
export const featuredPosts = z.strictObject({
  kind: z.literal('featured-posts'),
  ...headed,
  intro: inlineSchema,
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
  /** What the visitor finds on the calendar. Left out where nothing can be booked online. */
  calendarNote: inlineSchema.optional(),
});
