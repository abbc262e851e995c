import { z } from 'zod';
import { routes } from '../routes';
import { actionSchema } from './link';

const path = z.enum(
  routes.map((route) => route.path),
  { error: 'expected a route of content/routes.ts' },
);

const paths = z
  .array(path)
  .min(1)
  .refine((items) => new Set(items).size === items.length, { error: 'expected each path once' });

/** The lists of content/service-paths.ts. */
export const servicePathsSchema = z.record(z.string(), paths);
export const mainServicePathsSchema = paths;

/** An entry of the header: a link, with a submenu of groups if needed. The labels of the items come from content/routes.ts. */
export const menuItemSchema = z.strictObject({
  title: z.string().min(2),
  link: path,
  groups: z
    .array(z.strictObject({ title: z.string().min(2), link: path.optional(), items: paths }))
    .min(1)
    .optional(),
  /** Links below the groups. */
  more: z.array(actionSchema).optional(),
});

/** A footer column of links with labels from content/routes.ts. With `hasBlog` it ends with the link to the blog. */
const footerColumnSchema = z.strictObject({
  title: z.string().min(2),
  items: paths,
  /** A link below them, to a part of a page. */
  more: actionSchema.optional(),
  hasBlog: z.boolean().optional(),
});

/** All columns, of which one has the link to the blog. */
export const footerColumnsSchema = z
  .array(footerColumnSchema)
  .refine((columns) => columns.filter(({ hasBlog }) => hasBlog).length === 1, {
    error: "expected exactly one column with 'hasBlog: true'",
  });

export type MenuItem = z.infer<typeof menuItemSchema>;
export type FooterColumn = z.infer<typeof footerColumnSchema>;
