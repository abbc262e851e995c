import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/software/saas-development',
  sections: [
    {
      kind: 'page-hero',
      layout: 'night',
      heading: 'From a product idea to its ==first\u00a0paid invoice==',
      lead: 'Sign-up, roles, billing, the feature people pay for and the servers under it: we build subscription software as one product, and we stay to run it.',
      drawing: 'saas-dashboard',
      highlights: [
        {
          title: 'Billing is built first',
          description: 'Trials, plans, failed cards and invoices, before the nice-to-haves.',
        },
        { title: 'Customers kept apart', description: 'No account can read another one’s data, and tests prove it.' },
        { title: 'Repository in your name', description: 'You hold the code and its history from the first commit.' },
      ],
    },
    {
      kind: 'calls',
      layout: 'tickets',
      heading: 'Three ways to begin, none of them binding',
      service: 'Software Development',
      inquiry: 'Describe the product in a paragraph. An engineer answers with the questions that decide its price.',
      call: 'Bring the idea, the competitor you fear and the budget. Leave with a sketch of the smallest version somebody would pay for.',
      project: 'You already have a specification? Send it, and we return a scope, a price and dates.',
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'What a subscription product is made of',
      intro:
        'The first part is yours alone. The other four are much the same in every subscription product, so you need not reinvent them.',
      services: [
        {
          title: 'The feature people pay for',
          image: 'prototype',
          items: [
            'Screens sketched and clicked through with you before code is written',
            'Built in slices that a test customer can use',
            'Usage recorded, so that you know which screen earns its keep',
          ],
        },
        {
          title: 'Accounts, teams and roles',
          items: [
            'Sign-up, invitations, password reset and two-factor sign-in',
            'Owner, manager, member: rights that match how your customers work',
            'Single sign-on when your first large customer asks for it',
          ],
        },
        {
          title: 'Plans, trials and invoices',
          items: [
            'Card payments through a payment provider in your own name',
            'Upgrades and downgrades charged to the day',
            'Reminders for cards that fail, before access is cut',
          ],
        },
        {
          title: 'Your own back office',
          image: 'web-portal',
          items: [
            'Find a customer, see what they see, extend a trial',
            'Revenue, cancellations and open invoices on one page',
            'A log of who on your staff changed what',
          ],
        },
        {
          title: 'Servers and releases',
          items: [
            'Staging and production kept alike, so that releases hold no surprise',
            'Automated tests on every change, and a way back by one command',
            'Monitoring {claim:monitoring}, with backups that are restored as a drill',
          ],
        },
      ],
    },
    {
      kind: 'process',
      layout: 'list',
      heading: 'What to expect before your first subscriber',
      intro: 'Each step ends with something you can show to a customer or an investor.',
      steps: [
        {
          icon: 'target',
          title: 'Cross things off',
          description:
            'One workshop, one page: who pays, for what, and which features wait until somebody asks for them twice.',
        },
        {
          icon: 'palette',
          title: 'Click through it',
          description: 'A prototype without code. People from your market try it; their trouble is our task list.',
        },
        {
          icon: 'code',
          title: 'Build in slices',
          description: 'Sign-up, payment and the core feature come first. You test each slice on a real address.',
        },
        {
          icon: 'rocket',
          title: 'Open the door, then watch',
          description:
            'Launch to a small group, read the numbers with us, and order the next slice from what they show.',
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'ledger',
      heading: 'Subscription software for {count:industries} kinds of customer',
      notes: [
        {
          industry: 'tech-startups',
          description: 'A product narrow enough to launch, on a data model that survives the first pivot.',
        },
        {
          industry: 'healthcare',
          description: 'Scheduling and follow-up for several clinics, with patient records walled off per clinic.',
        },
        {
          industry: 'retail',
          description: 'One service for many shops: each with its own catalog, staff and branding.',
        },
        { industry: 'automotive', description: 'Service reminders and repair quotes that garages rent by the month.' },
        {
          industry: 'construction',
          description: 'Daily logs and punch lists, shared between contractor and client on one subscription.',
        },
        {
          industry: 'organizations',
          description: 'Dues, events and newsletters for associations that run on volunteers.',
        },
        {
          industry: 'manufacturing',
          description: 'Maintenance plans and machine logs sold as a service beside the machine.',
        },
        { industry: 'logistics', description: 'Tracking pages that carriers offer under their own name and color.' },
      ],
    },
    {
      kind: 'technologies',
      layout: 'table',
      heading: 'Chosen so that you can hire for it',
      intro: 'Widely known and well documented. The next developer will not need us to explain it.',
      rows: [
        { label: 'Interface', names: ['React', 'Next.js', 'TypeScript'] },
        { label: 'Server', names: ['Node.js', 'NestJS', 'Django', 'Laravel'] },
        { label: 'Data', names: ['PostgreSQL', 'Redis', 'S3-compatible storage'] },
        { label: 'Payments', names: ['Stripe', 'PayPal', 'mobile money gateways'] },
        { label: 'Operations', names: ['Docker', 'Forgejo Actions', 'Grafana', 'Sentry'] },
      ],
    },
    {
      kind: 'faq',
      layout: 'split',
      heading: 'Asked by founders before they sign',
      items: [
        {
          question: 'What does it cost to build a SaaS product?',
          answer:
            'It depends on how many kinds of user there are, what is billed, and which systems it must talk to. After the free call you get a written estimate per slice, so you can buy sign-up, payment and the core feature first and decide about the rest later. Hosting is separate, from {price:vps-startup} a month.',
        },
        {
          question: 'How long until somebody can pay for it?',
          answer:
            'The first slice is deliberately small: an account, the core feature and a payment. The estimate names a date for it and for every slice after it. What delays launches is rarely code; it is undecided scope, which is why we spend the first workshop removing things.',
        },
        {
          question: 'Can you take over a SaaS that another team started?',
          answer:
            'Usually. We begin with a reading of the code, the database and the hosting, and write down what is sound, what is risky and what should be replaced. You own that report. If rebuilding a part is cheaper than repairing it, we say so with both figures.',
        },
        {
          question: 'One database for all customers, or one each?',
          answer:
            'Most products start with one database in which every row belongs to a customer and the software enforces it. Separate databases make sense when contracts, regulation or size demand them. We design the first so that a large customer can be moved to the second without a rewrite.',
        },
        {
          question: 'Who holds the payment account and the domain?',
          answer:
            'Your company. Payment provider, domain, app addresses and cloud accounts are opened in its name, and we are invited as users. If we part ways you remove our access, and nothing that earns money has to be transferred.',
        },
        {
          question: 'How do you stop one customer from seeing another’s data?',
          answer:
            'The check sits at the lowest layer that can carry it, usually the database itself, so that a forgotten condition in one screen cannot leak rows. Automated tests sign in as one customer and try to read the other’s records. They run on every change, and a failure stops the release.',
        },
        {
          question: 'What happens when our user numbers jump?',
          answer:
            'We load-test the core feature before launch, so you know what the first server bears. Growth then goes in steps: a larger server, a second one behind a load balancer, background work moved to its own machine. Each step has a price that you see before it is taken.',
        },
        {
          question: 'Will you stay after launch?',
          answer:
            'If you wish. We can run the servers, answer technical tickets and keep building by the month, or hand everything to your own developers with documentation and a walk through the code. Both are priced separately from the build, so staying is a choice and never a condition.',
        },
      ],
    },
    {
      kind: 'coupon',
      description:
        'Your first version counts as a first project. The estimate for it arrives with the discount taken off.',
      action: { label: 'Start a project', to: '/contact?service=Software%20Development' },
    },
  ],
};
