import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/startup-services',
  sections: [
    {
      kind: 'page-hero',
      layout: 'paper',
      heading: 'Spend the round on product, ==not\u00a0on overhead==',
      lead: 'Servers, tools, IT and developers for startups, by the month. You know the price before you begin and can grow, or leave with everything you brought.',
      drawing: 'rack',
      fromPlan: 'startup-build',
      fromTo: '/startup-services#plans',
      actions: [
        { label: 'Send inquiry', to: '/contact?service=Startup%20Services' },
        { label: 'Free 1hr call', to: 'booking' },
        { label: 'Get project started', to: '/startup-services#plans' },
      ],
      highlights: [
        { title: '1. Send an inquiry', description: 'What you build, with how many people, and what is in the way.' },
        {
          title: '2. Take the free call',
          description: 'An engineer asks, sketches and sorts. The plan is yours to keep.',
        },
        {
          title: '3. Get your project started',
          description: 'Choose a plan below, or a written estimate for the rest.',
        },
      ],
    },
    {
      kind: 'cards',
      anchor: 'services',
      layout: 'ledger',
      heading: '{Count:startups-services} services, in the order startups tend to need them',
      cards: [
        {
          icon: 'rocket',
          title: 'PoC and MVP development',
          description: 'Test the doubtful part, then build the smallest version that somebody pays for.',
          to: '/services/startups/poc-mvp-development',
        },
        {
          icon: 'server',
          title: 'Managed VPS hosting',
          description: 'A dedicated VPS with SSL and monthly patching, enlarged when the load grows.',
          to: '/services/startups/compute-infrastructure',
        },
        {
          icon: 'database',
          title: 'Application and database hosting',
          description: 'APIs and databases with backups, load balancers, roles and monitoring.',
          to: '/services/startups/application-database-hosting',
        },
        {
          icon: 'code',
          title: 'Product development',
          description: 'A team that works through your backlog after the first version is out.',
          to: '/services/startups/development',
        },
        {
          icon: 'scissors',
          title: 'Open-source SaaS alternatives',
          description: 'Paid per-user tools replaced, data moved, people trained.',
          to: '/services/startups/operational-tech',
        },
        {
          icon: 'layers',
          title: 'Open-source selection and hosting',
          description: 'Which projects to build on, what each costs to run and how to leave it.',
          to: '/services/startups/opensource-tech',
        },
        {
          icon: 'laptop',
          title: 'Startup IT management',
          description: 'Laptops, accounts, access and suppliers, before you have someone for it.',
          to: '/services/startups/startup-it-management',
        },
      ],
    },
    {
      kind: 'cost-curve',
      heading: 'Two bills for the same tools, as you hire',
      points: [
        {
          title: 'A seat is rented again every month',
          description: 'Each new colleague adds a license in every tool, used daily or not.',
        },
        {
          title: 'A server is shared',
          description:
            'Ours holds the whole team. Its cost rises when it has to grow, not with each person you take on.',
        },
        {
          title: 'There is a limit, and we show it',
          description: 'At a few hundred people some tools are cheaper to rent. The calculator says which.',
        },
      ],
      tools: ['issue-tracker', 'team-chat', 'work-management', 'video-meetings', 'cloud-file-storage'],
      action: { label: 'Try it with your team size', to: '/savings-calculator' },
    },
    {
      kind: 'cost-briefs',
      anchor: 'savings',
      heading: 'Three teams, three receipts',
      intro:
        'Our claim is {claim:saving-shown} off. Each receipt is computed from list prices, so you can hold us to it. See [where the 30% comes from](/#one-sum).',
      briefs: [
        {
          title: 'The founding team',
          description: 'Chat, tickets and shared files: the first subscriptions anyone takes out.',
          members: 10,
          tools: ['team-chat', 'issue-tracker', 'cloud-file-storage'],
        },
        {
          title: 'After the first hires',
          description: 'Planning, meetings and a wiki join, each with a seat for everybody.',
          members: 25,
          tools: ['team-chat', 'work-management', 'video-meetings', 'wiki', 'cloud-file-storage'],
        },
        {
          title: 'When there is an HR department',
          description: 'The HR suite costs most per person; planning, handbook and topic chat come with it.',
          members: 45,
          tools: ['hr-suite', 'work-management', 'knowledge-base', 'team-collaboration-suite'],
        },
      ],
    },
    {
      kind: 'savings-teaser',
      anchor: 'your-savings',
      heading: 'Now with your own headcount',
      intro:
        'Three tools that nearly every startup rents by the seat. Move the slider; the rest of the list is in the calculator.',
      tools: ['team-chat', 'work-management', 'cloud-file-storage'],
      members: 12,
    },
    {
      kind: 'plans',
      anchor: 'plans',
      layout: 'receipts',
      heading: 'Startup plans, with the setup fee in plain sight',
      intro:
        'Servers and consulting hours in one monthly amount; what is by agreement is quoted before it is done. Get Started asks three short pages of questions, then shows you a summary to send.',
      group: 'startup',
      note: 'Only a server? [Managed VPS](/services/startups/compute-infrastructure#plans) begins at {price:vps-startup} a month. All of it in one subscription? Look at the [Launchpad](/dohtech-startup-launchpad).',
    },
    {
      kind: 'process',
      anchor: 'process',
      layout: 'list',
      heading: 'What to expect as a startup',
      steps: [
        {
          icon: 'calendar',
          title: 'Talk',
          description: 'You describe the product and the money left. We say what can wait.',
        },
        {
          icon: 'clipboard',
          title: 'Choose',
          description: 'A plan from the table, or an estimate where your case does not fit one.',
        },
        {
          icon: 'server',
          title: 'Set up',
          description: 'Servers, accounts and tools, in your name and documented as they are made.',
        },
        {
          icon: 'package',
          title: 'Move',
          description: 'Code, data and people change over in an order that keeps you working.',
        },
        { icon: 'gauge', title: 'Grow', description: 'We watch the load and propose the next size, or a smaller one.' },
      ],
    },
    {
      kind: 'coupon',
      description: 'Whatever you start with, an MVP, a move or a cleanup, the first one is cheaper.',
      action: { label: 'Start a project', to: '/contact?service=Startup%20Services' },
    },
  ],
};
