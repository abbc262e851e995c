import type { Paper } from '../../schema/paper';

/** Minutes after the call. */
const REROUTED = 22;
const ON_SITE = 243;
const CLOSED = 278;

export const supportTicket = {
  id: 'support-ticket',
  look: 'letter',
  title: 'Support ticket',
  shortTitle: 'Ticket',
  subtitle: 'Front-desk printer prints blank pages',
  blocks: [
    {
      kind: 'terms',
      terms: [
        { label: 'Reported', text: 'By phone, waiting room in use' },
        { label: 'State', text: '==Closed by you==' },
      ],
    },
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
      kind: 'bars',
      caption: 'Where the time went',
      unit: 'minutes',
      bars: [
        { label: 'On the phone', value: REROUTED },
        { label: 'At your office', value: CLOSED - ON_SITE },
        { label: 'You, without a printer', value: REROUTED, marked: true },
      ],
    },
  ],
} as const satisfies Paper;
