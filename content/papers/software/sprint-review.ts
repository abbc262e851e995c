import type { Paper } from '../../schema/paper';
import { softwareFigures } from './sample-figures';

const { daysEstimated, daysUsed, daysDropped, screensReady, screens, quotes } = softwareFigures.portal;

export const sprintReview = {
  id: 'sprint-review',
  look: 'letter',
  title: 'Sprint review',
  shortTitle: 'Review',
  subtitle: 'Customer portal, weeks 5 and 6',
  blocks: [
    {
      kind: 'checks',
      caption: 'Planned for these two weeks',
      items: [
        { state: 'done', text: 'Customers sign in with a code sent by email' },
        { state: 'done', text: `Each customer sees their own prices: ${quotes} of ${quotes} old quotes match` },
        { state: 'done', text: 'Last month’s basket can be ordered again' },
        { state: 'open', text: 'Invoices as PDF: your accountant is checking the tax line' },
        { state: 'not-needed', text: `Order by fax: you took it off, ${daysDropped} days saved` },
      ],
    },
    {
      kind: 'readings',
      readings: [
        { label: 'Days in the estimate', value: `${daysEstimated}` },
        { label: 'Days used', value: `${daysUsed}` },
        { label: 'Screens on the test address', value: `${screensReady} of ${screens}` },
        { label: 'Remarks from your testers', value: '14, of which 11 are in' },
      ],
    },
    {
      kind: 'note',
      label: 'Needed from you by Friday:',
      text: 'the wording for orders from abroad, and two more customers to test.',
    },
  ],
} as const satisfies Paper;
