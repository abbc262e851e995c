import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/about/contact/partners',
  sections: [
    {
      kind: 'page-hero',
      layout: 'split',
      heading: 'Keep your client. ==Borrow\u00a0our engineers.==',
      lead: 'Agencies, consultants and vendors bring us in when a project needs software, servers or support that they do not want to hire for.',
      drawing: 'shared-plan',
      actions: [
        { label: 'Send an inquiry', to: '/contact?service=Other' },
        { label: 'Schedule Free Call', to: 'booking' },
      ],
      highlights: [
        { title: 'Your name or both names', description: 'You decide what the client sees.' },
        { title: 'One voice', description: 'It is settled beforehand who talks to them.' },
        { title: 'No poaching', description: 'A client you bring stays with you.' },
      ],
    },
    {
      kind: 'numbered-slides',
      layout: 'list',
      heading: 'How we share a project',
      slides: [
        {
          id: 'roles',
          number: '01',
          title: 'Roles on one page',
          description:
            'Who sells, who decides, who writes to the client, and who is called at night. Before any offer.',
        },
        {
          id: 'price',
          number: '02',
          title: 'An offer you can build on',
          description: 'We quote our part to you, line by line. What you charge for the whole is your business.',
        },
        {
          id: 'work',
          number: '03',
          title: 'Work in the open',
          description: 'You see the same task list and the same test version that we see.',
        },
        {
          id: 'after',
          number: '04',
          title: 'A plan for afterward',
          description: 'Maintenance stays with us, goes to you or to the client. It is written down at the start.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'Who works with us, and on what',
      cards: [
        {
          icon: 'palette',
          title: 'Design and marketing agencies',
          description: 'You draw and write; we build the site or app, host it and keep it patched after the campaign.',
        },
        {
          icon: 'presentation',
          title: 'Business and IT consultants',
          description: 'You advise; we work out what it costs, try it and put it into operation.',
        },
        {
          icon: 'package',
          title: 'Software and hardware vendors',
          description:
            'You sell the product; we connect it to what the customer already has and look after it locally.',
        },
        {
          icon: 'organization',
          title: 'Incubators and associations',
          description: 'Your members need a first version and a server; we help them spend little on both.',
        },
      ],
    },
    {
      kind: 'faq',
      layout: 'columns',
      heading: 'Before you introduce us',
      items: [
        {
          question: 'Can you work under our brand?',
          answer:
            'Yes. Documents, test addresses and emails can carry your name, and our engineers introduce themselves as your technical team. If the client asks directly who programs, we would rather not lie, so we agree with you beforehand on a sentence that is true.',
        },
        {
          question: 'Do you pay for introductions?',
          answer:
            'We prefer to share work rather than commissions, but both can be discussed. If you only wish to pass a contact on, tell us what you expect. Any payment is put in writing and may be disclosed to the client.',
        },
        {
          question: 'What do you expect from a partner?',
          answer:
            'A client who knows that we exist or a good reason why not, one person who can decide, and honesty about budget and date. In return you hear of problems before your client does, together with what we propose to do about them.',
        },
        {
          question: 'How do we start without much risk?',
          answer:
            'With something small that matters to nobody’s reputation: a repair, a move, an internal tool. After that both sides know how the other writes, estimates and keeps dates. Larger things can follow, or not.',
        },
      ],
    },
    {
      kind: 'statement',
      tone: 'mist',
      heading: 'Tell us about the client you have in mind',
      paragraphs: [
        'No names needed yet.',
        'The industry, the task, the part you would like to hand over and the date it is due: from those an engineer can tell you whether we can help, or who could do it better.',
      ],
      action: { label: 'Send an inquiry', to: '/contact?service=Other' },
    },
  ],
};
