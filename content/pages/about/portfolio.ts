import type { PageInput } from '../../schema/page';

export const page: PageInput = {
  path: '/about/portfolio',
  sections: [
    {
      kind: 'page-hero',
      layout: 'split',
      heading: 'Work you can ==look into==',
      lead: 'Each card names the industry, the task and the decision that made it work, and leads to the service behind it. Look through one kind or all of them.',
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
      heading: 'Why you find industries here, not names',
      paragraphs: [
        'What a company runs inside its walls is its own affair.',
        'So a case is told by industry and task, with the interesting decision left in. Cards marked as examples show typical work rather than a particular client. On a call we go deeper: the constraints, what we would do differently, and how such a system looks behind the sign-in page.',
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
