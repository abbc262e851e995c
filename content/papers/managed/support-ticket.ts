import type { Paper } from '../../schema/paper';

/** Minutes after the call. */
const REROUTED = 22;
const ON_SITE = 243;
const CLOSED = 278;

const hours = (minutes: number) => `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

export const supportTicket = {
  id: 'support-ticket',
  title: 'Front-desk printer prints blank pages',
  shortTitle: 'Ticket',
  subtitle: 'Support ticket, waiting room in use',
  blocks: [
    {
      kind: 'log',
      start: '09:02',
      entries: [
        { minute: 0, text: 'You call. The desk writes the ticket while you talk.' },
        {
          minute: 4,
          text: 'You allow a screen share. The driver is fine; the printer’s own test page is blank too.',
        },
        { minute: REROUTED, text: 'Jobs now go to the back-office printer. We agree on a visit after lunch.' },
        { minute: ON_SITE, text: 'On site with a new drum and a label with the support number.' },
        { minute: CLOSED, text: 'You print a form and say that it works.' },
      ],
    },
    {
      kind: 'readings',
      readings: [
        { label: 'Until you could print', value: `${REROUTED} min` },
        { label: 'At your office', value: `${CLOSED - ON_SITE} min` },
        { label: 'Until it was fixed', value: hours(CLOSED) },
      ],
    },
    { kind: 'stamp', text: 'Closed by you', small: 'sample ticket' },
    { kind: 'note', label: 'Response times', text: 'are in your contract, for each kind of problem.' },
  ],
} as const satisfies Paper;
