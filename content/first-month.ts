import type { FirstDay } from './schema/first-month';

/** The sample plan of a client's first 30 days: what happens on which day, for the team of content/sample-bill.ts. */
export const firstMonth = [
  { day: 1, title: 'Free call', description: 'One hour. You bring the bill and leave with a list.' },
  { day: 4, title: 'Written estimate', description: 'What we run, what it costs a month, what stays as it is.' },
  { day: 8, title: 'We take stock', description: 'Accounts, machines, backups and contract dates, in one register.' },
  {
    day: 11,
    title: 'Monitoring starts',
    description: 'Servers and lines, {claim:monitoring}. The first backup is read back.',
  },
  { day: 15, title: 'The desk opens', description: 'Your 25 people get one number and one address.' },
  { day: 19, title: 'Team chat moves', description: 'With its messages, on the day you picked.' },
  { day: 24, title: 'Old seats end', description: 'Subscriptions are canceled before they renew.' },
  { day: 30, title: 'The first page', description: 'What happened, what it cost, what comes next.' },
] as const satisfies readonly FirstDay[];
