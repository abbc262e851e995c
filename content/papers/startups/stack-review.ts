import type { Paper } from '../../schema/paper';
import { sampleFigures } from '../sample-figures';

export const stackReview = {
  id: 'stack-review',
  title: 'Stack review',
  shortTitle: 'Stack review',
  subtitle: `${sampleFigures.members} people, one product`,
  blocks: [
    {
      kind: 'pair',
      was: { title: 'In use', subtitle: 'its license, or a month’s price', total: 'Tools today, a month' },
      now: { title: 'Our verdict', subtitle: 'keep, move or drop', total: 'With us, a month' },
      pen: true,
      lines: [
        { text: 'PostgreSQL 16', was: 'PostgreSQL', note: 'keep', now: 'until Nov 2028' },
        { text: 'Grafana', was: 'AGPL', note: 'keep', now: 'used unchanged' },
        { text: 'Redis 7.2', was: 'BSD, up to 7.2', note: 'move to Valkey', now: 'BSD' },
        { text: 'Moment.js', was: 'MIT', note: 'drop', now: 'maintenance only' },
        {
          text: 'Code hosting',
          was: { from: 'list-price', tool: 'code-hosting' },
          note: 'move to Forgejo',
          now: { from: 'our-price', tool: 'code-hosting' },
        },
        {
          text: 'Knowledge base',
          was: { from: 'list-price', tool: 'knowledge-base' },
          note: 'move to BookStack',
          now: { from: 'our-price', tool: 'knowledge-base' },
        },
        { text: 'Notes', was: { from: 'list-price', tool: 'notes' }, note: 'drop, in BookStack' },
      ],
    },
  ],
} as const satisfies Paper;
