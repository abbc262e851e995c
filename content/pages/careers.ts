import type { PageInput } from '../schema/page';

/** The same words stand under both addresses of the menu and the footer (specification, section 2). */
export const careersSections: PageInput['sections'] = [
  {
    kind: 'page-hero',
    ground: 'paper',
    heading: 'Careers: ==software and IT support==',
    lead: 'We are engineers, administrators and support people in {city:us}, in {city:cm} and at home. We run what we build, so you see how your work holds up after release.',
    drawing: 'workbench',
    actions: [
      { label: 'Introduce yourself', to: '/contact?service=Other' },
      { label: 'Read our story', to: '/about' },
    ],
    highlights: [
      { title: 'Whole problems', description: 'From the first call with a client to the log file.' },
      { title: 'Office or home', description: 'Come in, stay home, or do both in a week.' },
      { title: 'Open-source tools', description: 'The skills you learn here are in demand elsewhere.' },
    ],
  },
  {
    kind: 'cards',
    layout: 'columns',
    heading: 'Who we’re looking for',
    intro: 'Write to us even if no role is open. We like to meet good people early.',
    cards: [
      {
        icon: 'code',
        title: 'Software engineers',
        description: 'You write code that is easy to read, and some of it has run in production.',
      },
      {
        icon: 'server',
        title: 'System administrators',
        description: 'You automate what you have done twice, and you have restored a backup when it mattered.',
      },
      {
        icon: 'lifebuoy',
        title: 'Support staff',
        description: 'You can tell what a caller means, and you explain problems in plain words.',
      },
      {
        icon: 'palette',
        title: 'Web designers and editors',
        description: 'You begin with the text, and you design for the phone first.',
      },
    ],
  },
  {
    kind: 'cards',
    layout: 'ledger',
    heading: 'Working here',
    cards: [
      {
        icon: 'key',
        title: 'You are responsible for a system',
        description:
          'Every system has one of us in charge. If it is yours, you talk to the client, decide how to build it and see it used.',
      },
      {
        icon: 'search',
        title: 'Every change is reviewed',
        description: 'Whatever your title, a second engineer reads your change. You both learn from it.',
      },
      {
        icon: 'note',
        title: 'We decide in writing',
        description:
          'Our offices are several hours apart, so proposals are written down. A meeting has one question to answer.',
      },
      {
        icon: 'wrench',
        title: 'Fixes come before features',
        description: 'After a failure we look for the cause, and the fix goes to the top of the list.',
      },
    ],
  },
  {
    kind: 'process',
    layout: 'night',
    heading: 'How to apply',
    steps: [
      {
        icon: 'mail',
        title: 'A note in your own words',
        description: 'Tell us what you made, what you would like to learn and where you live.',
      },
      {
        icon: 'video',
        title: 'A conversation with a teammate',
        description: 'With the person you would work with. Please bring your own questions.',
      },
      {
        icon: 'laptop',
        title: 'A piece of real work',
        description: 'Small, close to the job and done together, without whiteboard puzzles.',
      },
      {
        icon: 'handshake',
        title: 'An answer with reasons',
        description: 'You’ll hear what we liked, whether the answer is yes or no.',
      },
    ],
  },
  {
    kind: 'faq',
    heading: 'Questions from applicants',
    items: [
      {
        question: 'Are there open roles right now?',
        answer:
          'Please write and ask, because roles change faster than this page. If nothing fits right now, we’ll tell you so and, with your consent, keep your note for the next opening. You can have it deleted at any time.',
      },
      {
        question: 'Do I need a degree?',
        answer:
          'No. Show us something you made, repaired or kept running, and tell us why you did it that way. You may have learned that at a university, in a community project or in a former job.',
      },
      {
        question: 'Which languages do you speak?',
        answer:
          'English in writing, since both offices share the clients and the code. French is spoken in {city:cm} and welcome everywhere. Your written English doesn’t have to be elegant.',
      },
      {
        question: 'Can I work entirely from home?',
        answer:
          'In most roles, yes, with a decent internet connection. On-site support is the exception. We agree on it before you sign and put it in the contract.',
      },
      {
        question: 'Do you take interns?',
        answer:
          'Yes, when a colleague has time to teach. Tell us when and for how long, what you study and which part of our work you would like to see. You would work on real systems, with a reviewer next to you.',
      },
    ],
  },
  {
    kind: 'statement',
    tone: 'mist',
    heading: 'Introduce yourself',
    paragraphs: [
      'A few paragraphs are enough: your work so far, and the work you want to do next.',
      'Links to code, websites or writing help more than a list of keywords. A colleague reads every note, and the person you would work with answers it.',
    ],
    action: { label: 'Write to us', to: '/contact?service=Other' },
  },
];

export const page: PageInput = { path: '/careers', sections: careersSections };
