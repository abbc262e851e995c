import type { ReactNode } from 'react';
import type { SectionOf } from '@/content/schema/section';
import { LedgerStaging } from './ledger-staging';
import { MarkedStaging } from './marked-staging';
import { PairStaging } from './pair-staging';
import { SheetStaging } from './sheet-staging';
import { StripStaging } from './strip-staging';
import { TicketStaging } from './ticket-staging';

/** One sample paper with what there is to see on it, in one of six layouts. */
export function PaperSection({ section }: { section: SectionOf<'paper'> }): ReactNode {
  switch (section.staging) {
    case 'sheet':
      return <SheetStaging section={section} />;
    case 'ticket':
      return <TicketStaging section={section} />;
    case 'ledger':
      return <LedgerStaging section={section} />;
    case 'pair':
      return <PairStaging section={section} />;
    case 'strip':
      return <StripStaging section={section} />;
    case 'marked':
      return <MarkedStaging section={section} />;
  }
}
