import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/startups/development',
  sections: [
    {
      kind: 'page-hero',
      layout: 'split',
      heading: 'The MVP works. ==Now\u00a0keep shipping.==',
      lead: 'After the first version come the requests, the bugs and the promises made in sales calls. We join as your development team and work through them in your order.',
      drawing: 'portfolio-enterprise',
      highlights: [
        { title: 'Your backlog rules', description: 'You set the order; we say what each item takes.' },
        { title: 'Release in small steps', description: 'Finished work goes live instead of waiting for a big day.' },
        { title: 'Month by month', description: 'More hands before a launch, fewer after it.' },
      ],
    },
    {
      kind: 'feature',
      heading: 'One board, and you can read it',
      intro:
        'You never have to ask how far we are. Every request is a card with a price tag in effort, and every finished card links to something you can click.',
      drawing: 'sprint-board',
      imageSide: 'right',
      items: [
        {
          icon: 'list-checks',
          title: 'Requested',
          description: 'Written the way a user would say it, with the reason why it matters.',
        },
        {
          icon: 'code',
          title: 'In work',
          description: 'Few at a time, each with a name, so that things get finished.',
        },
        {
          icon: 'search',
          title: 'To try',
          description: 'On a copy of your product, for you and whoever asked for it.',
        },
        { icon: 'rocket', title: 'Live', description: 'With a line in the change log your customers can understand.' },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'What the team takes on',
      services: [
        {
          title: 'Features',
          items: [
            'Sketched with you, built behind a switch, opened to a few users first',
            'Estimated before, compared after, so that estimates get better',
            'Documented where your support people look',
          ],
          image: 'saas-dashboard',
        },
        {
          title: 'Bugs and support requests',
          items: [
            'Reproduced with a test, then fixed, so that they stay fixed',
            'Sorted by how many users they hit, not by who is loudest',
            'An answer you can forward to the customer who reported it',
          ],
          image: 'support-desk',
        },
        {
          title: 'Technical debt',
          items: [
            'A short list of what slows every change, with what it costs you',
            'Paid off alongside features, never as a silent rewrite',
            'Libraries kept current, because old ones become security work',
          ],
        },
        {
          title: 'Integrations',
          items: [
            'Payment, accounting, email, maps and the systems of your customers',
            'Failures expected: retried, logged and visible to your support',
            'A sandbox for each, so that tests never charge a real card',
          ],
        },
        {
          title: 'Handover to your own hires',
          items: [
            'Interview help when you recruit your first engineers',
            'Pairing, until they release without us',
            'We step back at the pace that suits you',
          ],
        },
      ],
    },
    {
      kind: 'process',
      layout: 'list',
      heading: 'How a stranger’s code becomes ours to care for',
      intro: 'The first two steps are short and paid by the task. Only then do we talk about months.',
      steps: [
        {
          icon: 'book',
          title: 'Read',
          description: 'We set up your product from scratch, and the gaps in its instructions are our first fixes.',
        },
        {
          icon: 'wrench',
          title: 'Repair one thing',
          description: 'A small real task, to see how fast a change gets from idea to user.',
        },
        {
          icon: 'calendar',
          title: 'Agree on the rhythm',
          description: 'How often we plan, show and release, and who decides when time is short.',
        },
        {
          icon: 'refresh',
          title: 'Deliver, review, adjust',
          description: 'Each round ends with a demo and a look at what the money bought.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'table',
      heading: 'Languages the team speaks',
      rows: [
        { label: 'Interface', names: ['TypeScript', 'React', 'Vue', 'Angular', 'Svelte'] },
        { label: 'Mobile', names: ['Swift', 'Kotlin', 'Flutter', 'React Native'] },
        { label: 'Server', names: ['Node.js', 'Python', 'PHP', 'Java', 'Go'] },
        { label: 'Quality', names: ['Playwright', 'Jest', 'SonarQube', 'Renovate'] },
      ],
    },
    {
      kind: 'calls',
      layout: 'lines',
      heading: 'Show us the backlog',
      service: 'Startup Services',
      inquiry: 'Send the stack, the size of your team and the three items that hurt most.',
      call: 'Look at the repository together and hear an outside opinion on its health.',
      project: 'Hand us one task with a clear end. It is the best test of working together.',
    },
    {
      kind: 'industries',
      layout: 'ledger',
      heading: 'What lands on the backlog after launch',
      notes: [
        {
          industry: 'tech-startups',
          description: 'Team accounts, roles and invoices: what the first larger customer asks for.',
        },
        {
          industry: 'healthcare',
          description: 'Export for another clinic’s system and a consent form that changed again.',
        },
        {
          industry: 'retail',
          description: 'A second warehouse, gift cards and returns that do not break the stock count.',
        },
        { industry: 'automotive', description: 'Another manufacturer’s parts catalog, in a format of its own.' },
        {
          industry: 'construction',
          description: 'Offline forms, because the basement of a construction site has no signal.',
        },
        {
          industry: 'organizations',
          description: 'Family memberships, partial payments and a treasurer who needs an export.',
        },
        { industry: 'manufacturing', description: 'One more machine type, and a report for the shift that owns it.' },
        { industry: 'logistics', description: 'A carrier’s new interface, due before the old one is switched off.' },
      ],
    },
    {
      kind: 'coupon',
      description: 'Your first task with us is a first project. Take a bug that has been open for too long.',
      action: { label: 'Start a project', to: '/contact?service=Startup%20Services' },
    },
  ],
};
