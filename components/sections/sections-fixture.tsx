import { render } from '@testing-library/react';
import { type PageInput, pageSchema } from '@/content/schema/page';
import { Sections } from './sections';

export type SectionInput = PageInput['sections'][number];

/** Renders sections as a page does. */
export const renderSections = (...sections: SectionInput[]) =>
  render(<Sections page={pageSchema.parse({ path: '/services/startups/compute-infrastructure', sections })} />);

/** The section of this kind on a page of the site. */
export function sectionOf({ path, sections }: PageInput, kind: SectionInput['kind']): SectionInput {
  const section = sections.find((each) => each.kind === kind);
  if (!section) throw new Error(`${path} has no section ${kind}`);
  return section;
}
