import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/about/projects/buzsmart',
  sections: [
    {
      kind: 'page-hero',
      layout: 'night',
      heading: 'Buzsmart puts the day ==on one page==',
      lead: 'A small company knows what it has to do today; it just knows it in six places. Buzsmart, a product of ours, brings those together for the people who run the shop.',
      drawing: 'buzsmart',
      actions: [
        { label: 'Send an inquiry', to: '/contact?service=Other' },
        { label: 'Schedule Free Call', to: 'booking' },
      ],
      highlights: [
        { title: 'For owners and office staff', description: 'No administrator needed to read it.' },
        { title: 'Built beside client work', description: 'By engineers who run other people’s systems daily.' },
        { title: 'Answers before menus', description: 'What is due, what is late, who has it.' },
      ],
    },
    {
      kind: 'numbered-slides',
      layout: 'carousel',
      heading: 'A working day with it',
      intro: 'Told from the point of view of somebody who opens the office in the morning.',
      slides: [
        {
          id: 'morning',
          number: '01',
          figure: {
            lines: [
              { label: 'Left over', value: 'needs a name' },
              { label: 'Promised for today', value: 'has a name' },
            ],
          },
          title: 'Before the first call',
          description:
            'The page lists what is promised for today and what was left over from yesterday. Whatever has no name beside it gets one now.',
        },
        {
          id: 'midday',
          number: '02',
          figure: {
            lines: [
              { label: 'Call from a customer', value: 'in the list' },
              { label: 'Yellow notes', value: 'none' },
            ],
          },
          title: 'While the phone rings',
          description:
            'A customer calls, and the request goes straight into the list instead of onto a yellow note. Whoever deals with it sees it at once.',
        },
        {
          id: 'afternoon',
          number: '03',
          figure: {
            lines: [
              { label: 'Open items', value: 'to a colleague' },
              { label: 'What was done', value: 'written below' },
            ],
          },
          title: 'When plans collide',
          description:
            'Somebody is ill. The open items move to a colleague, with what was already done written underneath.',
        },
        {
          id: 'evening',
          number: '04',
          figure: {
            lines: [
              { label: 'Finished', value: 'behind you' },
              { label: 'Not finished', value: 'new date' },
            ],
          },
          title: 'At closing time',
          description:
            'What was finished is behind you, what was not has a new date, and the owner can read both without asking anyone.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'Where it helps, and where it does not',
      cards: [
        {
          icon: 'house',
          title: 'A handful of people, many small jobs',
          description: 'Workshops, agencies, practices: short tasks for several customers at a time.',
        },
        {
          icon: 'clock',
          title: 'Work that is promised by the day',
          description: 'If a date given on the phone matters, it should be visible to more than one person.',
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
      kind: 'statement',
      tone: 'paper',
      heading: 'See it with your own day in it',
      paragraphs: [
        'Bring yesterday’s notes, emails and missed calls.',
        'In a live session we enter them together and you watch the page fill up. You will soon know whether it suits the way you work. The drawing above gives an impression; the session shows the product in its present state, gaps included. A price follows in writing, once it is clear who will use it.',
      ],
      action: { label: 'Send an inquiry', to: '/contact?service=Other' },
    },
  ],
};
