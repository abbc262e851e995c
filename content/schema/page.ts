import { z } from 'zod';
import { PRIVACY_PREFERENCES_ID } from '../privacy-texts';
import { type Section, sectionSchema } from './section';

/** Ids of what stands around the sections of every page (components/layout). */
const FRAME_IDS = ['content', 'site-menu', PRIVACY_PREFERENCES_ID];

/** A page of content/pages. Its title and description stand in content/routes.ts. */
export const pageSchema = z.strictObject({
  path: z.string().startsWith('/'),
  sections: z
    .array(sectionSchema)
    .min(1)
    .refine((sections) => isUnique([...FRAME_IDS, ...sections.flatMap(idsOf)]), {
      error: `expected each anchor once, and none of '${FRAME_IDS.join("', '")}'`,
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
