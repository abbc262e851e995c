import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/software/custom-web-development',
  sections: [
    {
      kind: 'page-hero',
      layout: 'split',
      heading: 'A web application ==cut\u00a0to your process==',
      lead: 'Customer portals, booking systems and configurators for companies that tried three products off the shelf and still keep a spreadsheet beside each.',
      drawing: 'web-portal',
      highlights: [
        { title: 'Opens in any browser', description: 'No installation for customers, suppliers or new staff.' },
        { title: 'Usable by everyone', description: 'Keyboard, screen reader and small phones are tested.' },
        { title: 'No fee per account', description: 'Invite your whole customer list; the price stays put.' },
      ],
    },
    {
      kind: 'calls',
      layout: 'tickets',
      heading: 'Show us the spreadsheet',
      service: 'Software Development',
      inquiry: 'Send a screenshot of what you use today, with the columns that cause trouble circled.',
      call: 'Share your screen and work through one order while we watch. Questions come cheap at this stage.',
      project: 'You know what you want? We estimate it screen by screen, so that you can strike some out.',
    },
    {
      kind: 'industries',
      layout: 'grid',
      heading: 'Portals and tools by trade',
      intro: 'The pattern repeats: somebody outside asks, somebody inside types it in. We remove the typing.',
      notes: [
        {
          industry: 'tech-startups',
          description: 'A concierge service turned into self-service, one manual step after another.',
        },
        {
          industry: 'healthcare',
          description: 'Online booking by type of visit, with the questionnaire filled in beforehand.',
        },
        {
          industry: 'retail',
          description: 'Trade customers see their own prices, reorder last month’s basket and print invoices.',
        },
        { industry: 'automotive', description: 'A configurator that offers only the parts that fit the vehicle.' },
        {
          industry: 'construction',
          description: 'Subcontractors upload certificates; the system asks again before they expire.',
        },
        {
          industry: 'organizations',
          description: 'Applications, room bookings and minutes in a member area that needs no manual.',
        },
        {
          industry: 'manufacturing',
          description: 'Quotes for made-to-order pieces, computed from drawing, material and quantity.',
        },
        {
          industry: 'logistics',
          description: 'Customers book pickups and see arrival times without calling the dispatcher.',
        },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'Kinds of application we build for the browser',
      services: [
        {
          title: 'Customer and supplier portals',
          image: 'saas-dashboard',
          items: [
            'Orders, documents and messages in one place, day and night',
            'Each company sees its own people and papers',
            'Your colors and your domain, not a vendor’s',
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
            'A printable offer at the end, and a lead in your inbox',
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
      layout: 'marquee',
      heading: 'Standard parts, from browser to database',
      rows: [
        { label: 'Browser', names: ['HTML and CSS', 'TypeScript', 'React', 'Vue', 'Svelte'] },
        { label: 'Server', names: ['Next.js', 'Laravel', 'Django', 'Ruby on Rails'] },
        { label: 'Data', names: ['PostgreSQL', 'MySQL', 'Meilisearch'] },
        { label: 'Checks', names: ['Playwright', 'axe', 'Lighthouse'] },
      ],
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'What to expect, screen after screen',
      intro: 'The first screens come with a web address, and you use it at every stage after that.',
      steps: [
        {
          icon: 'search',
          title: 'Watch the work',
          description: 'We follow real orders and note each copy, each wait and each exception.',
        },
        {
          icon: 'palette',
          title: 'Draw the screens',
          description: 'You and two of your customers click through them before they cost money.',
        },
        {
          icon: 'code',
          title: 'Build the busiest path',
          description: 'The case that happens every day works first; rare ones follow by how often they occur.',
        },
        {
          icon: 'users',
          title: 'Invite users in waves',
          description: 'Friendly customers, then a region, then all, with their remarks worked in between.',
        },
      ],
    },
    {
      kind: 'faq',
      layout: 'columns',
      heading: 'What owners ask us about web projects',
      items: [
        {
          question: 'Is custom software too expensive for us?',
          answer:
            'Compare it with what you pay now: fees per user, hours of retyping, errors that reach customers. Sometimes a product with a small extension is the better buy and we tell you. If custom wins, start with the one path that costs you most, and let it pay for the next.',
        },
        {
          question: 'How is this different from a website?',
          answer:
            'A website informs; an application does work and keeps data for people who sign in. If you need pages your staff can edit, see [CMS website development](/services/cms-wordpress/cms-website-development), which has fixed prices. Many clients have both, with the application under its own address.',
        },
        {
          question: 'How is the price fixed?',
          answer:
            'The estimate lists screens and connections, each with a figure. You strike out what can wait before you sign. If you add something later, it gets a line and a price of its own, so the total moves only when you move it.',
        },
        {
          question: 'Can we move our spreadsheet data into it?',
          answer:
            'Bring the sheets as they are, with their colors and double entries. We write an import that reports what it could not understand, you settle those rows, and it is run again until nothing is left over. Afterward the same import can serve as a bulk upload for your staff.',
        },
        {
          question: 'Will it work on phones?',
          answer:
            'Every screen is designed for a narrow display as well as a wide one, and we ask you which tasks people do on the move. Those get larger targets and fewer steps. If notifications or offline work turn out to be essential, the same back end can serve a mobile app.',
        },
        {
          question: 'Who may change texts, prices and rules later?',
          answer:
            'Whoever you appoint. Texts, price tables, opening hours and user rights are edited in an administration area, with a history that shows the former value. Only new kinds of screens or calculations need a developer, who can be one of ours or your own.',
        },
        {
          question: 'How do you keep it safe?',
          answer:
            'Sign-in with a second factor, rights checked on the server, updates of every library we use, and backups stored apart from the machine. Before launch somebody who did not write the code tries to misuse it. Afterward, patching and monitoring can be part of a hosting agreement.',
        },
        {
          question: 'What if we want to sell it to others one day?',
          answer:
            'Tell us early, even if it is only a thought. Keeping each company’s data apart costs little at the beginning and a great deal later. The code belongs to you, so nothing stands in the way of turning it into a [subscription product](/services/software/saas-development).',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Send the spreadsheet you want to be rid of. We answer with a scope and a first figure.',
      action: { label: 'Start a project', to: '/contact?service=Software%20Development' },
    },
  ],
};
