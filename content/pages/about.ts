import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/about',
  sections: [
    {
      kind: 'page-hero',
      ground: 'night',
      heading: 'Our story: ==it started with a tech bill==',
      lead: '{site:name} is a technology company in {city:us} and {city:cm}. We build software, run it, and look for ways to lower your costs.',
      drawing: 'two-offices',
      highlights: [
        { title: 'Offices in two countries', description: '{city:us} in the USA and {city:cm} in Cameroon.' },
        { title: 'Products of our own', description: 'We use the software we write.' },
        { title: 'For small and large companies', description: 'Startups, growing companies and enterprises.' },
      ],
    },
    {
      kind: 'statement',
      anchor: 'story',
      tone: 'paper',
      heading: 'How {site:name} started',
      drawing: 'torn-receipt',
      paragraphs: [
        'An engineer read a small company’s technology bill line by line. No one there had done that before.',
        'The bill listed subscriptions priced per person, several of them for the same job, and servers that no one was responsible for. Nothing was broken, so no one had looked, and the bill grew with every person the company hired.',
        'The engineer canceled unused subscriptions, moved the useful tools to open source, put the rest on servers of the right size and documented everything. The savings paid for the work.',
        'That engineer turned the work into a company, on one condition: we have to earn our place on a client’s bill. One office serves a market that buys software freely, the other serves one where every dollar counts. Both offices work as if every dollar counts, and so do [the people who join us](/careers).',
        'Since then we have added what clients asked for next: websites, applications, mobile apps and a [support desk](/about/contact/support). Our first question is still the same: what are you paying for now?',
      ],
    },
    {
      kind: 'safe-hands',
      anchor: 'safe',
      heading: 'Who gets in, and what you take when you\u00a0leave',
      intro: 'Two questions to ask before you hand over a password. The pages behind the links answer them in full.',
      access: {
        heading: 'While we work for you',
        items: [
          {
            icon: 'laptop',
            title: 'A computer on a desk',
            description:
              'Your colleague is asked first, agrees, and can end the session. Screens and keystrokes are not recorded.',
            action: { label: 'IT support', to: '/services/managed-services/remote-on-site-it-support' },
          },
          {
            icon: 'server',
            title: 'A server',
            description:
              'Nobody sits there to agree, so we come by VPN or jump host, with a personal account and a second factor. Your server needs no open port for us.',
            action: { label: 'Servers', to: '/services/managed-services/server-storage-management' },
          },
          {
            icon: 'cloud',
            title: 'A cloud account',
            description:
              'It is in your name and you pay for it. We work in roles that you can take back. Each use of root credentials is logged.',
            action: { label: 'Cloud', to: '/services/managed-services/cloud-infrastructure' },
          },
          {
            icon: 'key',
            title: 'Your own people',
            description:
              'An account and a key for each person, with the rights they need for their work. When one leaves, tell us and the key is gone.',
            action: { label: 'Hosting', to: '/services/startups/compute-infrastructure' },
          },
        ],
        note: 'Our engineers sign in with ==accounts of their own==. Server sessions go to ==a log that you can read==; ask for the list of who has access, and have a name taken off it, at any time.',
      },
      leaving: {
        heading: 'The day you leave, you take',
        intro: 'Each line is a promise from one of our pages.',
        items: [
          {
            title: '[A server of ours](/services/startups/compute-infrastructure)',
            description:
              'The disk: application, database dumps, settings and our notes on them. It is ordinary Linux: any provider can run it.',
          },
          {
            title: '[A website](/services/cms-wordpress/cms-website-management)',
            description: 'Files, database and a list of everything installed. The domain was yours all along.',
          },
          {
            title: '[An open-source tool](/#why)',
            description: 'The database, the files and the documentation.',
          },
          {
            title: '[A cloud account](/services/managed-services/cloud-infrastructure)',
            description: 'Nothing moves: you remove our access, and the code that describes it stays with you.',
          },
          {
            title: '[Software we write for you](/services/software/saas-development)',
            description: 'Repository, accounts and data are in your company’s name from the start.',
          },
        ],
        note: 'Our website plans run by the month. We stay reachable while you move a server.',
      },
      copies: {
        heading: 'Where your copies are',
        action: {
          label: 'Data backup and disaster recovery',
          to: '/services/managed-services/data-backups-disaster-recovery',
        },
        steps: [
          {
            icon: 'server',
            title: 'Your systems',
            description:
              'You say how much work you could afford to lose, and we copy that often. A failed backup sends an alert; so does one that never arrives.',
          },
          {
            icon: 'package',
            title: 'A copy nearby',
            description: 'For quick restores: one file, one email or a whole server.',
          },
          {
            icon: 'lock',
            title: 'A copy far away',
            description:
              'Encrypted, at another provider, with other credentials. Until its date has passed, your servers can add to it but delete nothing.',
          },
          {
            icon: 'key',
            title: 'The key is yours',
            description:
              'It is in your password manager, and sealed in a second place; we keep one if you want us to restore. A drill restores to a spare machine and notes the time.',
          },
        ],
        note: 'Copies in two places and restore drills are the backup service; startup and website plans keep the backups that they list. Want a confidentiality agreement? We sign one before you show us anything.',
      },
    },
    {
      kind: 'cards',
      layout: 'ledger',
      heading: 'How we are different',
      cards: [
        {
          icon: 'receipt',
          title: 'The cheapest fix first',
          description:
            'If changing a setting or canceling a subscription solves the problem, that is what we recommend.',
        },
        {
          icon: 'users',
          title: 'One team builds and runs',
          description: 'Our programmers know the server and our administrators know the code.',
        },
        {
          icon: 'package',
          title: 'Open source first',
          description:
            'Without a fee per person, a tool costs 49 people what it costs ten ([four of them on a bill](/#one-bill)), and your data stays yours.',
        },
        {
          icon: 'file-text',
          title: 'Everything in writing',
          description: 'Estimates, decisions and access rights are in documents that belong to you.',
        },
        {
          icon: 'globe',
          title: 'Built for slow connections',
          description: 'In {city:cm} we learned to build sites and apps that load on a weak network.',
        },
      ],
    },
    {
      kind: 'papers',
      anchor: 'papers',
      heading: 'Documents you get',
      intro: 'All of these are stamped “Sample”: the layout is real, the numbers are invented.',
      papers: ['estimate', 'server-page', 'restore-drill', 'bill-check'],
    },
    {
      kind: 'feature',
      heading: 'Our own products',
      intro:
        'Besides client work we make products of our own. We try new ideas on them before we recommend them to you.',
      drawing: 'workbench',
      imageSide: 'left',
      items: [
        {
          icon: 'chat',
          title: 'Buzme',
          description: 'Messaging that stays inside the company. [See Buzme](/about/projects/buzme).',
        },
        {
          icon: 'list-checks',
          title: 'Buzsmart',
          description: 'The day’s work on one page. [See Buzsmart](/about/projects/buzsmart).',
        },
        {
          icon: 'folder',
          title: 'Buzstorage',
          description:
            'Company files, and control over who can open them. [See Buzstorage](/about/projects/buzstorage).',
        },
      ],
      action: { label: 'See what we build for others', to: '/about/portfolio' },
    },
    {
      kind: 'testimonials',
      heading: 'Testimonials',
      intro: 'We wrote these three ourselves, as examples. Clients’ own words will replace them.',
    },
    {
      kind: 'coupon',
      description: 'Tell us what you pay for now and what you need. Your estimate includes the discount.',
      action: { label: 'Start a project', to: '/contact' },
    },
  ],
};
