import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/platforms',
  sections: [
    {
      kind: 'page-hero',
      layout: 'paper',
      heading: '{Count:tools} tools ==without a seat price==',
      lead: 'The open-source platforms we host, patch, back up and support. Each takes the place of a tool that is paid per person, and operating costs can fall by {claim:open-source}.',
      drawing: 'platform-shelf',
      actions: [
        { label: 'Open the savings calculator', to: '/savings-calculator' },
        { label: 'Schedule Free Call', to: 'booking' },
      ],
      highlights: [
        { title: 'One server, whole team', description: 'The price follows the server, not the number of accounts.' },
        { title: 'Public code and formats', description: 'You can read what it does and take your data elsewhere.' },
        { title: 'Supported by us', description: 'Updates, backups and someone to ask, for each of them.' },
      ],
    },
    {
      kind: 'platforms',
      anchor: 'tools',
      heading: 'What each does, and who will like it',
      intro:
        'With each: what the paid tool costs per person and for a team, and what hosting and support cost with us. Such tools can take {claim:open-source} off running costs. See [what that takes off a whole bill](/#one-sum).',
      notes: [
        {
          tool: 'issue-tracker',
          description:
            'Tickets, milestones, time tracking and a wiki per project. Plain to look at and quick to use; for teams that handle bugs and requests all day.',
        },
        {
          tool: 'team-chat',
          description:
            'Channels, threads, calls and search, with phone and desktop apps. For companies whose conversations should stay on their own server.',
        },
        {
          tool: 'video-meetings',
          description:
            'Meetings with whiteboard, polls, breakout rooms and recordings, in the browser. Made for teaching, so it suits workshops and training too.',
        },
        {
          tool: 'work-management',
          description:
            'Gantt charts, boards, budgets and meeting notes in one place. For project managers who plan months ahead and have to report on it.',
        },
        {
          tool: 'board-style-work',
          description:
            'Cards, lists, swimlanes and checklists. Learned in minutes; for teams that want to see the week on a wall and nothing more.',
        },
        {
          tool: 'code-hosting',
          description:
            'Git repositories, reviews, issues and build pipelines, light enough for a small server. For engineers who want their code close by.',
        },
        {
          tool: 'video-conferencing',
          description:
            'A call behind a link: no account, no installation, guests welcome. For short talks with customers and applicants.',
        },
        {
          tool: 'erp-suite',
          description:
            'Accounting, purchasing, stock, sales and production in one database. For trading and manufacturing companies that have outgrown spreadsheets.',
        },
        {
          tool: 'hr-suite',
          description:
            'Leave, attendance, expenses, recruiting and payroll. For HR people who want a record per employee and a form for every request.',
        },
        {
          tool: 'team-collaboration-suite',
          description:
            'Chat in which every conversation has a topic, so that a day later you can still follow it. For teams spread over time zones.',
        },
        {
          tool: 'notes',
          description:
            'Notes in Markdown that several people write at once and share by a link, with earlier versions saved every few minutes. For people who write before they talk.',
        },
        {
          tool: 'wiki',
          description:
            'Pages in a visual editor or Markdown, with versions, rights by group and good search. For technical documentation that changes often.',
        },
        {
          tool: 'knowledge-base',
          description:
            'Shelves, books, chapters, pages: an order that everyone understands at once. For handbooks, instructions and answers to recurring questions.',
        },
        {
          tool: 'cloud-file-storage',
          description:
            'Files, calendars, contacts and shared editing, synced to desktop and phone. For teams that send links to outsiders and want to take them back.',
        },
      ],
    },
    {
      kind: 'feature',
      anchor: 'included',
      heading: 'What hosting with us means for each of them',
      intro: 'The support fee in the calculator pays for these, whichever platform you take.',
      drawing: 'open-source-stack',
      imageSide: 'left',
      items: [
        {
          icon: 'refresh',
          title: 'Updates',
          description: 'Tried on a copy of your system, installed at a quiet hour, and monitored from then on.',
        },
        {
          icon: 'database',
          title: 'Backups',
          description: 'Data and attachments together, stored away from the machine.',
        },
        {
          icon: 'key',
          title: 'Sign-in',
          description:
            'Connected to your accounts where the platform allows it, so that one switch stops every new sign-in.',
        },
        {
          icon: 'lifebuoy',
          title: 'Help',
          description: 'For administrators and for the colleague who cannot find the button.',
        },
      ],
      action: { label: 'How a switch works', to: '/services/startups/operational-tech' },
    },
    {
      kind: 'faq',
      anchor: 'faq',
      layout: 'split',
      heading: 'Asked about the platforms',
      items: [
        {
          question: 'Why these {count:tools}?',
          answer:
            'They cover what most teams rent by the seat, have an active project behind them and let your data out again. If you want another one, ask: we host other open-source software too, once we have looked at its upgrades and its license.',
        },
        {
          question: 'There are two tools for video and two for chat. Which do we need?',
          answer:
            'Rarely more than one of each. Jitsi Meet is for quick calls, BigBlueButton for teaching and workshops. Mattermost resembles the chat most people know; Zulip keeps long discussions readable. We set up two on trial and let a few colleagues choose.',
        },
        {
          question: 'Can we try one before we move?',
          answer:
            'Yes. We set up a trial with some of your data and invite the people you name. They work in it on something real. If they would rather stay where they are, you delete the trial and have learned it cheaply.',
        },
        {
          question: 'When does open source not pay?',
          answer:
            'With few people on a cheap tool, or with several hundred, because our hosting doubles with every fifty. The [savings calculator](/savings-calculator) shows both limits, and [three worked bills](/insights) show what lies between. Nor does it pay when a partner insists on a certain product. Then keep it, and replace the tools around it.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Move one platform as a first project. If your team likes it, the others can follow.',
      action: { label: 'Start a project', to: '/contact?service=Startup%20Services' },
    },
  ],
};
