import { z } from 'zod';
import { sectionSchema } from './section';

/** What holds the heading of the page. */
const HEADS: readonly string[] = ['page-hero', 'slideshow', 'prose'];

/** A page of content/pages. Its title and description stand in content/routes.ts. */
export const pageSchema = z.strictObject({
  path: z.string().startsWith('/'),
  sections: z
    .array(sectionSchema)
    .min(1)
    .refine((sections) => sections.every(({ kind }, index) => HEADS.includes(kind) === (index === 0)), {
      error: `expected one of ${HEADS.join(', ')} as the first section, and no other of them`,
    })
    .refine((sections) => isUnique(sections.flatMap((section) => ('anchor' in section && section.anchor) || [])), {
      error: 'expected each anchor once',
    }),
});

function isUnique(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

export type Page = z.infer<typeof pageSchema>;
export type PageInput = z.input<typeof pageSchema>;
