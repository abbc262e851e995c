import type { Paper } from '../schema/paper';
import { sampleFigures } from './sample-figures';

export const billCheck = {
  id: 'bill-check',
  look: 'receipt',
  title: 'Bill check',
  shortTitle: 'Bill check',
  subtitle: `One month, ${sampleFigures.members} people`,
  blocks: [
    {
      kind: 'marked',
      lines: [
        {
          label: 'Board-style work',
          was: { from: 'list-price', tool: 'board-style-work' },
          note: 'Does the same as work management',
        },
        { label: 'Wiki', was: { from: 'list-price', tool: 'wiki' }, note: 'No sign-ins since March' },
        {
          label: 'Cloud server',
          was: { from: 'sample', cents: sampleFigures.serverCents },
          note: 'Half the size is enough',
          now: { from: 'plan', plan: 'vps-scale' },
        },
      ],
      total: 'Off this bill, a month',
    },
  ],
} as const satisfies Paper;
