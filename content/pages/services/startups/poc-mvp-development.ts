import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/startups/poc-mvp-development',
  costs: {
    price: {
      case: 'estimate',
      heading: 'The smaller the core, the lower the price',
      decides: [
        { title: 'The risk', description: 'One question, tested in code' },
        { title: 'The core', description: 'Few features, but real ones' },
        { title: 'What can wait', description: 'Sorted into later or never' },
      ],
      point: 'We fix the scope first, then quote it.',
    },
    text: 'The proof of concept is a small order by itself.',
    action: { label: 'Ask for a written estimate', to: '/contact?service=Startup%20Services' },
    line: {
      adds: 'Proof of concept and first version',
      note: 'Before {claim:promotion} off a first project: the proof of concept.',
      parts: [
        { text: 'Proof of concept, eight days', dollars: 3_200 },
        { text: 'Delivery notes read from photos', dollars: 9_800 },
        { text: 'Handwritten notes', dollars: 4_600, isOut: true },
      ],
    },
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'paper',
      heading: 'Proof of concept and MVP development',
      lead: 'Find out cheaply whether your idea works. A proof of concept tests the risky part in code; an MVP is the smallest product a customer will pay for. You decide after each stage whether the next one is worth the money.',
      drawing: 'prototype',
      highlights: [
        { title: 'One question per stage', description: 'Each ends with an answer you can act on.' },
        { title: 'Priced in advance', description: 'Scope and price on paper before the first line of code.' },
        { title: 'Yours from the start', description: 'Repository, accounts and data are in your name.' },
      ],
      paper: {
        sample: 'test-plan',
        title: 'One question, tested in code',
        lines: [
          { at: 'All, 166 of 200', name: 'All notes, read right' },
          { at: 'Handwritten, 49 of 80', name: 'Handwritten notes' },
          { name: 'Limit', text: 'eight days' },
        ],
        total: { name: 'Printed notes', at: 'Printed, 117 of 120' },
        note: 'Software reads a photo of a delivery note: does it work? [Read the test](/services/startups/poc-mvp-development#test-plan)',
      },
    },
    {
      kind: 'paper',
      staging: 'sheet',
      anchor: 'test-plan',
      heading: 'The test plan of a proof of concept, with its result',
      intro:
        'Before we write code, we agree on one page: the assumption that could sink the idea, how we test it and the number it has to reach.',
      paper: 'test-plan',
      side: 'left',
    },
    {
      kind: 'cards',
      layout: 'ledger',
      heading: 'Proof of concept, prototype or MVP',
      intro: 'Each answers a question of its own. Where they get mixed up, a prototype ends up in production.',
      cards: [
        {
          icon: 'target',
          title: 'Proof of concept: can it be done?',
          description:
            'The one thing nobody is sure about: an algorithm, an integration, a device that has to talk. No login, no design. The result is a yes, a no or a price.',
        },
        {
          icon: 'users',
          title: 'Prototype: do people understand it?',
          description:
            'Screens you can click, with invented data behind them. You show them to the customers you hope to win and watch where they hesitate. It is thrown away afterward, on purpose.',
        },
        {
          icon: 'rocket',
          title: 'MVP: will customers pay?',
          description:
            'Few features, but real ones: accounts, payment, a server that stays up. Small enough to change quickly and solid enough to build on.',
        },
      ],
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'How a first version is built, and where you can stop',
      intro: 'Each step has its own price, and you can end after any of them.',
      steps: [
        {
          icon: 'target',
          title: 'Name the risk',
          description: 'In the free {claim:consultation} call we look for the assumption that would sink the idea.',
        },
        {
          icon: 'search',
          title: 'Test it',
          description: 'A small fixed-price piece of work answers that one question.',
        },
        {
          icon: 'rocket',
          title: 'Build the core',
          description: 'If the answer is yes, the first version follows, in short rounds you can try.',
        },
        { icon: 'users', title: 'Learn', description: 'Real use decides what is built next, and what is removed.' },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'What we build it with',
      rows: [
        { label: 'Product', names: ['TypeScript', 'React', 'Next.js', 'React Native', 'Flutter'] },
        { label: 'Server', names: ['Node.js', 'Django', 'Laravel', 'PostgreSQL'] },
        { label: 'Shortcuts', names: ['Keycloak', 'Stripe', 'Supabase', 'Directus'] },
        { label: 'Feedback', names: ['Figma', 'Matomo', 'PostHog', 'Sentry'] },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about PoC and MVP development',
      items: [
        {
          question: 'How much does an MVP cost?',
          answer:
            'It depends on the scope, so we agree on the scope first and send its price in writing. A proof of concept is a small separate order; it often shows that half of the planned product isn’t needed yet, and the quote for the rest comes out lower.',
        },
        {
          question: 'Who owns the code?',
          answer:
            'You do. It is written in a repository under your account from the first commit, and the domain is in your name. If another team takes over, they find tests, a setup guide and a list of what we would do next.',
        },
        {
          question: 'Will we have to rewrite it when we grow?',
          answer:
            'Parts of it, and that’s fine. We use ordinary languages and databases that carry you well beyond your first customers, and keep shortcuts in places that are easy to replace. Each shortcut is written down, so that nobody finds it by accident.',
        },
        {
          question: 'Will you sign a confidentiality agreement?',
          answer:
            'Yes, before you show us anything, if you want one. Access to your repository is limited to the people on the project, and you see who they are. It ends when the project does.',
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'First versions by industry',
      notes: [
        {
          industry: 'tech-startups',
          breaks: 'Six features are built before a customer has paid for one.',
          ready: 'Login, billing and email as finished parts, so that the new part comes first.',
        },
        {
          industry: 'healthcare',
          breaks: 'Real patient data gets into a prototype before a privacy review.',
          ready: 'Invented patients to test with from the first day.',
        },
        {
          industry: 'retail',
          breaks: 'In-store pickup is planned for 40 stores and tried in none.',
          ready: 'A version for one store, with a count of orders picked up.',
        },
        {
          industry: 'automotive',
          breaks: 'Damage photos work on a desk and fail in a dark garage.',
          ready: 'A set of bad photos, and the share that has to be read right.',
        },
        {
          industry: 'construction',
          breaks: 'The site log needs two hands, a signal and a clean screen.',
          ready: 'Voice entry that works offline, tried on one site for a month.',
        },
        {
          industry: 'organizations',
          breaks: 'Members doubt the online vote that the board has bought.',
          ready: 'A trial vote with a paper count next to it.',
        },
        {
          industry: 'manufacturing',
          breaks: 'Alerts are built before it is clear who acts on them.',
          ready: 'One machine, one alert, and a log of how it was answered.',
        },
        {
          industry: 'logistics',
          breaks: 'Route planning needs data that drivers never enter.',
          ready: 'Delivery windows by text message, on a single route.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'A proof of concept counts as your first project. If you skip it, the first version does.',
      stubs: {
        service: 'Startup Services',
        inquiry: 'Write three sentences: who has the problem, what they do today, what you would change.',
        call: 'Think it through with an engineer who would have to build it. No slides needed.',
        project: 'Have a budget and a date? Tell us both, and we’ll cut the scope to fit.',
      },
    },
  ],
};
