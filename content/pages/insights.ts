import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/insights',
  sections: [
    {
      kind: 'page-hero',
      ground: 'mist',
      heading: 'IT cost examples ==and\u00a0articles==',
      lead: 'Short calculations and articles for people who approve the bills. The numbers are those of our calculator, so you can check each one.',
      drawing: 'cost-chart',
      actions: [
        { label: 'Open the calculator', to: '/savings-calculator' },
        { label: 'Schedule Free Call', to: 'booking' },
      ],
      highlights: [
        {
          title: 'The same prices everywhere',
          description: 'The examples use the price list and rule of our calculator.',
        },
        { title: 'Limits included', description: 'We also say at which size the saving ends.' },
        { title: 'Yours to repeat', description: 'Open an example and change its team or tools.' },
      ],
    },
    {
      kind: 'cost-briefs',
      anchor: 'briefs',
      heading: 'Paid tools and hosted tools, compared by team',
      intro:
        'Each team saves {claim:saving-shown} of its tool bill, before the one-time move of its data. [Why the whole bill falls by less](/#one-bill).',
      briefs: [
        {
          title: 'An agency of 25 people',
          description:
            'Everyone uses the chat, the wiki and the shared files, so each new colleague adds three fees. With us, all three run on Mattermost, Wiki.js and Nextcloud, and the next hire adds nothing until the servers have to grow.',
          members: 25,
          tools: ['team-chat', 'wiki', 'cloud-file-storage'],
        },
        {
          title: 'A software team below 50 people',
          description:
            'Up to 49 people our price stays the same, so this team can still grow. Redmine, Forgejo and BookStack carry its tickets, code and handbook.',
          members: 45,
          tools: ['issue-tracker', 'code-hosting', 'knowledge-base'],
        },
        {
          title: 'A company just above 50 people',
          description:
            'At 50 people the hosting price of each tool doubles; it doubles again at 100, 150 and so on. Most of the saving still comes from the HR suite.',
          members: 60,
          tools: ['hr-suite', 'work-management', 'notes'],
        },
      ],
    },
    {
      kind: 'statement',
      tone: 'mist',
      heading: 'The calculation, and where the saving ends',
      paragraphs: [
        'Paid tools: an example price, times people. Ours: hosting and a support fee for each tool.',
        'Hosting doubles at every 50 people, while fees per person grow with each hire. At a few hundred people the two meet: earlier for cheap tools, later for expensive ones. Beyond that we show no saving; we’ll look at your case and write a quote.',
      ],
      items: [
        'List prices are examples; your contract may say something else.',
        'Moving your data is a project and is estimated separately.',
        'A tool that you can cancel altogether saves the most.',
      ],
      itemIcon: 'dash',
      action: { label: 'Run it for your own team', to: '/savings-calculator' },
    },
    {
      kind: 'posts',
      isFeatured: true,
      anchor: 'articles',
      heading: 'Articles we send to clients',
      intro: 'Written by our team, for questions that clients often ask.',
    },
    {
      kind: 'statement',
      tone: 'mist',
      heading: 'Now with your own bill',
      paragraphs: [
        'Bring last month’s bill to a free {claim:consultation} call.',
        'An engineer goes through it with you, line by line, and says what to cancel, what to shrink and what to keep.',
      ],
      action: { label: 'Book a free call', to: 'booking' },
    },
  ],
};
