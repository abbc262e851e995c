import type { PageInput } from '../../schema/page';

export const page: PageInput = {
  path: '/about/portfolio',
  sections: [
    {
      kind: 'page-hero',
      layout: 'split',
      heading: 'Work you can ==look into==',
      lead: 'Each card names the industry, the task and the decision it turns on, and leads to the service behind it. Look through one kind or all of them.',
      drawing: 'picture-wall',
      highlights: [
        { title: 'Mobile and web apps', description: 'For customers, patients and people on the move.' },
        { title: 'Enterprise', description: 'For the departments that keep a company going.' },
        { title: 'Websites', description: 'For visitors in a hurry and editors without training.' },
      ],
    },
    {
      kind: 'portfolio',
      anchor: 'work',
      heading: 'Three kinds of work',
    },
    {
      kind: 'statement',
      tone: 'mist',
      heading: 'What “Example” means on a card',
      paragraphs: [
        'A card marked “Example” was written by us. There is no client behind it.',
        'It shows a typical job in that industry: what was asked for, what gets built, and the decision that usually settles it. The link on it leads to the service you would buy.',
        'When a client lets us show their project, its card takes the place of an example and has no label. Until then, ask on a call how we would build yours, and what would make it expensive.',
      ],
      action: { label: 'Send an inquiry', to: '/contact?service=Software%20Development' },
    },
    {
      kind: 'calls',
      layout: 'tickets',
      heading: 'Yours could hang here next',
      service: 'Software Development',
      inquiry: 'Point at the case closest to yours and write what is different.',
      call: 'Let an engineer explain how such a thing is made, and what makes it expensive.',
      project: 'Seen enough? Send your outline and ask for parts, figures and dates.',
    },
    {
      kind: 'coupon',
      description: 'Every case here could be a first project, and yours gets the discount.',
      action: { label: 'Start a project', to: '/contact' },
    },
  ],
};
