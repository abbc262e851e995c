import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/startups/development',
  costs: {
    tone: 'mist',
    price: {
      case: 'estimate',
      heading: 'You book developers by the month',
      isMonthly: true,
      decides: [
        { title: 'Developers', description: 'Booked by the month' },
        { title: 'Requests', description: 'Each with an estimate in days' },
        { title: 'Technical debt', description: 'What slows every change, on a short list' },
      ],
      point: 'You know the price of a month beforehand.',
    },
    text: 'At its end you see where the days went.',
    action: { label: 'Ask for a written estimate', to: '/contact?service=Startup%20Services' },
    line: {
      adds: 'Your developers, a\u00a0month',
      note: 'Booked by the month.',
      parts: [
        { text: '18 days on features', dollars: 7_200 },
        { text: '22 days on bugs, updates and demos', dollars: 8_800 },
        { text: 'Single sign-on, moved to July', dollars: 600, isOut: true },
      ],
    },
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'mist',
      heading: 'Product development for startups',
      lead: 'After the MVP come feature requests, bugs and the promises made in sales calls. We join by the month as your development team and work through them in your order.',
      drawing: 'portfolio-enterprise',
      highlights: [
        { title: 'You set the order of work', description: 'You decide what comes next; we say what each item takes.' },
        { title: 'Release in small steps', description: 'Finished work goes live instead of waiting for a big day.' },
        { title: 'Month by month', description: 'More hands before a launch, fewer after it.' },
      ],
      paper: {
        sample: 'days-statement',
        title: 'Where the days of June went',
        lines: [
          { at: 'Bugs, 11 closed', name: 'Bugs closed' },
          { at: 'Library updates and tests', name: 'Updates and tests' },
          { at: 'Support questions' },
          { at: 'Planning and demos' },
        ],
        total: { name: 'New features', at: 'New features' },
        note: 'You get a statement each month. [See the whole one](/services/startups/development#statement)',
      },
    },
    {
      kind: 'paper',
      staging: 'marked',
      anchor: 'statement',
      heading: 'The month’s statement: where the days went',
      intro:
        'You book developers by the month, at a price you know beforehand. At the end you see where the days went, what is live and what moved.',
      points: [
        {
          at: 'Bugs, 11 closed',
          title: 'All of the days',
          description: 'Bugs, updates and meetings have a line of their own.',
        },
        {
          at: '9.5',
          title: 'Estimate next to days used',
          description: 'The next estimate for similar work is corrected.',
        },
        {
          at: 'Moved',
          title: 'A reason for what moved',
          description: 'With the days that are left, and your next decision.',
        },
      ],
      paper: 'days-statement',
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'Work the team takes on',
      services: [
        {
          title: 'Features',
          items: [
            'Sketched with you, built behind a switch, opened to a few users first',
            'Estimated before, compared after, so that estimates get better',
            'Documented where your support people look',
          ],
          image: 'code-window',
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
      heading: 'How we take over your code',
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
          title: 'Agree on how we work',
          description: 'How often we plan, show and release, and who decides when time is short.',
        },
        {
          icon: 'refresh',
          title: 'Deliver and review',
          description: 'Each round ends with a demo and a look at what the money bought.',
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'Requests after the launch, by industry',
      notes: [
        {
          industry: 'tech-startups',
          breaks: 'The first large customer wants roles, invoices and single sign-on.',
          ready: 'A plan of work in which each of the three can be sold alone.',
        },
        {
          industry: 'healthcare',
          breaks: 'Another clinic’s system rejects the export.',
          ready: 'A FHIR test server that checks each export before release.',
        },
        {
          industry: 'retail',
          breaks: 'A return books the item into the wrong warehouse.',
          ready: 'Tests for returns, gift cards and partial deliveries.',
        },
        {
          industry: 'automotive',
          breaks: 'A second manufacturer’s catalog uses the same part numbers.',
          ready: 'An import that flags duplicates before they reach a quote.',
        },
        {
          industry: 'construction',
          breaks: 'A form loses an hour of entries in a basement without signal.',
          ready: 'Offline forms that show what is still waiting to be sent.',
        },
        {
          industry: 'organizations',
          breaks: 'Family memberships throw off the treasurer’s totals.',
          ready: 'A dues export that is checked against the bank statement.',
        },
        {
          industry: 'manufacturing',
          breaks: 'A new machine type reports units that the product has never seen.',
          ready: 'A converter for each type, tested with recorded readings.',
        },
        {
          industry: 'logistics',
          breaks: 'A carrier switches off its old API in four weeks.',
          ready: 'Both versions side by side, compared on the same shipments.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'What the team writes in',
      rows: [
        { label: 'Interface', names: ['TypeScript', 'React', 'Vue', 'Angular', 'Svelte'] },
        { label: 'Mobile', names: ['Swift', 'Kotlin', 'Flutter', 'React Native'] },
        { label: 'Server', names: ['Node.js', 'Python', 'PHP', 'Java', 'Go'] },
        { label: 'Quality', names: ['Playwright', 'Jest', 'SonarQube', 'Renovate'] },
      ],
    },
    {
      kind: 'coupon',
      description: 'Your first task with us is the first project. Take a bug that has been open for too long.',
      stubs: {
        service: 'Startup Services',
        inquiry: 'Send the stack, the size of your team and the three items that hurt most.',
        call: 'Look at the repository together and hear an outside opinion on its health.',
        project: 'Hand us one task with a clear end, and see how we work.',
      },
    },
  ],
};
