import type { Paper } from '../../schema/paper';
import { softwareFigures } from './sample-figures';

const { teamCents, departmentCents, financeCents } = softwareFigures.approvals;

export const approvalMatrix = {
  id: 'approval-matrix',
  title: 'Approval matrix',
  shortTitle: 'Approvals',
  subtitle: 'Purchase orders up to each amount, version 3',
  blocks: [
    {
      kind: 'table',
      columns: [{ label: 'Order up to' }, { label: 'Approves' }, { label: 'Also signs' }, { label: 'Within' }],
      rows: [
        [{ from: 'sample', cents: teamCents }, 'Team lead', '–', '1 day'],
        [{ from: 'sample', cents: departmentCents }, 'Department head', 'Finance', '2 days'],
        [{ from: 'sample', cents: financeCents }, 'CFO', 'CEO', '3 days'],
        ['Any amount above', 'CEO', 'Board', 'Next meeting'],
      ],
    },
    {
      kind: 'note',
      label: 'Deputies:',
      text: 'one for each role. After the deadline the request moves to the deputy.',
    },
    {
      kind: 'note',
      label: 'One level up:',
      text: 'your own orders go there, and orders split to stay under a limit. Orders from one vendor within 30 days count as one.',
    },
    { kind: 'note', label: 'Payment:', text: 'by accounting, which can neither order nor approve.' },
    { kind: 'signatures', labels: ['For finance, date', 'For the department, date'] },
  ],
} as const satisfies Paper;
