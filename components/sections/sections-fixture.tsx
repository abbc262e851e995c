import { render } from '@testing-library/react';
import { type PageInput, pageSchema } from '@/content/schema/page';
import { Sections } from './sections';

export type SectionInput = PageInput['sections'][number];

/** Renders sections as a page does. */
export const renderSections = (...sections: SectionInput[]) =>
  render(<Sections page={pageSchema.parse({ path: '/services/startups/compute-infrastructure', sections })} />);
