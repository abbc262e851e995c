import type { Paper } from '../../schema/paper';

export const firstDaySheet = {
  id: 'first-day-sheet',
  look: 'ticket',
  title: 'First-day sheet',
  shortTitle: 'First day',
  subtitle: 'New hire in sales, Monday morning',
  blocks: [
    {
      kind: 'checks',
      caption: 'Before the first day',
      items: [
        { state: 'done', text: 'Laptop 31: disk encrypted, updates on, warranty in the register' },
        { state: 'done', text: 'Mailbox, calendar and chat, in the group Sales' },
        { state: 'done', text: 'Password manager: vaults Sales and Office' },
        { state: 'done', text: 'CRM: reads and edits its own accounts, no export' },
        { state: 'not-needed', text: 'VPN: all tools of this role run in the browser' },
        { state: 'not-needed', text: 'Administrator rights' },
      ],
    },
    {
      kind: 'checks',
      caption: 'On the first day, together',
      items: [
        { state: 'done', text: 'First sign-in, own password, second factor: 10 minutes' },
        { state: 'done', text: 'Test mail sent, printer works: 20 minutes' },
        { state: 'open', text: 'SIM card: carrier delivers on Wednesday' },
      ],
    },
    {
      kind: 'note',
      label: 'To close when this person leaves:',
      text: 'mailbox, chat, CRM, both vaults, laptop 31 and the SIM card.',
    },
    { kind: 'signatures', labels: ['Handed over, date', 'Received, date'] },
  ],
} as const satisfies Paper;
