import type { Paper } from '../../schema/paper';
import { sampleFigures } from '../sample-figures';

export const stackReview = {
  id: 'stack-review',
  look: 'receipt',
  title: 'Stack review',
  shortTitle: 'Stack review',
  subtitle: `${sampleFigures.members} people, one product`,
  blocks: [
    {
      kind: 'table',
      caption: 'Under the product',
      columns: [{ label: 'In use' }, { label: 'License' }, { label: 'Verdict' }],
      rows: [
        ['PostgreSQL 16', 'PostgreSQL', 'Keep, supported until Nov 2028'],
        ['Redis 7.2', 'BSD, up to 7.2', 'Move to Valkey'],
        ['Grafana', 'AGPL', 'Keep, used unchanged'],
        ['Moment.js', 'MIT', 'Drop, maintenance only'],
      ],
    },
    {
      kind: 'marked',
      lines: [
        {
          label: 'Code hosting',
          was: { from: 'list-price', tool: 'code-hosting' },
          note: 'Forgejo, with issues and history',
          now: { from: 'our-price', tool: 'code-hosting' },
        },
        {
          label: 'Knowledge base',
          was: { from: 'list-price', tool: 'knowledge-base' },
          note: 'BookStack, on your sign-in',
          now: { from: 'our-price', tool: 'knowledge-base' },
        },
        {
          label: 'Notes',
          was: { from: 'list-price', tool: 'notes' },
          note: 'The knowledge base holds them',
        },
      ],
      total: 'Less, a month',
    },
  ],
} as const satisfies Paper;
