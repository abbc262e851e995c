import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/insights',
  sections: [
    {
      kind: 'page-hero',
      layout: 'split',
      heading: 'IT cost examples ==and\u00a0articles==',
      lead: 'Short calculations and selected articles for people who approve the bills. The figures are those of our calculator, so you can check each one.',
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
        'Each of these saves {claim:saving-shown} of what the tools cost per person, as the receipts show. See also [where the 30% comes from](/#one-sum).',
      briefs: [
        {
          title: 'An agency of 25 people',
          description:
            'Everyone uses the chat, the wiki and the shared files, so each new colleague adds three fees. With us they run on Mattermost, Wiki.js and Nextcloud, and the next hire adds nothing until the servers have to grow.',
          members: 25,
          tools: ['team-chat', 'wiki', 'cloud-file-storage'],
        },
        {
          title: 'A software team below 50 people',
          description:
            'Our servers are sized in steps of fifty people, and a team of this size is still on the first one. Redmine, Forgejo and BookStack carry its tickets, code and handbook.',
          members: 45,
          tools: ['issue-tracker', 'code-hosting', 'knowledge-base'],
        },
        {
          title: 'A company just above 50 people',
          description:
            'With the fiftieth person the server share of each tool doubles, and doubles once more at the hundredth. The HR suite still decides the result: paid per person, it costs more than the other two tools together.',
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
        'Paid tools: list price times people. Ours: a share of the servers and a support fee for each tool.',
        'The server share doubles with every fifty people, while fees per person grow by one person at a time. Somewhere in the hundreds the two lines cross, earlier for cheap tools and later for expensive ones. Beyond that we show no saving; we look at your case and write a quote.',
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
      kind: 'featured-posts',
      anchor: 'articles',
      heading: 'Articles we send to clients',
      intro: 'Selected by the engineers who wrote them, for questions that clients often ask.',
    },
  ],
};
