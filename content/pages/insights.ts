import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/insights',
  sections: [
    {
      kind: 'page-hero',
      layout: 'split',
      heading: 'What it\u00a0costs, ==worked\u00a0out in the\u00a0open==',
      lead: 'Short calculations and chosen articles for people who sign the bills. Every figure can be checked with a pencil.',
      drawing: 'cost-chart',
      actions: [
        { label: 'Open the calculator', to: '/savings-calculator' },
        { label: 'Schedule Free Call', to: 'booking' },
      ],
      highlights: [
        { title: 'Same figures everywhere', description: 'The briefs use the prices and the rule of our calculator.' },
        { title: 'Limits included', description: 'We also say at which size the sum stops working.' },
        { title: 'Yours to repeat', description: 'Change the team, the tools, and compare.' },
      ],
    },
    {
      kind: 'cost-briefs',
      anchor: 'briefs',
      heading: 'Three teams, three bills',
      intro:
        'Each of these saves {claim:saving-shown} of what the tools cost per person; the receipt shows how. See [where the 30% comes from](/#one-sum).',
      briefs: [
        {
          title: 'An agency that talks, writes and files',
          description:
            'Chat, a wiki and shared files are used by everyone, so each new colleague adds three fees. With us the same three run on Mattermost, Wiki.js and Nextcloud, and the next hire adds nothing until the servers have to grow.',
          members: 25,
          tools: ['team-chat', 'wiki', 'cloud-file-storage'],
        },
        {
          title: 'A software team just under the step',
          description:
            'Our servers are sized in steps of fifty people. At this size a team still stands on the first one. Redmine, Forgejo and BookStack carry its tickets, code and handbook.',
          members: 45,
          tools: ['issue-tracker', 'code-hosting', 'knowledge-base'],
        },
        {
          title: 'A company just past it',
          description:
            'With the fiftieth person the server share of each tool doubles, and doubles once more at the hundredth. Even so the HR suite decides this sum: priced by the head, it outweighs the other two tools together.',
          members: 60,
          tools: ['hr-suite', 'work-management', 'notes'],
        },
      ],
    },
    {
      kind: 'featured-posts',
      anchor: 'articles',
      heading: 'Articles we send to clients',
      intro: 'Chosen by the people who write them, because the same questions keep coming back.',
    },
    {
      kind: 'statement',
      tone: 'mist',
      heading: 'How we do the math, and where it ends',
      paragraphs: [
        'Paid tools: list price times people. Ours: a share of servers and a support fee for each tool.',
        'The server share doubles with every fifty people, while fees by the head grow by one person at a time. Somewhere in the hundreds the two lines cross, earlier for cheap tools and later for expensive ones. Beyond that we do not print a saving; we look at your case and write a quote.',
      ],
      items: [
        'List prices are examples; your contract may say something else.',
        'Moving your data is a project and is estimated separately.',
        'A tool nobody opens saves most when it is simply canceled.',
      ],
      itemIcon: 'dash',
      action: { label: 'Run it for your own team', to: '/savings-calculator' },
    },
  ],
};
