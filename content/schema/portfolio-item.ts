import { z } from 'zod';
import { drawingSchema } from './drawing';
import { linkSchema } from './link';
import { isPhoto, photoSchema } from './photo';

/** The filter tabs of the portfolio after 'All' (specification, section 2). */
export const portfolioCategorySchema = z.enum(['Mobile & Web App', 'Enterprise', 'Websites']);

const clientSite = z.string().regex(/^https:\/\/[\w-]+(\.[\w-]+)+([/?#][^\s"'<>]*)?$/);

/**
 * A sample is labeled 'Example' on the page: its `client` is a sector, never an invented company. A real one may have a photograph
 * in place of a drawing, and link to the client's own site in place of a page of ours.
 */
export const portfolioItemSchema = z
  .strictObject({
    title: z.string().min(2),
    description: z.string().min(40),
    client: z.string().min(2),
    image: z.union([drawingSchema, photoSchema], {
      error: "expected a drawing of content/schema/drawing.ts, or a file in content/photos, such as 'clinic.jpg'",
    }),
    link: z.union([linkSchema, clientSite], {
      error: "expected a route of content/routes.ts, 'booking', or an address that begins with https://",
    }),
    category: portfolioCategorySchema,
    isSample: z.boolean(),
  })
  .superRefine(({ image, link, isSample }, context) => {
    if (!isSample) return;
    const issue = (field: string, expected: string) =>
      context.addIssue({ code: 'custom', path: [field], message: expected });
    if (isPhoto(image)) issue('image', 'expected a drawing with isSample: true');
    if (clientSite.safeParse(link).success) issue('link', 'expected a page of this site with isSample: true');
  });

export type PortfolioItem = z.infer<typeof portfolioItemSchema>;
