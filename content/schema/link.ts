import { z } from 'zod';
import { routes } from '../routes';

const paths: readonly string[] = routes.map((route) => route.path);

/**
 * The target of a link or button: a route of content/routes.ts, with a query or an anchor if needed
 * (`/contact?service=IT%20Consulting`, `/startup-services#plans`), or `booking`, the page where visitors book a free call.
 */
export const linkSchema = z
  .string()
  .refine((link) => link === 'booking' || paths.includes(link.split(/[?#]/)[0] ?? ''), {
    error: (issue) =>
      `expected a route of content/routes.ts, such as '/services#prices', or 'booking', and no address of another site, received '${String(issue.input)}'`,
  });

/** A link to a page, labeled with the name of the page. */
export const pageLinkSchema = linkSchema.refine((link) => link !== 'booking', {
  error: "expected a route of content/routes.ts, received 'booking'",
});

/** A button or a link with its label, which has room in a line of a phone. */
export const actionSchema = z.strictObject({ label: z.string().min(2).max(36), to: linkSchema });

export type Action = z.infer<typeof actionSchema>;
