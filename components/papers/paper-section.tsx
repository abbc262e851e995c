import type { ReactNode } from 'react';
import type { SectionOf } from '@/content/schema/section';
import { MarkedStaging } from './marked-staging';
import { PairStaging } from './pair-staging';
import { SheetStaging } from './sheet-staging';
import { StripStaging } from './strip-staging';

/** One sample paper with what there is to see on it, in one of four layouts. */
export function PaperSection({ section }: { section: SectionOf<'paper'> }): ReactNode {
  switch (section.staging) {
    case 'sheet':
      return <SheetStaging section={section} />;
    case 'pair':
      return <PairStaging section={section} />;
    case 'strip':
      return <StripStaging section={section} />;
    case 'marked':
      return <MarkedStaging section={section} />;
  }
}
