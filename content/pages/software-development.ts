import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/software-development',
  sections: [
    {
      kind: 'page-hero',
      ground: 'night',
      heading: 'Custom software and ==SaaS development==',
      lead: 'SaaS products, enterprise systems, apps, APIs and web portals. The people who write your software also run it: they patch its server, read its logs and answer when it fails.',
      drawing: 'code-window',
      highlights: [
        { title: 'A version to try at every step', description: 'At a real web address, with data like yours in it.' },
        { title: 'Priced in parts', description: 'The estimate is a list. Cross out what you don’t need.' },
        { title: 'You own the result', description: 'Code, accounts and documents are in your name.' },
      ],
      paper: {
        sample: 'app-ownership',
        title: 'An app, its first year',
        lines: [
          { at: 'Build and launch', column: 'Year 1' },
          { at: '{claim:promotion} off your first project', column: 'Year 1', name: 'Off your first project' },
          { at: 'Server, {plan:vps-growth}', column: 'Year 1', name: 'Server, a year' },
          { rest: 'Versions and upkeep' },
        ],
        total: { name: 'Year one', at: 'Total in year 1' },
        figure: { words: 'off your first project', text: '{claim:promotion}' },
        note: 'Parts of a sample estimate: cross out what can wait. [See every line](/services/software/mobile-development#cost)',
      },
    },
    {
      kind: 'cards',
      layout: 'ledger',
      heading: 'Software we build',
      intro: 'Each page explains how we build it, with which technology, and how to start.',
      cards: [
        {
          icon: 'rocket',
          title: 'SaaS products',
          description: 'A product that customers subscribe to, with accounts, plans and invoices built in.',
          to: '/services/software/saas-development',
        },
        {
          icon: 'building',
          title: 'Enterprise systems',
          description: 'Approvals and reports for departments that have outgrown spreadsheets.',
          to: '/services/software/enteprise-development',
        },
        {
          icon: 'smartphone',
          title: 'Mobile apps',
          description: 'Native apps for iPhone and Android, for products that depend on the device.',
          to: '/services/software/mobile-development',
        },
        {
          icon: 'layers',
          title: 'Cross-platform apps',
          description: 'One codebase for phones and browsers that a small team can maintain.',
          to: '/services/software/cross-platform-development',
        },
        {
          icon: 'network',
          title: 'Backends and APIs',
          description: 'The part that your apps, partners and reports get their data from.',
          to: '/services/software/backend-api-development',
        },
        {
          icon: 'globe',
          title: 'Custom web applications',
          description: 'Portals and booking systems, so that customers can do online what they now call you about.',
          to: '/services/software/custom-web-development',
        },
      ],
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'What to expect in a software project',
      intro: 'We work in the same order, whichever kind of software it is.',
      steps: [
        {
          icon: 'chat',
          title: 'Talk about the problem',
          description: 'What goes wrong today, who loses time over it, and how it should work instead.',
        },
        {
          icon: 'receipt',
          title: 'Put a price on each part',
          description: 'A short document in plain words: the parts, prices and dates, and what isn’t included.',
        },
        {
          icon: 'code',
          title: 'Build the riskiest part first',
          description: 'If something can’t work, you find out before most of the budget is spent.',
        },
        {
          icon: 'key',
          title: 'Hand over, or stay',
          description: 'Documentation and a tour of the code, then support from us or from your own people.',
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'ledger',
      heading: 'Our first question, by industry',
      intro: 'We ask this on the first call, because the answer changes the design.',
      notes: [
        { industry: 'tech-startups', description: 'Which assumption would sink the company if it were wrong?' },
        { industry: 'healthcare', description: 'Who may see a patient record, and how is access logged?' },
        { industry: 'retail', description: 'How do you check out customers when the internet is down?' },
        { industry: 'automotive', description: 'Where does vehicle data come from, and how accurate is it?' },
        {
          industry: 'construction',
          description: 'Does it have to work in a basement, without a signal and with gloves on?',
        },
        { industry: 'organizations', description: 'Who takes over when the volunteer who knows the system leaves?' },
        { industry: 'manufacturing', description: 'Which machines must keep running when the server is down?' },
        { industry: 'logistics', description: 'How old can a truck’s position be before a customer calls?' },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'Languages and tools we use',
      rows: [
        { label: 'Languages', names: ['TypeScript', 'Python', 'Swift', 'Kotlin', 'PHP', 'Go'] },
        { label: 'Front end', names: ['React', 'Next.js', 'React Native', 'Flutter'] },
        { label: 'Data', names: ['PostgreSQL', 'MariaDB', 'Redis', 'Garage'] },
        { label: 'Operations', names: ['Docker', 'Forgejo', 'Ansible', 'OpenTofu'] },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about hiring a software team',
      items: [
        {
          question: 'How do we compare your quote with a cheaper one?',
          answer:
            'Ask both for a list of parts with a price for each, and for three answers: who owns the code, what happens after launch, and what isn’t included. The last answer is usually where the difference is. We’re happy to read another vendor’s quote with you and mark what’s missing.',
        },
        {
          question: 'Do you work at a fixed price or by the hour?',
          answer:
            'Both. Parts that can be described have a fixed price. Parts that must be tried out first get a small test at a fixed price, or are billed by time, up to a limit that you set. We don’t quote a fixed price for something that isn’t understood yet, because one of us would lose money on it.',
        },
        {
          question: 'Can you work alongside our own developers?',
          answer:
            'Yes. We join your repository, your board and your reviews, and take on a part with a clear boundary. Your people decide on conventions. If they like, we pair with them, so that they understand what we built before we leave.',
        },
        {
          question: 'How often will we hear from you?',
          answer:
            'You get a regular demo of what works, a shared list of what is in progress, and one named engineer to write to. When something turns out harder than expected, we tell you as soon as we know, with two or three ways to deal with it.',
        },
        {
          question: 'What if we change our minds halfway?',
          answer:
            'That’s normal once you see a working version. Each change gets its own line, with its effect on price and date, and you say yes or no. Parts we have not started can be swapped for others of the same size.',
        },
        {
          question: 'Do you sign a confidentiality agreement?',
          answer:
            'Yes, before you show us anything sensitive, on your form or ours. It covers everyone who works on the project. You don’t have to share the secret part on the first call: users, systems and constraints are enough to discuss whether it can be done.',
        },
        {
          question: 'Which kind of software do we need?',
          answer:
            'Often two: a customer portal plus an API to your accounting system, or a subscription product with an app later on. Start with the one whose absence costs you most. The others can be added, because they share accounts, data and hosting from the start.',
        },
        {
          question: 'Could an existing tool do the job?',
          answer:
            'Possibly. We look for one before we estimate, open-source tools in particular, because they can be adapted and have no fee per person. Our list of [platforms](/platforms) shows those we host. If one covers most of what you need, we build only the rest.',
        },
      ],
    },
    {
      kind: 'coupon',
      description:
        'Any software project qualifies. Tell us who will use the software and how they manage without it today.',
      stubs: {
        service: 'Software Development',
        inquiry: 'A few sentences are enough. Write them as you would to a colleague.',
        call: 'Talk to a programmer, who will also tell you when not to build.',
        project: 'Is the budget approved and time short? Say so, and we’ll start with the estimate.',
      },
    },
  ],
};
