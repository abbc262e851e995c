import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/dohtech-startup-launchpad',
  sections: [
    {
      kind: 'page-hero',
      ground: 'mist',
      heading: 'Startup Launchpad: one tech subscription',
      lead: 'Servers and an engineer’s hours for your startup, at one monthly price. Each plan lists what it includes; anything else has its price in your written estimate before you sign.',
      drawing: 'launch-ticket',
      fromPlan: 'startup-build',
      actions: [
        { label: 'Get Started', to: '/contact?service=Startup%20Services' },
        { label: 'Schedule Free Call', to: 'booking' },
      ],
      highlights: [
        { title: 'One monthly price', description: 'And a setup fee, paid once.' },
        { title: '{Count:startup} plans', description: 'From a single founder to a team of more than 30.' },
        { title: 'Accounts in your name', description: 'Your code and your data belong to you.' },
      ],
      paper: {
        title: '{plan:startup-build}, a month',
        lines: [
          { plan: 'startup-build', row: 'Servers' },
          { name: 'Tickets', text: '{claim:monitoring}' },
          { name: 'Backups', text: 'every two weeks' },
          { name: 'Patching, monitoring', text: 'included' },
        ],
        total: { name: 'A month', text: '{price:startup-build}' },
        note: '[Compare all plans, with what setup costs](/dohtech-startup-launchpad#plans)',
      },
    },
    {
      kind: 'cards',
      anchor: 'features',
      layout: 'columns',
      heading: 'Parts of the Launchpad',
      cards: [
        {
          icon: 'server',
          title: 'Managed servers',
          description: 'From 1 VPS to as many as you need, set up, secured and patched by us.',
          to: '/services/startups/compute-infrastructure',
        },
        {
          icon: 'database',
          title: 'Production database',
          description: 'Part of {plan:startup-launch}: separate from your test systems and tuned for live traffic.',
          to: '/services/startups/application-database-hosting',
        },
        {
          icon: 'refresh',
          title: 'Scheduled backups',
          description: 'Every two weeks with Build, weekly server backups with Launch.',
          to: '/services/managed-services/data-backups-disaster-recovery',
        },
        {
          icon: 'shield',
          title: 'VPN security suite',
          description: 'Part of {plan:startup-boost}: your team reaches internal systems through a private tunnel.',
          to: '/dohtech-startup-launchpad#plans',
        },
        {
          icon: 'chat',
          title: 'Consulting hours',
          description: 'Time with an engineer is part of the plan, for decisions that are hard to undo.',
          to: '/it-consulting',
        },
        {
          icon: 'scissors',
          title: 'Open-source tools',
          description:
            'Added to your plan: chat, tickets, files and more, each at a price per tool instead of per person.',
          to: '/platforms',
        },
      ],
    },
    {
      kind: 'statement',
      anchor: 'problem',
      tone: 'night',
      heading: 'The problem: accounts that nobody manages',
      paragraphs: [
        'A server is on one founder’s card, the database on a free tier, chat in one place and files in another. Each was a good choice at the time.',
        'Then the team doubles, a free tier ends, a laptop goes missing, and no one has the whole picture. The technical founder becomes the IT department, in the evenings.',
      ],
      items: [
        'Bills that grow with each hire',
        'A backup that has never been restored',
        'Passwords in a chat message from last spring',
        'An outage that only one person can fix',
      ],
      itemIcon: 'cross',
      drawing: 'torn-receipt',
    },
    {
      kind: 'feature',
      anchor: 'solution',
      heading: 'The solution: one team for your servers and support',
      intro: 'The Launchpad puts the systems every startup needs in one place, and we run them for you.',
      drawing: 'helpdesk-laptop',
      imageSide: 'left',
      items: [
        {
          icon: 'receipt',
          title: 'One invoice',
          description: 'Servers, support and advice, with a total you can put in your forecast.',
        },
        {
          icon: 'users',
          title: 'One team to write to',
          description: 'The engineers who answer know your systems and the latest changes.',
        },
        {
          icon: 'list-checks',
          title: 'One record',
          description: 'We write down how each server is built, what was changed and who has access.',
        },
        {
          icon: 'key',
          title: 'No lock-in',
          description: 'With standard Linux, open formats and our notes, another team can take over.',
        },
      ],
      actions: [{ label: 'Compare the plans', to: '/dohtech-startup-launchpad#plans' }],
    },
    {
      kind: 'carousel',
      anchor: 'stages',
      heading: 'A plan for each stage of your startup',
      slides: [
        {
          id: 'build',
          number: '01',
          bgColor: 'marker',
          figure: { word: '{price:startup-build}', caption: 'a month, 1 VPS' },
          title: 'Build: a first demo',
          description:
            'One server for the demo and the landing page, {claim:monitoring} priority tickets, and 2 hours of consulting to choose your technology.',
        },
        {
          id: 'launch',
          number: '02',
          bgColor: 'night',
          figure: { word: '{price:startup-launch}', caption: 'a month, 2 VPS' },
          title: 'Launch: your first customers',
          description:
            '2 VPS, for example one to test and one for customers, with a production database and weekly backups. Made for teams of 5 to 10.',
        },
        {
          id: 'boost',
          number: '03',
          bgColor: 'mist',
          figure: { word: '{price:startup-boost}', caption: 'a month, 4 VPS' },
          title: 'Boost: a growing team',
          description:
            '4 VPS and a VPN security suite, for teams with contractors, people who work from home, and customers who ask about security. Made for teams of 10 to 25 and more.',
        },
        {
          id: 'enterprise',
          number: '04',
          bgColor: 'green',
          figure: { word: 'Custom', caption: 'unlimited VPS' },
          title: 'Enterprise: a custom plan',
          description:
            'As many servers and strategy sessions as you need, for teams above 30. The price depends on what you run.',
        },
      ],
    },
    {
      kind: 'plans',
      anchor: 'plans',
      heading: 'Launchpad plans and prices',
      intro:
        'Each plan is separate, and your written estimate can add to any of them. Development, tools and IT are on the [Startups](/startup-services) page.',
      group: 'startup',
      note: 'Weekly backups added to {plan:startup-boost}, or {claim:monitoring} priority tickets to {plan:startup-launch}, have a price of their own. The estimate also says whether the hours renew each month, and the size of each server. Prices are in US dollars. If you only need a server, [managed VPS](/services/startups/compute-infrastructure#plans) starts at {price:vps-startup} a month.',
    },
    {
      kind: 'faq',
      anchor: 'faq',
      heading: 'Questions about the Launchpad',
      items: [
        {
          question: 'What is included in the subscription?',
          answer:
            'Managed servers, consulting hours and what else is listed for each plan. Patching and monitoring are included. Building your product isn’t; [MVP development](/services/startups/poc-mvp-development) is a project with a price of its own.',
        },
        {
          question: 'What is the setup fee for?',
          answer:
            'It pays for the start: the plan’s servers together, backups where the plan lists them, and access for your people. It is charged once and is the same for each plan with a listed price. The plan table shows it next to the monthly price.',
        },
        {
          question: 'How do I choose between Build, Launch and Boost?',
          answer:
            'Take Build for a demo or a test. As soon as customers rely on the product, take Launch, which has a production database and weekly backups; for nightly ones, ask in the estimate. If you have more than 10 people and some work remotely, take Boost for its VPN security suite, and ask for backups and a production database in the estimate.',
        },
        {
          question: 'Can I move up or down later?',
          answer:
            'Yes. When you move up, we add servers to those you have, and nothing is reinstalled. When you move down, we help you decide what moves off the servers you give back. If you need a backup that only your old plan had, your estimate prices it. Write to us, and we’ll agree on the month in which the new plan starts.',
        },
        {
          question: 'What counts as a consulting hour?',
          answer:
            'An hour an engineer spends on your question, such as choosing a database or preparing for a security review. Support for the systems we run doesn’t count against it. Bring several questions to one session to use the time well. Your estimate says when the hours of your plan begin, and whether they renew each month.',
        },
        {
          question: 'We already have servers. Can we bring them?',
          answer:
            'Usually we move everything on them to the servers of your plan, with a trial run first. The move is a project, and you know its price before it starts. If you have credits at a large cloud provider, use those up; we’ll plan the move for the month in which they end.',
        },
        {
          question: 'Does the plan include tools for chat, files and tickets?',
          answer:
            'No. Each tool has its own price for hosting and support: one price up to 49 people. The [calculator](/savings-calculator) compares it with what you pay today. If your plan’s servers have room for a tool, your estimate says what that changes.',
        },
        {
          question: 'What happens after I press Get Started?',
          answer:
            'You answer a few questions about your company, needs and plan, check the summary and send it. Our startup team then contacts you to discuss it. The form doesn’t order or charge anything, so you can use it while you’re still comparing.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'If you also need something built, your first project is discounted.',
      action: { label: 'Start a project', to: '/contact?service=Startup%20Services' },
    },
  ],
};
