import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/about/contact/partners',
  sections: [
    {
      kind: 'page-hero',
      ground: 'mist',
      heading: 'A technical partner for ==client\u00a0projects==',
      lead: 'Agencies and consultants bring us in when a project needs engineers they don’t have in-house. The client stays theirs.',
      drawing: 'shared-plan',
      actions: [
        { label: 'Send an inquiry', to: '/contact?service=Other' },
        { label: 'Schedule Free Call', to: 'booking' },
      ],
      highlights: [
        { title: 'Your name or both names', description: 'You decide what the client sees.' },
        { title: 'One contact', description: 'We settle beforehand who talks to the client.' },
        { title: 'No poaching', description: 'A client you bring stays with you.' },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'Companies we’d like to partner with',
      cards: [
        {
          icon: 'palette',
          title: 'Design and marketing agencies',
          description: 'You design and write; we build the site or app, and keep it patched after the campaign.',
        },
        {
          icon: 'presentation',
          title: 'Business and IT consultants',
          description: 'You advise; we work out the cost and put the result into operation.',
        },
        {
          icon: 'package',
          title: 'Software and hardware vendors',
          description: 'You sell the product; we connect it to the customer’s systems and support it afterward.',
        },
        {
          icon: 'organization',
          title: 'Incubators and associations',
          description: 'Your members need a first version and a server; we help them spend little on both.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'ledger',
      heading: 'Sharing a project',
      cards: [
        {
          icon: 'users',
          title: 'Roles on one page',
          description:
            'Before any quote we write down who sells, who decides, who writes to the client and who is on call.',
        },
        {
          icon: 'receipt',
          title: 'A quote for our part',
          description: 'We quote it to you, line by line. You set the price for the client.',
        },
        {
          icon: 'board',
          title: 'One task list',
          description: 'You see the same tasks and the same test version that we see.',
        },
        {
          icon: 'wrench',
          title: 'Maintenance after launch',
          description: 'At the start we agree on who does it: you, we or the client.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions from partners',
      items: [
        {
          question: 'Can you work under our brand?',
          answer:
            'Yes. Documents and emails can carry your name, and our engineers introduce themselves as your technical team. If the client asks who writes the software, we tell the truth, in words you and we have agreed on.',
        },
        {
          question: 'Do you pay for introductions?',
          answer:
            'That can be discussed, although we’d rather share the work. If you only want to pass on a contact, tell us what you expect. Any payment is put in writing and may be disclosed to the client.',
        },
        {
          question: 'What do you expect from a partner?',
          answer:
            'A client who knows about us (or a good reason why not), one person who can decide, and openness about budget and date. In return you hear of problems before your client does, together with what we propose to do.',
        },
        {
          question: 'How do we start with little risk?',
          answer:
            'With a small job: a repair, a move, an internal tool. Afterward we both know how the other side estimates and keeps dates, and you can decide whether to bring a larger one.',
        },
      ],
    },
    {
      kind: 'statement',
      tone: 'mist',
      heading: 'Tell us about your client’s project',
      paragraphs: [
        'You don’t have to name the client yet.',
        'Tell us the industry, the task, the part you would like to hand over and the date it is due. An engineer will tell you whether we can help, or who could do it better.',
      ],
      action: { label: 'Send an inquiry', to: '/contact?service=Other' },
    },
  ],
};
