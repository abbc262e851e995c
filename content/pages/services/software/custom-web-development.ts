import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/software/custom-web-development',
  costs: {
    tone: 'night',
    price: {
      case: 'estimate',
      heading: 'Each screen has its own price',
      decides: [
        { title: 'Screens', description: 'Each has its own price' },
        { title: 'Connections', description: 'To each system you already use' },
        { title: 'What can wait', description: 'You cross it out of the estimate' },
      ],
      point: 'Anything you add later is a line of its own.',
    },
    text: 'The total moves only when you move it.',
    action: { label: 'Ask for a written estimate', to: '/contact?service=Software%20Development' },
    line: {
      adds: 'Your application',
      note: 'Where a small extension does it for less, we say so.',
      parts: [
        { text: 'Order portal, six screens', dollars: 12_000 },
        { text: 'Connection to the accounts', dollars: 3_200 },
        { text: 'Rush orders, which stay by phone', dollars: 2_400, isOut: true },
      ],
    },
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'mist',
      heading: 'Custom ==web\u00a0application== development',
      lead: 'Customer portals, booking systems and configurators built around your process, for companies that tried off-the-shelf products and still keep a spreadsheet on the side.',
      drawing: 'web-portal',
      highlights: [
        { title: 'Opens in any browser', description: 'No installation for customers, suppliers or new staff.' },
        { title: 'Accessible', description: 'Tested with a keyboard, a screen reader and a small phone.' },
        { title: 'No fee per account', description: 'Invite your whole customer list at the same price.' },
      ],
      paper: {
        sample: 'order-walkthrough',
        title: 'Minutes for one order',
        lines: [
          { at: 'Sales: order typed into a spreadsheet', name: 'Typed into a sheet' },
          { at: 'Accounting: invoice typed again', name: 'Invoice typed again' },
        ],
        total: { name: 'All five steps', at: 'What is left' },
        figure: { words: 'less work on each order, in this sample', difference: true },
        note: 'The order of a sample wholesaler. [Follow every step](/services/software/custom-web-development#order)',
      },
    },
    {
      kind: 'paper',
      staging: 'pair',
      anchor: 'order',
      heading: 'One order, followed step by step',
      intro:
        'Before we draw a screen, we sit with the people who do the work and write down each step with its minutes.',
      paper: 'order-walkthrough',
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'Portals and tools by industry',
      notes: [
        {
          industry: 'manufacturing',
          breaks: 'A quote for a made-to-order piece takes days and two spreadsheets.',
          ready: 'A price calculator, tested against the quotes you gave before.',
        },
        {
          industry: 'tech-startups',
          breaks: 'The founders still do by hand each step that the sign-up page promises.',
          ready: 'Self-service for one step at a time, with the manual way as a fallback.',
        },
        {
          industry: 'healthcare',
          breaks: 'Patients book the wrong visit and fill in forms in the waiting room.',
          ready: 'Booking by type of visit, with the questionnaire sent beforehand.',
        },
        {
          industry: 'retail',
          breaks: 'Wholesale customers call for their prices, and their orders are typed in twice.',
          ready: 'A sign-in with their own prices, last month’s order and their invoices.',
        },
        {
          industry: 'automotive',
          breaks: 'Customers order parts that don’t fit and send them back.',
          ready: 'A configurator that asks for the vehicle first and hides the rest.',
        },
        {
          industry: 'construction',
          breaks: 'A subcontractor’s insurance certificate expires in the middle of the job.',
          ready: 'An upload page that asks for the new one before the old one ends.',
        },
        {
          industry: 'organizations',
          breaks: 'Two groups turn up for the same room on the same evening.',
          ready: 'A booking calendar with rules for rooms, keys and approval.',
        },
        {
          industry: 'logistics',
          breaks: 'Customers call the dispatcher to book a pickup or to find a shipment.',
          ready: 'A page for pickups and arrival times, open day and night.',
        },
      ],
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'How your application gets built',
      steps: [
        {
          icon: 'search',
          title: 'Watch the work',
          description: 'We follow real orders and note each copy, each wait and each exception.',
        },
        {
          icon: 'palette',
          title: 'Draw the screens',
          description: 'You and two of your customers click through them before they are built.',
        },
        {
          icon: 'code',
          title: 'Build what is used most',
          description: 'The case that happens every day works first; rare ones follow.',
        },
        {
          icon: 'users',
          title: 'Invite users in waves',
          description: 'Friendly customers first, then a region, then everyone, with their feedback built in.',
        },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'Applications we build for the browser',
      services: [
        {
          title: 'Customer and supplier portals',
          image: 'web-portal',
          items: [
            'Orders, documents and messages in one place, day and night',
            'Each company sees its own people and papers',
            'Your colors and your domain',
          ],
        },
        {
          title: 'Booking and scheduling',
          items: [
            'Rooms, people, vehicles and the rules that tie them together',
            'Deposits, reminders and cancellations without phone calls',
            'Calendars kept in step with the ones your staff already use',
          ],
        },
        {
          title: 'Calculators and configurators',
          image: 'cost-chart',
          items: [
            'Your price rules, tested against quotes you gave in the past',
            'A printable quote at the end, and a lead in your inbox',
            'Tables that your sales team can change without us',
          ],
        },
        {
          title: 'Internal tools',
          items: [
            'The shared spreadsheet replaced by lists with rights and history',
            'Import of what you have, export of everything at any time',
            'Shortcuts for the people who use it all day',
          ],
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'Technologies from browser to database',
      rows: [
        { label: 'Browser', names: ['HTML and CSS', 'TypeScript', 'React', 'Vue', 'Svelte'] },
        { label: 'Server', names: ['Next.js', 'Laravel', 'Django', 'Ruby on Rails'] },
        { label: 'Data', names: ['PostgreSQL', 'MySQL', 'Meilisearch'] },
        { label: 'Checks', names: ['Playwright', 'axe', 'Lighthouse'] },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about custom web applications',
      items: [
        {
          question: 'Is custom software too expensive for us?',
          answer:
            'Compare it with what you pay now: fees per user, hours of retyping, errors that reach customers. If custom wins, start with the path that costs you most and let it pay for the next. If a product with a small extension is the better buy, we’ll tell you.',
        },
        {
          question: 'How is this different from a website?',
          answer:
            'A website informs; an application does work and keeps data for people who sign in. For pages your staff can edit, see [CMS website development](/services/cms-wordpress/cms-website-development), which has fixed prices.',
        },
        {
          question: 'How do you set the price?',
          answer:
            'Screen by screen. The estimate puts a price on each screen and each connection, and you cross out what can wait. Anything you add later is a line item of its own, so the total moves only when you move it.',
        },
        {
          question: 'Can we bring our spreadsheet data?',
          answer:
            'Yes, as it is, with its colors and duplicates. We write an import that lists the rows it couldn’t understand, you settle those, and we run it again until nothing is left over.',
        },
        {
          question: 'Will it work on phones?',
          answer:
            'Yes. Every screen is designed for a narrow display as well as a wide one. Tasks your people do on the move get larger targets and fewer steps. If you need offline work, a mobile app can use the same backend.',
        },
        {
          question: 'Who can change text, prices and rules later?',
          answer:
            'The people you appoint. They edit text, price tables, opening hours and user rights in an administration area with a history. Only new kinds of screens or calculations need a developer, ours or yours.',
        },
        {
          question: 'How do you keep it secure?',
          answer:
            'With a second factor at sign-in, rights checked on the server, current libraries and, if you order them, backups stored apart from the machine. Before launch an engineer who didn’t write the code tries to misuse it.',
        },
        {
          question: 'Could we sell it to other companies one day?',
          answer:
            'Yes. The code belongs to you, and it can become a [subscription product](/services/software/saas-development). Tell us early: keeping each company’s data apart costs little at the beginning and a great deal later.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Describe the spreadsheet you want to be rid of. We’ll reply with a scope and a first price.',
      stubs: {
        service: 'Software Development',
        inquiry: 'Tell us what you keep in it, who fills it in and which columns cause trouble.',
        call: 'Share your screen and work through one order while we watch and ask.',
        project: 'Know which screens you want? We’ll price each one, so you can cross some out.',
      },
    },
  ],
};
