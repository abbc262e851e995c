import { z } from 'zod';
import { routes } from '../routes';

const paths: readonly string[] = routes.map((route) => route.path);

/** The home page and the not-found page, as their files are called. */
const FILES = ['/index', '/404'];

/**
 * A path that leads to a page. One that is itself a page would hide it; those that the build alone writes, such as the pages of
 * topics, are asked after it (scripts/build/checks/check-redirects.ts).
 */
export const redirectSchema = z.strictObject({
  from: z
    .string()
    // A host takes the slash at the end away before it looks here.
    .regex(/^(\/[a-z0-9-]+)+$/, 'expected a path such as /services/software, without a slash at its end')
    .refine((path) => !paths.includes(path) && !FILES.includes(path), {
      error: 'expected a path that is no page of the site',
    }),
  to: z.string().refine((path) => paths.includes(path), { error: 'expected a route of content/routes.ts' }),
});

export type Redirect = z.infer<typeof redirectSchema>;
