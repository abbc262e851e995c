import { z } from 'zod';
import { frameIds } from '../frame-ids';
import { type Section, sectionSchema } from './section';
import { costs } from './sections/prices';

/** A page of content/pages. Its title and description are in content/routes.ts. */
export const pageSchema = z
  .strictObject({
    path: z.string().startsWith('/'),
    /** What the service of the page costs: a section before its questions, or at its end where it has none. */
    costs: costs.optional(),
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
  })
  .transform(({ costs, ...page }) => (costs ? { ...page, sections: withCosts(page.sections, costs) } : page));

function withCosts(sections: Section[], section: z.infer<typeof costs>): Section[] {
  const questions = sections.findIndex(({ kind }) => kind === 'faq');
  const at = questions < 0 ? sections.findIndex(({ kind }) => kind === 'coupon') : questions;
  return sections.toSpliced(at, 0, { kind: 'what-it-costs', ...section });
}

function idsOf(section: Section): string[] {
  const parts = section.kind === 'prose' ? section.parts.map(({ id }) => id) : [];
  const papers = section.kind === 'papers' ? section.papers : [];
  const own = 'anchor' in section && section.anchor ? [section.anchor] : [];
  const former = section.kind === 'one-bill' ? section.formerAnchors : [];
  return [...own, ...former, ...parts, ...papers];
}

export type Page = z.infer<typeof pageSchema>;
export type PageInput = z.input<typeof pageSchema>;
type SectionInput = PageInput['sections'][number];
type HeroInput = Extract<SectionInput, { kind: 'page-hero' }>;
/** A page of content/pages/services/: it begins with its paper. */
export type ServicePageInput = Omit<PageInput, 'sections'> & {
  sections: [HeroInput & Required<Pick<HeroInput, 'paper'>>, ...SectionInput[]];
};
