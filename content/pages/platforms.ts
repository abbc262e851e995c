import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/platforms',
  sections: [
    {
      kind: 'page-hero',
      ground: 'paper',
      heading: 'Open-source tools ==we\u00a0host for you==',
      lead: 'We host, patch, back up and support each of these {count:tools} tools. Each replaces one that you pay for per person. Four others, line by line, are on [our sample bill](/#one-bill).',
      drawing: 'platform-shelf',
      actions: [
        { label: 'Open the savings calculator', to: '/savings-calculator' },
        { label: 'Schedule Free Call', to: 'booking' },
      ],
      highlights: [
        {
          title: 'One price for the team',
          description:
            'It stays the same up to 49 people. At 50, 100, 150 people and so on, hosting doubles; support never does.',
        },
        {
          title: 'Public code and formats',
          description: 'Anyone can read the code, and you can take your data elsewhere.',
        },
        { title: 'Supported by us', description: 'Updates, backups and help from our engineers for each tool.' },
      ],
      paper: {
        title: 'Four tools, 25 people, a month',
        lines: [{ tool: 'cloud-file-storage' }, { tool: 'video-meetings' }, { tool: 'wiki' }, { tool: 'notes' }],
        total: { name: 'With us', of: 'tools' },
        note: 'Struck: what they cost today. [All {count:tools}](/platforms#tools)',
      },
    },
    {
      kind: 'platforms',
      anchor: 'tools',
      heading: 'Each tool, its use and its price',
      intro:
        'For each tool you see the monthly price of the paid one, per person and for 25 people, and our price with hosting and support. For fewer, see [the price list](/services#prices-tools). Email, office and tax software are not on the list, and stay as they are.',
      notes: [
        {
          tool: 'issue-tracker',
          description:
            'Tickets, milestones, time tracking and a wiki per project. For teams that handle bugs and requests all day and want a simple, fast tool.',
        },
        {
          tool: 'team-chat',
          description:
            'Channels, threads, calls between two and search, with phone and desktop apps. For companies that want their conversations on their own server.',
        },
        {
          tool: 'video-meetings',
          description:
            'Meetings in the browser with whiteboard, polls, breakout rooms and recordings. Made for teaching, and good for workshops too.',
        },
        {
          tool: 'work-management',
          description:
            'Gantt charts, boards, budgets and meeting notes in one place. For project managers who plan months ahead and report on progress.',
        },
        {
          tool: 'board-style-work',
          description:
            'Cards that move from left to right, with checklists, learned in minutes. For teams that want a simple board for the week.',
        },
        {
          tool: 'code-hosting',
          description:
            'Git repositories, reviews and issues, light enough for a small server. Build servers are priced in your estimate. For engineers who want their code on their own server.',
        },
        {
          tool: 'video-conferencing',
          description:
            'Video calls from a link, without an account or an installation. For short calls with customers and job applicants.',
        },
        {
          tool: 'erp-suite',
          description:
            'Accounting, purchasing, inventory, sales and production in one database. For trading and manufacturing companies that have outgrown spreadsheets.',
        },
        {
          tool: 'hr-suite',
          description: 'Leave, attendance, expenses, recruiting and pay stubs.',
        },
        {
          tool: 'team-collaboration-suite',
          description:
            'Team chat sorted by topic, so you can still follow a conversation a day later. For teams in several time zones.',
        },
        {
          tool: 'notes',
          description:
            'Notes in Markdown that several people edit at once and share by link, with earlier versions saved every few minutes. For teams that take notes together.',
        },
        {
          tool: 'wiki',
          description:
            'Pages in a visual editor or Markdown, with versions, rights by group and good search. For technical documentation that changes often.',
        },
        {
          tool: 'knowledge-base',
          description:
            'Pages sorted into shelves, books and chapters, so that everyone finds them. For handbooks, instructions and answers to recurring questions.',
        },
        {
          tool: 'cloud-file-storage',
          description:
            'Files, calendars, contacts and shared editing, synced to desktop and phone. For teams that share links outside the company and need to revoke them.',
        },
      ],
    },
    {
      kind: 'feature',
      anchor: 'included',
      ground: 'night',
      heading: 'Included in hosting and support',
      intro:
        'The support fee in the calculator covers these for every platform. How much a tool may store, and how many may call at once, is in your estimate.',
      drawing: 'open-source-stack',
      imageSide: 'left',
      items: [
        {
          icon: 'refresh',
          title: 'Updates',
          description: 'Tested on a copy of your system, installed at a quiet hour and monitored afterward.',
        },
        {
          icon: 'database',
          title: 'Backups',
          description: 'Data and attachments together, stored away from the server.',
        },
        {
          icon: 'key',
          title: 'Sign-in',
          description:
            'Connected to your company accounts where the platform allows it, so that you can block new sign-ins in one place.',
        },
        {
          icon: 'lifebuoy',
          title: 'Help',
          description:
            'Questions about the tool from administrators and users, by ticket, in office hours. Moving your data and training have a price of their own.',
        },
      ],
      actions: [{ label: 'How switching works', to: '/services/startups/operational-tech' }],
    },
    {
      kind: 'faq',
      anchor: 'faq',
      heading: 'Questions about the platforms',
      items: [
        {
          question: 'Why these {count:tools}?',
          answer:
            'They cover the tools most teams pay for by the seat, each has an active project behind it, and you can export your data. If you want another one, ask us. We host other open-source software too, once we have checked its upgrades and its license.',
        },
        {
          question: 'Which of the video and chat tools do we need?',
          answer:
            'Usually one of each. Jitsi Meet is for quick calls, BigBlueButton for teaching and workshops. Mattermost is close to the chat most people know, and Zulip keeps long discussions readable. We can set up both as a trial and let your team choose.',
        },
        {
          question: 'Can we try one before we move?',
          answer:
            'Yes. We’ll set up a trial with some of your data and invite the people you name. They use it for real work. If they prefer the old tool, we’ll delete the trial.',
        },
        {
          question: 'Can several tools share one server?',
          answer:
            'Yes. If a server that you rent from us has room, your estimate says what that saves. Our list counts hosting for each tool, so that its price is the same whichever others you take.',
        },
        {
          question: 'When does open source cost more?',
          answer:
            'With few people on a cheap tool: for 10 people, code hosting costs the same either way, and a knowledge base or video conferencing is cheaper paid per person. And with several hundred people, because hosting keeps doubling. The [savings calculator](/savings-calculator) shows both limits, and [our worked examples](/insights) show the sizes in between. If a partner requires a certain product, keep it and replace the tools around it.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Move one tool as your first project. If your team likes it, the others can follow.',
      action: { label: 'Start a project', to: '/contact?service=Startup%20Services' },
    },
  ],
};
