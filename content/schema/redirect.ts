import { z } from 'zod';
import { routes } from '../routes';

const paths: readonly string[] = routes.map((route) => route.path);

/** The home page and the not-found page under the names of their files. */
const FILES = ['/index', '/404'];

/**
 * A redirect to a page. `from` must not be a page, which the redirect would hide. scripts/build/checks/check-links.ts also
 * compares it with pages that only the build knows, such as those of topics.
 */
export const redirectSchema = z.strictObject({
  from: z
    .string()
    // Hosts remove a slash at the end before they compare.
    .regex(/^(\/[a-z0-9-]+)+$/, 'expected a path such as /services/software, without a slash at its end')
    .refine((path) => !paths.includes(path) && !FILES.includes(path), {
      error: 'expected a path that is no page of the site',
    }),
  to: z.string().refine((path) => paths.includes(path), { error: 'expected a route of content/routes.ts' }),
});

export type Redirect = z.infer<typeof redirectSchema>;
