import type { Paper } from '../../schema/paper';

export const firstDaySheet = {
  id: 'first-day-sheet',
  title: 'First-day sheet',
  shortTitle: 'First day',
  subtitle: 'New hire in sales, Monday morning',
  blocks: [
    {
      kind: 'checks',
      when: 'Before the first day',
      caption: 'New hire in sales',
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
      when: 'Monday morning, together',
      caption: 'First day',
      items: [
        { state: 'done', text: 'First sign-in, own password, second factor: 10 min' },
        { state: 'done', text: 'Test mail sent, printer works: 20 min' },
        { state: 'open', text: 'SIM card: carrier delivers on Wednesday' },
      ],
    },
    { kind: 'signatures', labels: ['Handed over, date', 'Received, date'] },
    {
      kind: 'checks',
      when: 'When this person leaves',
      caption: 'To close',
      items: [
        { state: 'open', text: 'Mailbox and chat' },
        { state: 'open', text: 'CRM' },
        { state: 'open', text: 'Both vaults' },
        { state: 'open', text: 'Laptop 31' },
        { state: 'open', text: 'SIM card' },
      ],
    },
  ],
} as const satisfies Paper;
