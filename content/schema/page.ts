import { z } from 'zod';
import { frameIds } from '../frame-ids';
import { type Section, sectionSchema } from './section';

/** A page of content/pages. Its title and description are in content/routes.ts. */
export const pageSchema = z.strictObject({
  path: z.string().startsWith('/'),
  sections: z
    .array(sectionSchema)
    .min(1)
    .superRefine((sections, { addIssue }) => {
      const ids = [...frameIds, ...sections.flatMap(idsOf)];
      const again = ids.find((id, index) => ids.indexOf(id) !== index);
      if (again === undefined) return;
      const message = `expected each anchor once, and none of '${frameIds.join("', '")}', received '${again}' twice`;
      addIssue({ code: 'custom', message });
    }),
});

function idsOf(section: Section): string[] {
  const parts = section.kind === 'prose' ? section.parts.map(({ id }) => id) : [];
  const papers = section.kind === 'papers' ? section.papers : [];
  const own = 'anchor' in section && section.anchor ? [section.anchor] : [];
  return [...own, ...parts, ...papers];
}

export type Page = z.infer<typeof pageSchema>;
export type PageInput = z.input<typeof pageSchema>;
