import { z } from 'zod';
import { routes } from '../routes';

const path = z.enum(routes.map((route) => route.path));

/** A header entry: a link, and for some a submenu of groups whose items are links, named as the route list names them. */
export const menuItemSchema = z.strictObject({
  title: z.string().min(2),
  link: path,
  groups: z
    .array(z.strictObject({ title: z.string().min(2), link: path.optional(), items: z.array(path).min(1) }))
    .optional(),
});

export type MenuItem = z.infer<typeof menuItemSchema>;
