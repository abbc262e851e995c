import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/about',
  sections: [
    {
      kind: 'page-hero',
      layout: 'night',
      heading: 'We began with ==somebody else’s invoice==',
      lead: 'DohTech is a technology company in {city:us} and {city:cm}. We build software, run it, and keep asking what it costs the people who pay for it.',
      drawing: 'two-offices',
      highlights: [
        { title: 'Two cities', description: '{city:us} in the USA and {city:cm} in Cameroon, one team.' },
        { title: 'Three products of our own', description: 'We live with the software we write.' },
        { title: 'Small and large clients', description: 'Startups, growing companies and enterprises.' },
      ],
    },
    {
      kind: 'statement',
      anchor: 'story',
      tone: 'paper',
      heading: 'It starts with a bill nobody had read',
      drawing: 'torn-receipt',
      paragraphs: [
        'There was an engineer, a small company and a technology bill that had never been read line by line.',
        'On it were subscriptions priced by the head, several doing the same job, and servers without anybody’s name on them. Nothing was broken, so nobody had looked. The bill had simply grown with every person hired.',
        'The work that followed was not glamorous: cancel what was unused, move what was worth keeping to open-source tools, put the rest on servers of the right size and write down how it all fits together. It was paid for out of what it saved.',
        'The founder made a company out of that, on one condition: it has to earn its place on a client’s bill. From {city:us} and {city:cm} we serve two kinds of market, one where software is bought without a thought and one where every dollar of it is felt. The stricter habit applies in both offices, and [whoever joins us](/careers) picks it up.',
        'Since then we have added what clients asked for next: their website, their application, an app for their customers, [someone to call](/about/contact/support). The first question has stayed the same. What are you paying for now?',
      ],
    },
    {
      kind: 'cards',
      layout: 'ledger',
      heading: 'What sets us apart, in practice',
      cards: [
        {
          icon: 'receipt',
          title: 'We may talk ourselves out of a job',
          description: 'If the cheapest answer is a setting or a cancellation, that is the answer you get.',
        },
        {
          icon: 'users',
          title: 'No wall between building and running',
          description: 'The programmer knows the server, the administrator knows the code. Blame has nowhere to go.',
        },
        {
          icon: 'package',
          title: 'Open source by preference',
          description:
            'Tools without a fee per person can lower running costs by {claim:open-source}, and nobody can lock you in.',
        },
        {
          icon: 'file-text',
          title: 'In writing',
          description: 'Estimates, decisions and access rights are written down, in documents that you own.',
        },
        {
          icon: 'globe',
          title: 'Built for slow connections',
          description: 'Working in {city:cm} teaches you to make things load on a weak network. Everyone benefits.',
        },
      ],
    },
    {
      kind: 'papers',
      anchor: 'papers',
      heading: 'The papers our clients keep',
      intro:
        'We would rather show you the work than describe it. All of it is stamped “Sample”: the layout is real, the figures are invented.',
      papers: ['estimate', 'server-page', 'restore-drill', 'bill-check'],
    },
    {
      kind: 'testimonials',
      heading: 'What it is like to work with us',
      intro: '{Count:testimonials} voices, by role and industry.',
    },
    {
      kind: 'feature',
      heading: 'We are our own client, too',
      intro: 'Besides client work we make three products. They are where we try an idea before we recommend it to you.',
      drawing: 'workbench',
      imageSide: 'left',
      items: [
        {
          icon: 'chat',
          title: 'Buzme',
          description: 'Messages that stay within the company. [See Buzme](/about/projects/buzme).',
        },
        {
          icon: 'list-checks',
          title: 'Buzsmart',
          description: 'A day’s work on one page. [See Buzsmart](/about/projects/buzsmart).',
        },
        {
          icon: 'folder',
          title: 'Buzstorage',
          description: 'Files, and who may open them. [See Buzstorage](/about/projects/buzstorage).',
        },
      ],
      action: { label: 'See what we build for others', to: '/about/portfolio' },
    },
    {
      kind: 'coupon',
      description: 'Now you know our story. Tell us yours, starting with the bill.',
      action: { label: 'Start a project', to: '/contact' },
    },
  ],
};
