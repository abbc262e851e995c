import type { Paper } from '../../schema/paper';
import { startupFigures } from './sample-figures';

const { round } = startupFigures;
const sum = (days: readonly number[]) => days.reduce((total, each) => total + each, 0);
const estimated = sum(round.map(({ estimate }) => estimate));
const used = sum(round.map(({ took }) => took));
const live = round.filter((line) => !('left' in line)).length;

export const sprintReview = {
  id: 'sprint-review',
  look: 'letter',
  title: 'Sprint review',
  shortTitle: 'Sprint review',
  subtitle: 'Round 7, two weeks, two developers',
  blocks: [
    {
      kind: 'terms',
      terms: [{ label: 'Goal', text: 'A customer with 40 people can use the product as a team.' }],
    },
    {
      kind: 'table',
      caption: 'Days of work',
      columns: [
        { label: 'Item' },
        { label: 'Estimate', numeric: true },
        { label: 'Used', numeric: true },
        { label: 'Result', numeric: true },
      ],
      rows: [
        ...round.map((line) => [
          line.item,
          String(line.estimate),
          String(line.took),
          'left' in line ? 'Moved' : 'Live',
        ]),
        ['In all', String(estimated), String(used), `${live} of ${round.length}`],
      ],
    },
    {
      kind: 'note',
      label: 'Moved to round 8:',
      text: `single sign-on, ${round[5].left} days left. The customer’s test account came on day 8.`,
    },
    {
      kind: 'note',
      label: 'Decided by you:',
      text: 'audit log before dark mode. Roles took half as long again, so the next permission screen is estimated at 6.',
    },
  ],
} as const satisfies Paper;
