import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/about/projects/buzsmart',
  sections: [
    {
      kind: 'page-hero',
      ground: 'night',
      heading: 'Buzsmart: ==the day’s work== on one page',
      lead: 'In a small company the work of a day is spread over notes, emails, calls and a calendar. Buzsmart, a product of ours, puts it on one page for the people who run the office.',
      drawing: 'buzsmart',
      actions: [
        { label: 'Send an inquiry', to: '/contact?service=Other' },
        { label: 'Schedule Free Call', to: 'booking' },
      ],
      highlights: [
        { title: 'For owners and office staff', description: 'You can read it without an administrator.' },
        { title: 'Built alongside client work', description: 'By engineers who run other companies’ systems daily.' },
        { title: 'Due, late, taken', description: 'The page says who has each job, and by when.' },
      ],
    },
    {
      kind: 'screens',
      anchor: 'screens',
      heading: 'Buzsmart on a Tuesday morning',
      intro: 'A small repair shop’s page at mid-morning, and one job as the driver sees it.',
      screens: [
        {
          frame: 'window',
          title: 'Today, Tuesday',
          panes: [
            {
              look: 'table',
              label: '1 done, 1 under way, 1 late, 3 open',
              columns: ['Time', 'Job', 'With'],
              rows: [
                { cells: ['Mon', 'Call back about the gate motor', 'not taken'], state: 'late' },
                { cells: ['8:30', 'Brake check, delivery van', 'Workshop'], state: 'done' },
                { cells: ['10:30', 'Pick up tiles, two pallets', 'Van 2'], state: 'now' },
                { cells: ['1:00', 'Measure the storefront', 'Foreman'] },
                { cells: ['2:15', 'Quote for 12 windows', 'Office'], state: 'waiting' },
                { cells: ['3:45', 'Deliver the repaired door', 'Van 1'] },
              ],
              field: { text: 'New job: who called, and what is needed by when?', button: 'Add' },
            },
          ],
          caption: {
            title: 'Late work comes first',
            description:
              'A job left over from Monday stays at the top until someone takes it. Type in a customer’s call, and everyone sees it.',
          },
        },
        {
          frame: 'phone',
          title: 'Pick up tiles',
          panes: [
            {
              look: 'list',
              label: 'Two pallets, for the storefront',
              rows: [
                { title: 'Taken', text: 'Front desk, on the phone', side: '8:05' },
                { title: 'Moved to van 2', text: 'Driver of van 1 is out sick', side: '9:50' },
                { title: 'Loading', text: 'One pallet is on board', side: '10:34', state: 'now' },
              ],
              field: { text: 'Add a line', button: 'Done' },
            },
          ],
          caption: {
            title: 'A job with its history',
            description: 'If a job moves to a colleague, everything done so far moves with it.',
          },
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'Companies that Buzsmart fits',
      cards: [
        {
          icon: 'house',
          title: 'Small teams with many short jobs',
          description: 'Repair shops, agencies and practices that serve several customers at a time.',
        },
        {
          icon: 'clock',
          title: 'Work promised for a day',
          description: 'Dates that were given on the phone are visible to the whole office.',
        },
        {
          icon: 'board',
          title: 'Not for long engineering projects',
          description:
            'Those need plans and dependencies. OpenProject, on our [list of platforms](/platforms), does that well.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'ledger',
      heading: 'A working day with Buzsmart',
      cards: [
        {
          icon: 'list-checks',
          title: 'Before the first call',
          description: 'You see what is promised for today and what is left from yesterday, and assign each job.',
        },
        {
          icon: 'phone',
          title: 'During the day',
          description: 'Requests from the phone go straight into the list. The colleague in charge sees them at once.',
        },
        {
          icon: 'calendar',
          title: 'At closing time',
          description: 'Open jobs get a new date. The owner reads the page and does not have to ask around.',
        },
      ],
    },
    {
      kind: 'statement',
      tone: 'paper',
      heading: 'Try it with your own day',
      paragraphs: [
        'Bring yesterday’s notes, emails and missed calls.',
        'In a live session we’ll enter them together, and you’ll see your own page. The screens above are drawn with sample jobs; the session shows the product as it is today, gaps included. A price follows in writing, once we know who will use it.',
      ],
      action: { label: 'Send an inquiry', to: '/contact?service=Other' },
    },
  ],
};
