import { z } from 'zod';
import { routes } from '../routes';

const paths: readonly string[] = routes.map((route) => route.path);

/**
 * Where a link or button leads: a route of content/routes.ts, if need be with a query or an anchor behind
 * (`/contact?service=IT%20Consulting`, `/startup-services#plans`), or `booking`, the page where a free call is booked.
 */
export const linkSchema = z
  .string()
  .refine((link) => link === 'booking' || paths.includes(link.split(/[?#]/)[0] ?? ''), {
    error: (issue) => `expected a route of content/routes.ts or 'booking', received '${String(issue.input)}'`,
  });

/** A page of the site, shown by its name. */
export const pageLinkSchema = linkSchema.refine((link) => link !== 'booking', {
  error: "expected a route of content/routes.ts, received 'booking'",
});

/** A button or a link with words of its own. */
export const actionSchema = z.strictObject({ label: z.string().min(2), to: linkSchema });

export type Action = z.infer<typeof actionSchema>;
