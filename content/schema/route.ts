import { z } from 'zod';

/** One address of the site. What menus, breadcrumbs, titles, descriptions, sitemap and tests say of a page comes from here. */
export const routeSchema = z.strictObject({
  path: z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'expected a path such as /services/software'),
  /** What menus and breadcrumbs call it. */
  name: z.string().min(2).max(40),
  /** What cards and structured data call it, where no menu stands around its name. */
  longName: z.string().min(2).max(60).optional(),
  /** Search engines show it with the company's name behind: 49 characters and ' | DohTech' stay under 60. */
  title: z
    .string()
    .min(5)
    .max(49)
    .refine((title) => !title.includes('|'), {
      error: "expected the title alone, the company's name is put behind it",
    }),
  /** Meta description, and the text of links to the page. */
  summary: z.string().min(70).max(155),
  /** False keeps it out of the sitemap and asks search engines to leave it out. */
  isIndexed: z.boolean().default(true),
  /** The same content stands at this path, and search engines should keep that one. */
  canonical: z.string().optional(),
  /** True where app/ has a page file for it; the others are drawn from content/pages by the catch-all page. */
  hasOwnFile: z.boolean().default(false),
});

export type RouteInput = z.input<typeof routeSchema>;
