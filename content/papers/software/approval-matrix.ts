import type { Paper } from '../../schema/paper';
import { softwareFigures } from './sample-figures';

const { teamCents, departmentCents, financeCents } = softwareFigures.approvals;

export const approvalMatrix = {
  id: 'approval-matrix',
  look: 'letter',
  title: 'Approval matrix',
  shortTitle: 'Approvals',
  subtitle: 'Purchase orders, version 3, agreed by three departments',
  blocks: [
    {
      kind: 'table',
      columns: [
        { label: 'Order up to', numeric: true },
        { label: 'Approves' },
        { label: 'Also signs' },
        { label: 'Within' },
      ],
      rows: [
        [{ from: 'sample', cents: teamCents }, 'Team lead', '–', '1 day'],
        [{ from: 'sample', cents: departmentCents }, 'Department head', 'Finance', '2 days'],
        [{ from: 'sample', cents: financeCents }, 'Finance director', 'Managing director', '3 days'],
        ['Any amount above', 'Managing director', 'Board', 'Next meeting'],
      ],
    },
    {
      kind: 'terms',
      terms: [
        { label: 'Deputies', text: 'One for each role. After the deadline the request moves to the deputy.' },
        { label: 'Own orders', text: 'Refused for every role. The next one up decides.' },
        { label: 'Split orders', text: 'Same supplier within 30 days: the sum counts.' },
        { label: 'Payment', text: 'Accounting, which can neither order nor approve.' },
        { label: 'Log', text: 'Name, time, amount and the version of this table.' },
      ],
    },
    { kind: 'signatures', labels: ['For finance, date', 'For the department, date'] },
  ],
} as const satisfies Paper;
