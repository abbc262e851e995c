import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/startup-services',
  sections: [
    {
      kind: 'page-hero',
      ground: 'paper',
      heading: 'Tech services for\u00a0startups',
      lead: 'Servers, tools, IT and developers, so that you spend your funding on the product. You know the price before you start, and when you leave, you take everything with you.',
      drawing: 'rack',
      fromPlan: 'startup-build',
      actions: [
        { label: 'Send inquiry', to: '/contact?service=Startup%20Services' },
        { label: 'Free 1hr call', to: 'booking' },
        { label: 'Get project started', to: '/startup-services#plans' },
      ],
      highlights: [
        {
          title: '1. Send an inquiry',
          description: 'Tell us what you’re building, with how many people, and where you’re stuck.',
        },
        {
          title: '2. Take the free call',
          description: 'You get a list of next steps, even if you never hire us.',
        },
        {
          title: '3. Get your project started',
          description: 'Choose a plan below, or ask for a written estimate.',
        },
      ],
      paper: {
        title: 'Startup plans, a month',
        lines: [
          { name: 'Launch, two servers', text: '{price:startup-launch}' },
          { name: 'Boost, four servers', text: '{price:startup-boost}' },
          { name: 'Enterprise', text: 'Custom' },
        ],
        total: { name: 'Build, one server', from: '{price:startup-build}' },
        note: '[Compare the plans and their setup fee](/startup-services#plans)',
      },
    },
    {
      kind: 'cards',
      anchor: 'services',
      layout: 'ledger',
      heading: 'Startup services, in the order startups often need them',
      cards: [
        {
          icon: 'rocket',
          title: 'PoC and MVP development',
          description: 'Test the risky part, then build the smallest version that a customer pays for.',
          to: '/services/startups/poc-mvp-development',
        },
        {
          icon: 'server',
          title: 'Managed VPS hosting',
          description: 'A dedicated VPS with SSL and monthly patching, and a larger one when the load grows.',
          to: '/services/startups/compute-infrastructure',
        },
        {
          icon: 'database',
          title: 'Application and database hosting',
          description: 'APIs and databases with roles and monitoring; backups and load balancers as you need them.',
          to: '/services/startups/application-database-hosting',
        },
        {
          icon: 'code',
          title: 'Product development',
          description: 'Developers who work through your backlog after the first version is out.',
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
          description: 'Which open-source projects to build on, what each costs to run and how to leave it.',
          to: '/services/startups/opensource-tech',
        },
        {
          icon: 'laptop',
          title: 'Startup IT management',
          description: 'Laptops, accounts, access and vendors, until you hire an IT person.',
          to: '/services/startups/startup-it-management',
        },
      ],
    },
    {
      kind: 'feature',
      ground: 'night',
      heading: 'Your tool bill as you hire, with and without us',
      items: [
        {
          icon: 'receipt',
          title: 'You rent every seat, every month',
          description: 'Each new hire adds a license in every tool, used daily or not.',
        },
        {
          icon: 'server',
          title: 'The whole team shares a server',
          description:
            'Its price is the same for 3 people and for 49. At 50, 100, 150 and so on, the part for hosting doubles.',
        },
        {
          icon: 'users',
          title: 'A very small or very large team can rent for less',
          description: 'Compare on [the price list](/services#prices-tools), or in the calculator from 10 people.',
        },
      ],
      tools: ['issue-tracker', 'team-chat', 'work-management', 'video-meetings', 'cloud-file-storage'],
      actions: [
        {
          label: 'Try it with ten people or more',
          to: '/savings-calculator?tools=issue-tracker,team-chat,work-management,video-meetings,cloud-file-storage',
        },
      ],
    },
    {
      kind: 'cost-briefs',
      anchor: 'savings',
      heading: 'Startup tool bills by team size',
      intro:
        'Each of these teams cuts its tool bill by {claim:saving-shown}, at our calculator’s example prices. Moving your data is a one-time cost on top. See [what this takes off a whole bill](/#one-bill).',
      briefs: [
        {
          title: 'The founding team',
          description: 'The first subscriptions of most startups.',
          members: 10,
          tools: ['team-chat', 'issue-tracker', 'cloud-file-storage'],
        },
        {
          title: 'After the first hires',
          description: 'Planning, meetings and a wiki are added, each with a seat for every employee.',
          members: 25,
          tools: ['team-chat', 'work-management', 'video-meetings', 'wiki', 'cloud-file-storage'],
        },
        {
          title: 'With an HR department',
          description: 'The HR suite costs the most per person. Planning, a handbook and team chat come on top.',
          members: 45,
          tools: ['hr-suite', 'work-management', 'knowledge-base', 'team-collaboration-suite'],
        },
      ],
    },
    {
      kind: 'plans',
      anchor: 'plans',
      heading: 'Startup plans and prices',
      intro:
        'Each plan stands alone: servers with patching and monitoring, and an engineer’s hours. Your estimate can add to any of them. [The plans, stage by stage](/dohtech-startup-launchpad).',
      group: 'startup',
      note: 'Get Started asks a few short questions. {plan:startup-boost} with weekly backups, or {plan:startup-launch} with {claim:monitoring} priority tickets, is priced in your estimate, which also says how large each server is and whether the hours renew each month. A server alone, without hours: [managed VPS](/services/startups/compute-infrastructure#plans) from {price:vps-startup} a month.',
    },
    {
      kind: 'process',
      anchor: 'process',
      layout: 'night',
      heading: 'What to expect',
      steps: [
        {
          icon: 'calendar',
          title: 'Talk',
          description: 'You describe the product and the budget. We tell you what can wait.',
        },
        {
          icon: 'clipboard',
          title: 'Choose',
          description: 'A plan from the table, or an estimate if none of them fits.',
        },
        {
          icon: 'server',
          title: 'Set up',
          description:
            'We set up servers, open accounts in your name, install the tools you order and document everything.',
        },
        {
          icon: 'package',
          title: 'Move',
          description:
            'Code, data and people move over in an order that keeps you working. The price is in your estimate.',
        },
        {
          icon: 'gauge',
          title: 'Grow',
          description: 'We monitor the load and suggest the next size up, or a smaller one.',
        },
      ],
    },
    {
      kind: 'coupon',
      isLarge: true,
      description: 'Your first project costs less, such as an MVP or a move. A monthly plan keeps its price.',
      action: { label: 'Start a project', to: '/contact?service=Startup%20Services' },
    },
  ],
};
