import { z } from 'zod';
import { drawingSchema } from './drawing';
import { linkSchema } from './link';

/** The filter tabs of the portfolio after 'All' (specification, section 2). */
export const portfolioCategorySchema = z.enum(['Mobile & Web App', 'Enterprise', 'Websites']);

/** `client` is a sector, never an invented company; a sample is labeled 'Example' on the page. */
export const portfolioItemSchema = z.strictObject({
  title: z.string().min(2),
  description: z.string().min(40),
  client: z.string().min(2),
  image: drawingSchema,
  link: linkSchema,
  category: portfolioCategorySchema,
  isSample: z.boolean(),
});

export type PortfolioItem = z.infer<typeof portfolioItemSchema>;
