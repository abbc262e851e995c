import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/software-development',
  sections: [
    {
      kind: 'page-hero',
      layout: 'night',
      heading: 'Software by the people ==who will run it==',
      lead: '{Count:software-services} kinds of software, one team. Whoever writes yours also patches its server, reads its logs and answers when it misbehaves.',
      drawing: 'code-window',
      highlights: [
        { title: 'A version to try at every step', description: 'On a real address, with your own data in it.' },
        { title: 'Priced in parts', description: 'The estimate is a list, and you may strike lines out.' },
        { title: 'Yours to take along', description: 'Code, accounts and documents carry your name.' },
      ],
    },
    {
      kind: 'cards',
      layout: 'bento',
      heading: 'What shall we build?',
      intro: 'Start from who will use it. The right page then tells you how we go about it.',
      cards: [
        {
          icon: 'rocket',
          title: 'A product that customers subscribe to',
          description: 'Accounts, plans and invoices around the one feature that nobody else has.',
          to: '/services/software/saas-development',
        },
        {
          icon: 'building',
          title: 'A system for your departments',
          description: 'Approvals and reports that spreadsheets can no longer carry.',
          to: '/services/software/enteprise-development',
        },
        {
          icon: 'smartphone',
          title: 'A native app',
          description: 'For iPhone and Android, where the device itself is part of the product.',
          to: '/services/software/mobile-development',
        },
        {
          icon: 'layers',
          title: 'One app for every screen',
          description: 'Shared code for phones and browsers, kept by a small team.',
          to: '/services/software/cross-platform-development',
        },
        {
          icon: 'network',
          title: 'The engine behind it',
          description: 'Interfaces and back ends that apps, partners and reports can depend on.',
          to: '/services/software/backend-api-development',
        },
        {
          icon: 'globe',
          title: 'A portal or booking system',
          description: 'Work done in the browser by the customers who used to call you.',
          to: '/services/software/custom-web-development',
        },
      ],
    },
    {
      kind: 'process',
      layout: 'line',
      heading: 'What to expect in any of the {count:software-services}',
      intro: 'The screens differ. The order of work does not.',
      steps: [
        {
          icon: 'chat',
          title: 'Talk about the problem',
          description: 'What goes wrong today, who loses time over it, and what a good day would look like.',
        },
        {
          icon: 'receipt',
          title: 'Put a price on each part',
          description: 'A short document in plain words: parts, figures, dates and what is left out on purpose.',
        },
        {
          icon: 'code',
          title: 'Build the riskiest part first',
          description: 'If something cannot work, you learn it while most of the budget is still in your pocket.',
        },
        {
          icon: 'key',
          title: 'Hand over, or stay',
          description: 'Documentation and a walk through the code, then support from us or from your own people.',
        },
      ],
    },
    {
      kind: 'calls',
      layout: 'lines',
      heading: 'No specification needed',
      service: 'Software Development',
      inquiry: 'A few honest sentences are worth more than a template. Write them as you would to a colleague.',
      call: 'Speak with somebody who programs. They will also tell you when not to build.',
      project: 'Budget approved and in a hurry? Say so, and we begin with the estimate.',
    },
    {
      kind: 'industries',
      layout: 'grid',
      heading: '{Count:industries} industries, {count:industries} first questions',
      intro: 'What we ask in the opening minutes, because the answer changes the design.',
      notes: [
        { industry: 'tech-startups', description: 'Which assumption would sink the company if it were wrong?' },
        { industry: 'healthcare', description: 'Who may see a record, and who has to be able to prove it?' },
        { industry: 'retail', description: 'What happens at checkout when the line is down?' },
        { industry: 'automotive', description: 'Where does vehicle data come from, and how wrong is it?' },
        { industry: 'construction', description: 'Does it have to work in a basement with wet hands?' },
        { industry: 'organizations', description: 'Who takes over when the volunteer who knows it all moves away?' },
        { industry: 'manufacturing', description: 'Which machine may never wait for a server?' },
        { industry: 'logistics', description: 'How late may a position be before a customer calls?' },
      ],
    },
    {
      kind: 'technologies',
      layout: 'marquee',
      heading: 'Tools the next developer knows, too',
      rows: [
        { label: 'Write', names: ['TypeScript', 'Python', 'Swift', 'Kotlin', 'PHP', 'Go'] },
        { label: 'Show', names: ['React', 'Next.js', 'React Native', 'Flutter'] },
        { label: 'Store', names: ['PostgreSQL', 'MariaDB', 'Redis', 'Garage'] },
        { label: 'Ship', names: ['Docker', 'Forgejo', 'Ansible', 'OpenTofu'] },
      ],
    },
    {
      kind: 'faq',
      layout: 'split',
      heading: 'Before you hire anyone to program',
      items: [
        {
          question: 'How do we compare your offer with a cheaper one?',
          answer:
            'Ask both for the same four things: a list of parts with a figure each, who owns the code, what happens after launch, and what is not included. Cheap offers usually go quiet at the last one. We will gladly read another provider’s offer with you and mark what is missing.',
        },
        {
          question: 'Fixed price or by the hour?',
          answer:
            'Fixed for parts that can be described, by time where something must be tried out first, with a ceiling that you set. Most projects hold both. What we avoid is a fixed price for something nobody understands yet, since one of us would have to lose.',
        },
        {
          question: 'Can you work beside our own developers?',
          answer:
            'We join your repository, your board and your reviews, and take a part with a clear boundary. Your people decide on conventions. If they want, we pair with them, so that they understand what we built before we leave.',
        },
        {
          question: 'How often will we hear from you?',
          answer:
            'There is a regular demonstration of what works, a shared list of what is in progress, and one named engineer to write to. When something turns out harder than expected, you hear it as soon as we know, with two or three ways to deal with it.',
        },
        {
          question: 'What if we change our minds halfway?',
          answer:
            'People do, once they see a working version. A change is written on a line of its own with its effect on price and date, and you say yes or no. Parts that were not begun can be swapped for others of the same size.',
        },
        {
          question: 'Do you sign a confidentiality agreement?',
          answer:
            'Yes, before you show us anything sensitive, on your paper or on ours. It covers everyone who works on the project. For the first call you need not reveal the secret part: users, systems and constraints are enough to talk about feasibility.',
        },
        {
          question: 'Which of the {count:software-services} do we need?',
          answer:
            'Often two. A portal for customers plus an interface to your accounting, or a subscription product with an app later on. Start with the one whose absence costs you money this month. The others can be added to it, because they share accounts, data and hosting from the outset.',
        },
        {
          question: 'Could an existing tool do the job?',
          answer:
            'We look for one before we estimate, and open-source tools in particular, for they can be adapted and have no fee per person. Our list of [platforms](/platforms) shows those we host. If one covers most of the need, building only the remainder is the sensible order.',
        },
      ],
    },
    {
      kind: 'coupon',
      description:
        'Any of the {count:software-services} qualifies. Tell us who will use the software and what they do without it today.',
      action: { label: 'Start a project', to: '/contact?service=Software%20Development' },
    },
  ],
};
