import { z } from 'zod';
import { sectionSchema } from './section';

/** A page of content/pages. Its title and description stand in content/routes.ts. */
export const pageSchema = z.strictObject({
  path: z.string().startsWith('/'),
  sections: z
    .array(sectionSchema)
    .min(1)
    .refine((sections) => isUnique(sections.flatMap((section) => ('anchor' in section && section.anchor) || [])), {
      error: 'expected each anchor once',
    }),
});

function isUnique(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

export type Page = z.infer<typeof pageSchema>;
export type PageInput = z.input<typeof pageSchema>;
