import { css } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';

type Section = SectionOf<'paper'>;
export type Staged<S extends Section['staging']> = { section: Extract<Section, { staging: S }> };

/** What every staging has: paper in order with the page, and a new sheet on a printer. */
export const stagingStyle = css`
  padding-block: var(--section-space);

  .section-head {
    grid-template-columns: minmax(0, 1fr);
  }
  .section-head h2 {
    max-width: none;
  }
  @media print {
    break-before: page;
  }
`;
