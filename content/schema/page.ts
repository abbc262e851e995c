import { z } from 'zod';
import { frameIds } from '../frame-ids';
import { type Section, sectionSchema } from './section';

/** A page of content/pages. Its title and description stand in content/routes.ts. */
export const pageSchema = z.strictObject({
  path: z.string().startsWith('/'),
  sections: z
    .array(sectionSchema)
    .min(1)
    .refine((sections) => isUnique([...frameIds, ...sections.flatMap(idsOf)]), {
      error: `expected each anchor once, and none of '${frameIds.join("', '")}'`,
    }),
});

function idsOf(section: Section): string[] {
  const parts = section.kind === 'prose' ? section.parts.map(({ id }) => id) : [];
  return 'anchor' in section && section.anchor ? [section.anchor, ...parts] : parts;
}

function isUnique(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

export type Page = z.infer<typeof pageSchema>;
export type PageInput = z.input<typeof pageSchema>;
