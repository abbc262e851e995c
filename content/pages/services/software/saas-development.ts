import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/software/saas-development',
  costs: {
    price: {
      case: 'estimate',
      heading: 'Users, billing and connections set the price',
      decides: [
        { title: 'Kinds of user', description: 'Each has rights and screens of its own' },
        { title: 'What you bill for', description: 'Seats, use or both' },
        { title: 'Connections', description: 'To each system you already use' },
      ],
      point: 'Each part has its own price.',
    },
    text: 'Sign-up, payment and the core feature can come first.',
    action: { label: 'Ask for a written estimate', to: '/contact?service=Software%20Development' },
    line: {
      adds: 'Your product',
      note: 'Ordered part by part.',
      parts: [
        { text: 'Sign-up, plans and seats', dollars: 9_600 },
        { text: 'Invoices by the day', dollars: 5_400 },
        { text: 'Billing by use', dollars: 3_800, isOut: true },
      ],
    },
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'night',
      heading: 'SaaS product development',
      lead: 'From sign-up to the first paid invoice: accounts, roles, billing, the feature people pay for and the servers it runs on. We build it as one product, and can stay to run it.',
      drawing: 'saas-dashboard',
      highlights: [
        {
          title: 'Billing is built first',
          description: 'Plans, trials and failed cards come before the extras.',
        },
        {
          title: 'No customer sees another’s data',
          description: 'Automated tests check it before every release.',
        },
        { title: 'Repository in your name', description: 'The code and its history are yours from the first commit.' },
      ],
      paper: {
        sample: 'customer-invoice',
        lines: [
          { at: 'Team plan, unused from April 19', name: 'Old plan, unused days' },
          { at: 'Business plan from April 19', name: 'New plan, rest of April' },
          { rest: 'Seats, May and sales tax' },
        ],
        total: { name: 'Charged to the card', at: 'Charged to the card' },
        note: 'An invoice that a product sends its customer. [See all its lines](/services/software/saas-development#invoice)',
      },
    },
    {
      kind: 'paper',
      staging: 'marked',
      ground: 'mist',
      anchor: 'invoice',
      heading: 'An invoice your product sends its customer',
      intro:
        'A customer upgraded in the middle of April and added three people. The product works out the credit, the new plan and the tax by itself.',
      points: [
        {
          at: 'Team plan, unused from April 19',
          title: 'Credited by the day',
          description: 'Unused days of the old plan come off.',
        },
        {
          at: '3 more seats from April 24',
          title: 'Seats from the day they start',
          description: 'Three seats added on April\u00a024 cost seven days of April.',
        },
        {
          at: 'Charged to the card',
          title: 'Money into your account',
          description: 'The payment provider pays your company directly.',
        },
      ],
      paper: 'customer-invoice',
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'The parts of a subscription product',
      services: [
        {
          title: 'The feature people pay for',
          image: 'saas-dashboard',
          items: [
            'Screens sketched and clicked through with you before code is written',
            'Built in small parts that a test customer can use',
          ],
        },
        {
          title: 'Accounts and roles',
          items: [
            'Sign-up, invitations, password reset and two-factor sign-in',
            'Rights for owners, managers and members',
          ],
        },
        {
          title: 'Billing and invoices',
          items: [
            'Card payments through a payment provider in your own name',
            'Upgrades and downgrades charged to the day',
            'Reminders for cards that fail, before access ends',
          ],
        },
        {
          title: 'Your own back office',
          image: 'cost-chart',
          items: [
            'Find a customer, see what they see, extend a trial',
            'Revenue, cancellations and open invoices on one page',
          ],
        },
        {
          title: 'Servers and releases',
          items: [
            'Staging set up like production, if you order it, to try releases first',
            'Automated tests on every change, and one command to go back',
            'Monitoring {claim:monitoring}; backups and restore drills, if you order them',
          ],
        },
      ],
    },
    {
      kind: 'process',
      heading: 'From the first workshop to launch',
      steps: [
        {
          icon: 'target',
          title: 'Agree on the first version',
          description: 'One workshop and one page: who pays, for what, and which features can wait.',
        },
        {
          icon: 'palette',
          title: 'Try a prototype',
          description:
            'People from your market click through it before any code exists. Where they get stuck, we redraw.',
        },
        {
          icon: 'code',
          title: 'Build it part by part',
          description: 'Sign-up, payment and the core feature come first. You test each part on a live web address.',
        },
        {
          icon: 'rocket',
          title: 'Launch to a small group',
          description: 'We read the numbers with you, and they help you choose what comes next.',
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'Subscription software by industry',
      notes: [
        {
          industry: 'tech-startups',
          breaks: 'Prices change every few months, and early customers land on the wrong plan.',
          ready: 'Plans with versions: each customer keeps the price they signed up for.',
        },
        {
          industry: 'healthcare',
          breaks: 'Staff of one clinic can open records of another clinic on the same system.',
          ready: 'Records separated by clinic, and a log entry each time one is opened.',
        },
        {
          industry: 'retail',
          breaks: 'One store’s sale day slows the product down for every other store.',
          ready: 'Limits for each store, and a load test before the holiday season.',
        },
        {
          industry: 'automotive',
          breaks: 'A repair shop with three locations wants one bill and three price lists.',
          ready: 'Accounts with locations: shared billing, separate prices and staff.',
        },
        {
          industry: 'construction',
          breaks: 'Subcontractors come and go, and the customer pays for seats they left behind.',
          ready: 'Guest access to one project, closed on the day the project closes.',
        },
        {
          industry: 'organizations',
          breaks: 'The treasurer steps down, and only that login can pay.',
          ready: 'A billing role that can be handed over, and invoices to a shared address.',
        },
        {
          industry: 'manufacturing',
          breaks: 'Machines send readings all night, and the metered bill is a surprise.',
          ready: 'An alert before the included amount is used up, and a cap if you want one.',
        },
        {
          industry: 'logistics',
          breaks: 'Carriers want tracking pages in their own name and colors.',
          ready: 'Pages on the carrier’s own domain, with certificates that renew themselves.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'Common technologies, so you can hire for them',
      rows: [
        { label: 'Front end', names: ['React', 'Next.js', 'TypeScript'] },
        { label: 'Server', names: ['Node.js', 'NestJS', 'Django', 'Laravel'] },
        { label: 'Data', names: ['PostgreSQL', 'Redis', 'S3-compatible storage'] },
        { label: 'Payments', names: ['Stripe', 'PayPal', 'mobile money gateways'] },
        { label: 'Operations', names: ['Docker', 'Forgejo Actions', 'Grafana', 'Sentry'] },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about SaaS development',
      items: [
        {
          question: 'How much does it cost to build a SaaS product?',
          answer:
            'It depends on the kinds of user, what you bill for and the systems it connects to. After the free {claim:consultation} call you get a written estimate with a price for each part, so you can order sign-up, payment and the core feature first. Hosting is separate, from {price:vps-startup} a month, plus the backups you choose.',
        },
        {
          question: 'How soon can customers start paying?',
          answer:
            'Once three things work: an account, the core feature and a payment. The estimate has a date for them and for each part that follows. Open questions about scope delay a launch more than code does, so the first workshop is about leaving things out.',
        },
        {
          question: 'Can you take over a SaaS another team started?',
          answer:
            'Usually. We read the code, the database and the hosting, and report what is sound, risky or due for replacement. Where rebuilding a part costs less than repairing it, you see both prices.',
        },
        {
          question: 'Should each customer have a separate database?',
          answer:
            'Rarely at the start. In most products one database serves everyone, and the software checks whose row it is. Contracts, regulation or size can call for separate ones, so we design for that move without a rewrite.',
        },
        {
          question: 'Who owns the payment account and the domain?',
          answer:
            'Your company. Payment provider, domain and cloud accounts are opened in its name, and we’re invited as users. If we part ways, you remove our access and have nothing to transfer.',
        },
        {
          question: 'How do you keep customers’ data apart?',
          answer:
            'With a check in the database wherever possible, so a mistake on one screen can’t leak rows. Automated tests sign in as one customer and try to read another’s records. A failure stops the release.',
        },
        {
          question: 'What if our user numbers jump?',
          answer:
            'You add capacity in steps: a larger server, a second one behind a load balancer, then one for background work. A load test before launch shows how much the first server can take, and you see the price of each step beforehand.',
        },
        {
          question: 'Will you stay after launch?',
          answer:
            'Yes, if you want us to. We can run the servers, answer technical tickets and keep building by the month, or hand everything to your developers with documentation. Both are priced separately from the build.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Your first version counts as a first project. The estimate for it has the discount taken off.',
      stubs: {
        service: 'Software Development',
        inquiry: 'Describe the product in a paragraph. An engineer replies with the questions that decide its price.',
        call: 'Bring the idea, a competitor and a budget. We’ll look for the smallest version worth paying for.',
        project: 'Already have a specification? Send it, and we’ll return a scope, a price and dates.',
      },
    },
  ],
};
