import type { Paper } from '../../schema/paper';
import { softwareFigures } from './sample-figures';

const { steps } = softwareFigures.order;

export const orderWalkthrough = {
  id: 'order-walkthrough',
  title: 'Order walkthrough',
  shortTitle: 'Walkthrough',
  subtitle: 'One wholesale order, followed from the call to the invoice',
  blocks: [
    {
      kind: 'pair',
      was: { title: 'Today', subtitle: 'as we wrote it down', total: 'Work on one order' },
      now: { title: 'With the portal', subtitle: 'as we plan it', total: 'What is left' },
      pen: true,
      lines: steps.map(({ step, minutes, typed, ...portal }) => ({
        text: step,
        was: minutes,
        note: portal.note,
        now: portal.left,
        marked: typed,
      })),
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
