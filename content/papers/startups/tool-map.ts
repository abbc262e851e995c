import type { Paper } from '../../schema/paper';
import type { ToolId } from '../../tools';
import { sampleFigures } from '../sample-figures';

const line = (name: string, owner: string, renews: string, tool: ToolId) =>
  [name, owner, renews, { from: 'list-price', tool }] as const;

export const toolMap = {
  id: 'tool-map',
  title: 'Tool map',
  shortTitle: 'Tool map',
  subtitle: `${sampleFigures.members} people, in order of renewal`,
  blocks: [
    {
      kind: 'table',
      columns: [{ label: 'Tool' }, { label: 'Owner' }, { label: 'Renews' }, { label: 'Now', numeric: true }],
      rows: [
        [...line('Team chat', 'Operations', 'Jan 31', 'team-chat')],
        [...line('Issue tracker', 'Engineering', 'Mar 15', 'issue-tracker')],
        [...line('Work management', 'Operations', 'May 31', 'work-management')],
        [...line('HR suite', 'People', 'Sep 1', 'hr-suite')],
      ],
      total: 'A month',
    },
    {
      kind: 'checks',
      caption: 'Next on the map',
      items: [
        { state: 'done', text: 'Chat: six people tried it. The old contract is canceled by Dec 31' },
        { state: 'open', text: 'HR suite: its owner lists who administers it' },
        { state: 'not-needed', text: 'Accounting: stays, because your accountant works in it' },
      ],
    },
  ],
} as const satisfies Paper;
