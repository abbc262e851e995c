import type { PageInput } from '../schema/page';

/** The same words stand under both addresses of the menu and the footer (specification, section 2). */
export const careersSections: PageInput['sections'] = [
  {
    kind: 'page-hero',
    layout: 'paper',
    heading: 'Work where ==what you build keeps running==',
    lead: 'We are engineers, administrators and support people in {city:us}, in {city:cm} and at home. Nobody here throws code over a wall, as there is no other side.',
    drawing: 'workbench',
    actions: [
      { label: 'Introduce yourself', to: '/contact?service=Other' },
      { label: 'Read our story', to: '/about' },
    ],
    highlights: [
      { title: 'Whole problems', description: 'From the first talk with a client to the log file.' },
      { title: 'Two offices, or neither', description: 'Come in, stay home, or do both in a week.' },
      { title: 'Open-source tools', description: 'What you learn here is worth something elsewhere.' },
    ],
  },
  {
    kind: 'numbered-slides',
    layout: 'list',
    heading: 'How a week feels',
    slides: [
      {
        id: 'own',
        number: '01',
        title: 'You own a thing, not a ticket',
        description:
          'Somebody’s name stands beside each system. If it is yours, you talk to the client, decide how to do it and see it used.',
      },
      {
        id: 'review',
        number: '02',
        title: 'Somebody reads what you wrote',
        description:
          'Every change has a second reader, whatever your title. It is the quickest way to learn that we know of.',
      },
      {
        id: 'write',
        number: '03',
        title: 'Writing instead of meetings',
        description:
          'Two offices several hours apart have taught us to decide on paper. A meeting has a question to answer, and then it ends.',
      },
      {
        id: 'repair',
        number: '04',
        title: 'Time to mend things',
        description:
          'When something failed, we look for the cause and not for the person, and the repair goes ahead of new features.',
      },
    ],
  },
  {
    kind: 'cards',
    layout: 'columns',
    heading: 'Whom we look for',
    intro: 'Whether or not a role is open. Good people are worth a talk beforehand.',
    cards: [
      {
        icon: 'code',
        title: 'Software engineers',
        description: 'You write code that others like to read, and you have seen some of yours in production.',
      },
      {
        icon: 'server',
        title: 'System administrators',
        description: 'You automate what you did twice and have restored a backup when it mattered.',
      },
      {
        icon: 'lifebuoy',
        title: 'Support staff',
        description: 'You can hear what a caller means, and explain a fault without making them feel small.',
      },
      {
        icon: 'palette',
        title: 'Web designers and editors',
        description: 'You begin with the words, and a phone screen does not scare you.',
      },
    ],
  },
  {
    kind: 'process',
    layout: 'night',
    heading: 'What to expect if you write to us',
    steps: [
      {
        icon: 'mail',
        title: 'A letter in your own words',
        description: 'Tell us what you made, what you would like to learn and where you live.',
      },
      {
        icon: 'video',
        title: 'A talk with a colleague',
        description: 'With the person you would work beside. Ask as much as you answer.',
      },
      {
        icon: 'laptop',
        title: 'A piece of real work',
        description: 'Small, close to the job, done together. No puzzles on a whiteboard.',
      },
      {
        icon: 'handshake',
        title: 'An answer with reasons',
        description: 'Yes or no, in plain words, and what we liked in either case.',
      },
    ],
  },
  {
    kind: 'faq',
    layout: 'split',
    heading: 'Asked by applicants',
    items: [
      {
        question: 'Are there open roles right now?',
        answer:
          'Roles come and go faster than pages are edited, so write and ask. If nothing fits at present, we say so and, with your consent, keep your letter for the next opening. You can have it deleted at any time.',
      },
      {
        question: 'Do I need a degree?',
        answer:
          'No. Show us something you made, mended or kept running, and tell us why you did it that way. A degree is one way to have learned that. A community project, a former job or a server in your closet are others.',
      },
      {
        question: 'Which languages are spoken?',
        answer:
          'English in writing, since both offices share the clients and the code. French is spoken in {city:cm} and welcome everywhere. If your written English is careful rather than elegant, you will fit in well.',
      },
      {
        question: 'Can I work entirely from home?',
        answer:
          'Most of the work can be done from anywhere with a decent connection. On-site support is the exception, since a cable has to be held by somebody. We agree on it before you sign, and put it in the contract.',
      },
      {
        question: 'Do you take interns?',
        answer:
          'When there is a person with time to teach, which is the condition. Say when and for how long, what you study and which part of our work you would like to see. You would work on real systems with a reader beside you.',
      },
    ],
  },
  {
    kind: 'statement',
    tone: 'mist',
    heading: 'Say hello',
    paragraphs: [
      'Three paragraphs are plenty: who you are, what you did, what you want to do next.',
      'Links to code, sites or writing help more than a list of keywords. A colleague reads every letter, and whoever you would work with answers it.',
    ],
    action: { label: 'Write to us', to: '/contact?service=Other' },
  },
];

export const page: PageInput = { path: '/careers', sections: careersSections };
