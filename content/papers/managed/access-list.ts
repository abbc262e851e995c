import type { Paper } from '../../schema/paper';

/** What is closed, and how many minutes after the call. */
const closed = [
  ['Central sign-in', 'Account, 3 groups', 1],
  ['Open sessions', '2 browsers, 1 phone', 2],
  ['VPN', 'Key on the laptop', 5],
  ['Password manager', 'Shared vault “Sales”', 8],
  ['Domain registrar', 'Second contact', 14],
  ['Online store', 'Own login, editor', 19],
  ['Phone system', 'Extension, voicemail', 23],
] as const;
const LAST_MINUTE = Math.max(...closed.map(([, , minute]) => minute));

export const accessList = {
  id: 'access-list',
  look: 'report',
  title: 'Last-day access list',
  shortTitle: 'Access list',
  subtitle: 'Sales role, laptop at home, closed at the hour you named',
  blocks: [
    {
      kind: 'table',
      columns: [{ label: 'System' }, { label: 'Access held' }, { label: 'Closed after', numeric: true }],
      rows: closed.map(([system, access, minute]) => [system, access, `${minute} min`]),
    },
    { kind: 'stamp', text: `${closed.length} of ${closed.length} closed`, small: `in ${LAST_MINUTE} minutes, sample` },
    {
      kind: 'checks',
      caption: 'Handed over',
      items: [
        { state: 'done', text: 'Mailbox to the team lead, with an automatic reply' },
        { state: 'done', text: 'Files and calendar to the team lead' },
        { state: 'done', text: 'Six shared passwords changed' },
        { state: 'open', text: 'Laptop locked; return box on its way, disk to be erased' },
        { state: 'not-needed', text: 'Hardware key: none was issued' },
      ],
    },
  ],
} as const satisfies Paper;
