import { z } from 'zod';

/** A route of the site, with the texts for menus, breadcrumbs, titles, descriptions and sitemap. */
export const routeSchema = z.strictObject({
  path: z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'expected a path such as /services/software'),
  /** The name in menus and breadcrumbs. */
  name: z.string().min(2).max(40),
  /** The name on cards and in structured data, without the context of a menu. */
  longName: z.string().min(2).max(60).optional(),
  /** Search results append the company's name, and with ' | …' 49 characters stay under 60. */
  title: z
    .string()
    .min(5)
    .max(49)
    .refine((title) => !title.includes('|'), {
      error: "expected the title alone, the company's name is put behind it",
    }),
  /** Meta description, and the text of links to the page. */
  summary: z.string().min(70).max(155),
  /** False leaves it out of the sitemap and adds `noindex`. */
  isIndexed: z.boolean().default(true),
  /** The path of the canonical page with the same content. */
  canonical: z.string().optional(),
  /** True if app/ has a page file for it. The catch-all page draws the others from content/pages. */
  hasOwnFile: z.boolean().default(false),
});

export type RouteInput = z.input<typeof routeSchema>;
