import type { FirstDay } from './schema/first-month';

/** The sample plan of a client's first 30 days: what happens on which day, for the team of content/sample-bill.ts. */
export const firstMonth = [
  { day: 1, title: 'Free call', description: 'One hour. You bring the bill and leave with a list of next steps.' },
  { day: 4, title: 'Written estimate', description: 'The systems we run, the monthly price, and what stays as it is.' },
  { day: 8, title: 'Inventory', description: 'Accounts, machines, backups and contract dates in one list.' },
  {
    day: 11,
    title: 'Monitoring starts',
    description: 'Servers and connections, {claim:monitoring}. We test the first backup.',
  },
  { day: 15, title: 'Support desk opens', description: 'Your 25 people get one phone number and one email address.' },
  { day: 19, title: 'Team chat moves', description: 'The history moves, too, as far as the old tool exports it.' },
  {
    day: 24,
    title: 'Chat license ends',
    description: 'We write the cancellation; you send it. Other tools follow as they renew.',
  },
  { day: 30, title: 'First monthly report', description: 'What we did, what it cost and what comes next.' },
] as const satisfies readonly FirstDay[];
