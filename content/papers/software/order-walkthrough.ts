import type { Paper } from '../../schema/paper';
import { softwareFigures } from './sample-figures';

const { steps, withPortal } = softwareFigures.order;
const today = steps.reduce((sum, { minutes }) => sum + minutes, 0);

export const orderWalkthrough = {
  id: 'order-walkthrough',
  look: 'listing',
  title: 'Order walkthrough',
  shortTitle: 'Walkthrough',
  subtitle: 'One wholesale order, followed from the call to the invoice',
  blocks: [
    {
      kind: 'readings',
      readings: steps.map(({ step, by, minutes }) => ({ label: step, value: `${minutes} min, ${by}` })),
    },
    {
      kind: 'bars',
      caption: 'Work on one order',
      unit: 'minutes',
      bars: [
        { label: 'Today', value: today, marked: true },
        { label: 'With the portal', value: withPortal },
      ],
    },
    {
      kind: 'note',
      label: 'Typed three times:',
      text: 'name, items and address. In the portal your customer types them once, and accounting receives them.',
    },
    {
      kind: 'note',
      label: 'Stays by phone:',
      text: 'rush orders, 2 in the 40 we looked at. They get a number on the page in place of a screen.',
    },
  ],
} as const satisfies Paper;
