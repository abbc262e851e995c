import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/dohtech-startup-launchpad',
  sections: [
    {
      kind: 'page-hero',
      layout: 'split',
      heading: 'One ticket for ==everything technical==',
      lead: 'The Startup Launchpad is a subscription: servers and hours with an engineer in one plan that moves up as your team does. Build and Launch come with backups, Launch with a production database, Boost with a VPN.',
      drawing: 'launch-ticket',
      fromPlan: 'startup-build',
      fromTo: '/dohtech-startup-launchpad#plans',
      actions: [
        { label: 'Get Started', to: '/contact?service=Startup%20Services' },
        { label: 'Schedule Free Call', to: 'booking' },
      ],
      highlights: [
        { title: 'One monthly amount', description: 'Plus a one-time setup fee, shown beside each price.' },
        { title: '{Count:startup} sizes', description: 'From a single founder to a company above thirty.' },
        { title: 'Nothing to unpick', description: 'Accounts, code and data are in your name.' },
      ],
    },
    {
      kind: 'cards',
      anchor: 'features',
      layout: 'bento',
      heading: 'Six things on the ticket',
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
          description: 'Part of {plan:startup-launch}: apart from your experiments and tuned for live traffic.',
          to: '/services/startups/application-database-hosting',
        },
        {
          icon: 'refresh',
          title: 'Backups on schedule',
          description: 'Every two weeks with Build, weekly for the servers of Launch.',
          to: '/services/managed-services/data-backups-disaster-recovery',
        },
        {
          icon: 'shield',
          title: 'VPN security suite',
          description: 'Part of {plan:startup-boost}: internal systems reached through a tunnel, by named people.',
          to: '/dohtech-startup-launchpad#plans',
        },
        {
          icon: 'chat',
          title: 'Consulting hours',
          description: 'Time with an engineer inside the plan, for the decisions that are hard to undo.',
          to: '/it-consulting',
        },
        {
          icon: 'scissors',
          title: 'Open-source tools',
          description:
            'On your servers if you like: chat, tickets, files and more, priced per tool instead of per person.',
          to: '/platforms',
        },
      ],
    },
    {
      kind: 'statement',
      anchor: 'problem',
      tone: 'night',
      heading: 'Many logins, many invoices, nobody in charge',
      paragraphs: [
        'It happens to careful people too. A server on one founder’s card, a database on a free tier, chat in one place and files in another. Each was the right choice on its day.',
        'Then the team doubles, a free tier ends, a laptop goes missing, and it turns out that nobody has the whole picture. The technical founder becomes the IT department, at night, unpaid.',
      ],
      items: [
        'Bills that grow with each hire instead of with each customer',
        'A backup that has never been restored',
        'Passwords in a chat message from last spring',
        'An outage that waits for the only person who knows',
      ],
      itemIcon: 'cross',
      drawing: 'torn-receipt',
    },
    {
      kind: 'feature',
      anchor: 'solution',
      heading: 'A foundation that is boring on purpose',
      intro:
        'The Launchpad puts the parts every startup needs in one place, and looks after them while you look after customers.',
      drawing: 'helpdesk-laptop',
      imageSide: 'left',
      items: [
        {
          icon: 'receipt',
          title: 'One invoice',
          description: 'Servers, support and advice, with a total that you can put in the forecast.',
        },
        {
          icon: 'users',
          title: 'One team to write to',
          description: 'Whoever answers knows what you run and what was changed last.',
        },
        {
          icon: 'list-checks',
          title: 'One record',
          description: 'How each server is built, what was changed and who has a key, written down for you.',
        },
        {
          icon: 'key',
          title: 'One way out',
          description: 'Standard Linux, open formats and notes. Another team could continue.',
        },
      ],
      action: { label: 'Compare the plans', to: '/dohtech-startup-launchpad#plans' },
    },
    {
      kind: 'numbered-slides',
      anchor: 'stages',
      layout: 'carousel',
      heading: 'Four stages, and what changes at each',
      slides: [
        {
          id: 'build',
          number: '01',
          figure: { word: '{price:startup-build}', caption: 'a month, 1 VPS' },
          title: 'Build: something to show',
          description:
            'One server for the demo and the landing page, {claim:monitoring} priority tickets, and 2 hours of consulting to choose the stack you will live with.',
        },
        {
          id: 'launch',
          number: '02',
          figure: { word: '{price:startup-launch}', caption: 'a month, 2 VPS' },
          title: 'Launch: people rely on it',
          description:
            'Test and production part ways on 2 VPS, with a production database and weekly backups. Made for teams of 5 to 10.',
        },
        {
          id: 'boost',
          number: '03',
          figure: { word: '{price:startup-boost}', caption: 'a month, 4 VPS' },
          title: 'Boost: the team outgrows the room',
          description:
            '4 VPS and a VPN security suite, because now there are colleagues at home, contractors and customers who ask about access. For 10 to 25 people and more.',
        },
        {
          id: 'enterprise',
          number: '04',
          figure: { word: 'Custom', caption: 'unlimited VPS' },
          title: 'Enterprise: a platform of your own',
          description:
            'As many servers and strategy sessions as it takes, for teams above 30. The price is worked out from what you really run.',
        },
      ],
    },
    {
      kind: 'plans',
      anchor: 'plans',
      layout: 'rows',
      heading: 'Choose a size. Change\u00a0it when you must.',
      group: 'startup',
      note: 'Prices are in US dollars. What is by agreement is quoted before it is done.',
    },
    {
      kind: 'faq',
      anchor: 'faq',
      layout: 'split',
      heading: 'Before you board',
      items: [
        {
          question: 'What exactly do I subscribe to?',
          answer:
            'A set of managed servers, their backups, support by ticket and a number of consulting hours, as listed for each plan. Patching and monitoring belong to it. Building your product does not; [MVP development](/services/startups/poc-mvp-development) is quoted as a project.',
        },
        {
          question: 'What is the setup fee for?',
          answer:
            'For the work at the beginning: creating the servers, closing them off, connecting monitoring (and backups where the plan lists them) and giving your people their keys. It is charged once, it is the same for each plan with a listed price, and the plan table shows it beside the monthly amount.',
        },
        {
          question: 'How do I choose between Build, Launch and Boost?',
          answer:
            'By what depends on it. A demo or a test fits Build. As soon as customers rely on the product, take Launch, which brings a production database and weekly backups. With more than ten people, and some of them remote, the VPN security suite is the reason for Boost.',
        },
        {
          question: 'Can I move up or down later?',
          answer:
            'Yes. Going up adds servers to those you have; nothing is reinstalled. Going down means first deciding what moves off the machines you give back, and we help with that. A backup that your new plan does not list is agreed with you. Write to us, and we agree on the month from which the new plan applies.',
        },
        {
          question: 'What counts as a consulting hour?',
          answer:
            'Time in which an engineer works on a question of yours: choosing a database, reading an architecture, preparing for a security review. Support for what we run is not deducted from it. Bring several questions to one session and it goes further.',
        },
        {
          question: 'We already have servers. Can we bring them?',
          answer:
            'Usually we move what runs on them to the servers of your plan, with a trial run first. If you hold credits at a large cloud, using those up comes before anything else. We then plan the move for the month in which they end.',
        },
        {
          question: 'Does the plan include tools for chat, files and tickets?',
          answer:
            'They can run on your servers, as long as there is room. Each tool has a price of its own for hosting and support, which stays the same until your team reaches fifty people. The [calculator](/savings-calculator) sets that against what you pay today.',
        },
        {
          question: 'What happens after I press Get Started?',
          answer:
            'You answer a few questions about company, needs and plan, check the summary and send it. Our startup team then contacts you to discuss it. Nothing is ordered or charged by the form, so you can use it even while you are still comparing.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Join the Launchpad with something to build, and the building starts at a discount.',
      action: { label: 'Start a project', to: '/contact?service=Startup%20Services' },
    },
  ],
};
