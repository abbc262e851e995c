import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/startups/poc-mvp-development',
  sections: [
    {
      kind: 'page-hero',
      layout: 'paper',
      heading: 'Find out ==cheaply== whether it works',
      lead: 'First a proof of concept: the risky part, alone, in code. Then an MVP, the smallest product somebody would pay for. You decide after each stage whether the next one is worth the money.',
      drawing: 'prototype',
      highlights: [
        { title: 'A question per stage', description: 'Each ends with an answer you can act on.' },
        { title: 'Quoted in advance', description: 'Scope and price on paper before the first line of code.' },
        { title: 'Yours from the start', description: 'Repository, accounts and data are in your name.' },
      ],
    },
    {
      kind: 'numbered-slides',
      layout: 'list',
      heading: 'Three stages, three different questions',
      intro: 'They get mixed up, and then a prototype ends up in production. Here is how we tell them apart.',
      slides: [
        {
          id: 'proof',
          number: '01',
          title: 'Proof of concept: can it be done?',
          description:
            'The one thing nobody is sure about: an algorithm, an integration, a device that has to talk. No login, no design. The result is a yes, a no or a price.',
        },
        {
          id: 'prototype',
          number: '02',
          title: 'Prototype: do people understand it?',
          description:
            'Screens you can click, with invented data behind them. You put them before the customers you hope for and watch where they hesitate. It is thrown away afterward, on purpose.',
        },
        {
          id: 'mvp',
          number: '03',
          title: 'MVP: will somebody pay?',
          description:
            'Few features, but real ones: accounts, payment, backups, a server that stays up. Small enough to change after the first complaint, sound enough to build upon.',
        },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'What we do on the way to your first users',
      services: [
        {
          title: 'Decide what to leave out',
          items: [
            'A session to sort features into now, later and never',
            'One user, one task, one path through the product',
            'A written test: what has to happen for this to count as a success',
          ],
        },
        {
          title: 'Prove the hard part',
          items: [
            'A short spike in code against the real service or device',
            'Measurements, not opinions: speed, accuracy, running cost',
            'A recommendation, including “do not build this”',
          ],
        },
        {
          title: 'Build the first version',
          items: [
            'A working build to try from the first weeks on',
            'Ready-made parts for login, email and payment, so your budget goes into what is new',
            'Tests around the part that earns the money',
          ],
          image: 'sprint-board',
        },
        {
          title: 'Put it before users',
          items: [
            'Hosting on a small server, from {price:vps-startup} a month',
            'Usage figures you can read without an analyst',
            'A way for users to complain inside the product',
          ],
          image: 'phone-app',
        },
      ],
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'You can stop after every step',
      steps: [
        {
          icon: 'target',
          title: 'Name the risk',
          description: 'In the free call we look for the assumption that would sink the idea.',
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
      kind: 'industries',
      layout: 'grid',
      heading: 'First versions we would build small',
      notes: [
        { industry: 'tech-startups', description: 'One workflow for one kind of customer, with billing switched on.' },
        {
          industry: 'healthcare',
          description: 'A reminder service with invented patients first, real ones after the privacy review.',
        },
        { industry: 'retail', description: 'In-store pickup for a single shop before anybody talks of a platform.' },
        { industry: 'automotive', description: 'A damage report by photo, tried by one workshop for a month.' },
        {
          industry: 'construction',
          description: 'Daily site log by voice, because gloves and keyboards do not get along.',
        },
        { industry: 'organizations', description: 'Online voting for one assembly, with a paper count beside it.' },
        { industry: 'manufacturing', description: 'An alert from one machine, to learn whether anyone acts on it.' },
        { industry: 'logistics', description: 'A delivery window by text message on a single route.' },
      ],
    },
    {
      kind: 'technologies',
      layout: 'marquee',
      heading: 'Fast to build, dull to run',
      rows: [
        { label: 'Product', names: ['TypeScript', 'React', 'Next.js', 'React Native', 'Flutter'] },
        { label: 'Server', names: ['Node.js', 'Django', 'Laravel', 'PostgreSQL'] },
        { label: 'Shortcuts', names: ['Keycloak', 'Stripe', 'Supabase', 'Directus'] },
        { label: 'Feedback', names: ['Figma', 'Matomo', 'PostHog', 'Sentry'] },
      ],
    },
    {
      kind: 'calls',
      layout: 'tickets',
      heading: 'Bring the idea as it is',
      service: 'Startup Services',
      inquiry: 'Write three sentences: who has the problem, what they do today, what you would change.',
      call: 'Think it through with someone who has to build it. No slides needed.',
      project: 'Have a budget and a date? Tell us both and we cut the scope to fit.',
    },
    {
      kind: 'faq',
      layout: 'columns',
      heading: 'What founders ask about an MVP',
      items: [
        {
          question: 'What does an MVP cost?',
          answer:
            'It depends on the scope, so we fix the scope first and quote it in writing. A proof of concept is a small separate order; it often shows that half of the planned product is not needed yet, and the quote for the rest comes out lower.',
        },
        {
          question: 'Who owns the code?',
          answer:
            'You do. It is written in a repository under your account from the first commit, and so are domain and server. If another team takes over, they find tests, a setup guide and a list of what we would do next.',
        },
        {
          question: 'Will we have to rewrite it when we grow?',
          answer:
            'Parts of it, and that is fine. We use ordinary languages and databases that carry you well beyond your first customers, and keep shortcuts in places that are easy to replace. What was a shortcut is written down, so that nobody finds it by accident.',
        },
        {
          question: 'How do you protect our idea?',
          answer:
            'We sign a confidentiality agreement before you show anything, if you want one. Access to your repository is limited to the people on the project, and you see who they are. It ends when the project does.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'A proof of concept counts as your first project. If you skip it, the first version does.',
      action: { label: 'Start a project', to: '/contact?service=Startup%20Services' },
    },
  ],
};
