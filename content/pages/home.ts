import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/',
  sections: [
    {
      kind: 'slideshow',
      heading: 'Software, servers and IT support for startups, small businesses and enterprises',
      tillNote:
        'Tools only, before the one-time cost of moving your data. One price per tool up to 49 people; hosting then doubles at 50, 100, 150 and so on. See [the whole bill](/#one-sum), or [a month with servers and support](/managed-services#price).',
      slides: [
        {
          id: 'consultation',
          image: 'till',
          title: 'Your tech bill, ==cut by {claim:saving}==',
          subtitle: 'Free {claim:consultation} tech consultation',
          description:
            'We build your software, run your servers and replace per-user subscriptions with open-source tools.',
          subtext: 'Bring last month’s IT bill, or the plan for what you want to build.',
          buttonText: 'Book a free call',
          buttonLink: 'booking',
          achievement: 'The first hour is free.',
        },
        {
          id: 'software',
          image: 'merged-change',
          title: 'Software built and run by one team',
          subtitle: 'Software and SaaS development',
          description:
            'SaaS, enterprise, mobile and web applications, from the first sketch to the server they run on.',
          subtext: 'You see a working version at every step, and the code is yours.',
          buttonText: 'See software development',
          buttonLink: '/software-development',
          achievement: '{claim:promotion} off your first project',
        },
        {
          id: 'startups',
          image: 'server-rack',
          title: 'Servers and tools for startups',
          subtitle: 'Startup infrastructure',
          description:
            'Managed VPS from {price:vps-startup} a month, MVP development, and open-source tools in place of paid ones.',
          subtext: 'A monthly price that doesn’t go up with every person you hire.',
          buttonText: 'See startup services',
          buttonLink: '/startup-services',
          achievement: 'Open-source tools can cut the operating costs of your IT by {claim:open-source}',
        },
        {
          id: 'wordpress',
          image: 'edited-page',
          title: 'A website your team can edit',
          subtitle: 'CMS and WordPress',
          description:
            'Designed around your content, from {price:website-starter} a project, then hosted, updated and backed up.',
          subtext: 'Your team changes text and images without calling a developer.',
          buttonText: 'See CMS and WordPress',
          buttonLink: '/cms-wordpress-development',
          achievement: 'Free hosting {claim:free-hosting} with every website support plan',
        },
        {
          id: 'managed',
          image: 'night-desk',
          title: 'IT support and\u00a0servers, managed for you',
          subtitle: 'Managed IT and cloud',
          description: 'Servers, storage, backups, business AI and a support desk, managed remotely or on site.',
          subtext: 'You talk to a person who knows your systems, and you get a record of all work done.',
          buttonText: 'See managed services',
          buttonLink: '/managed-services',
          achievement: '{claim:monitoring} monitoring',
        },
      ],
    },
    {
      kind: 'bill-read',
      anchor: 'bill-read',
      heading: 'Your tech bill, marked up in\u00a0red\u00a0pen',
      intro:
        'Bring last month’s bill, or the card statement, to the free {claim:consultation} call. An engineer goes through it with you and marks what to cancel, what to shrink and what to keep.',
      closing:
        'The unmarked tools could move to open source, too: [see what that takes off](/#one-sum). Want yours marked before the call? Write to us, and we’ll tell you where to send it.',
      action: { label: 'Ask us to read your bill', to: '/contact?service=IT%20Consulting' },
    },
    {
      kind: 'service-cards',
      anchor: 'services',
      heading: 'Software, servers, websites and support',
      intro:
        'Take one or all of them. Each starts with the free {claim:consultation} call and a written estimate. [See all services and prices](/services#prices).',
      cards: [
        {
          drawing: 'code-window',
          title: 'Software and SaaS development',
          description: 'SaaS, enterprise, mobile and web products, designed, built and shipped by one team.',
          link: '/software-development',
          linkText: 'Software development',
        },
        {
          drawing: 'rack',
          title: 'Startup infrastructure',
          description: 'Managed VPS hosting, proof of concept to MVP, and open-source operations.',
          link: '/startup-services',
          linkText: 'Startup services',
        },
        {
          drawing: 'page-frame',
          title: 'CMS and WordPress',
          description: 'Websites your team can edit, managed, backed up and tuned for search.',
          link: '/cms-wordpress-development',
          linkText: 'CMS and WordPress',
        },
        {
          drawing: 'topology',
          title: 'Managed IT and cloud',
          description: 'Servers, storage, backups, business AI and a support desk, remote or on site.',
          link: '/managed-services',
          linkText: 'Managed services',
        },
      ],
    },
    {
      kind: 'one-sum',
      anchor: 'one-sum',
      heading: 'Where the 30% comes\u00a0from',
      action: { label: 'Try your own tools' },
    },
    {
      kind: 'papers',
      anchor: 'papers',
      heading: 'The documents you get from us',
      intro:
        'A written price before the work starts, then a report on each server every month. These are samples; yours have your own numbers.',
      papers: ['estimate', 'server-page', 'restore-drill', 'bill-check'],
    },
    {
      kind: 'carousel',
      anchor: 'why',
      heading: 'Why choose {site:name}',
      slides: [
        {
          id: 'bill-first',
          number: '01',
          figure: { lines: [{ tool: 'team-chat' }, { tool: 'hr-suite' }, { tool: 'cloud-file-storage' }] },
          title: 'We read the bill first',
          description:
            'First we go through what you pay now and list unused licenses, oversized servers and tools that do the same job. The list is yours to keep.',
          bgColor: 'marker',
        },
        {
          id: 'one-team',
          number: '02',
          figure: {
            lines: [
              { label: 'Writes the code', value: 'Us' },
              { label: 'Patches the server', value: 'Us' },
              { label: 'Answers the ticket', value: 'Us' },
            ],
          },
          title: 'One team builds it and runs it',
          description:
            'The people who write your software also patch its server and answer your tickets. You never have to ask which vendor is responsible.',
          bgColor: 'night',
        },
        {
          id: 'open-source',
          number: '03',
          figure: {
            lines: [
              { label: 'Nextcloud', value: 'AGPL-3.0' },
              { label: 'Wiki.js', value: 'AGPL-3.0' },
              { label: 'BookStack', value: 'MIT' },
            ],
          },
          title: 'Open source, so you’re never locked in',
          description:
            'We host tools whose code and data formats are public. If you leave us, you take the database, the files and the documentation with you.',
          bgColor: 'mist',
        },
        {
          id: 'watched',
          number: '04',
          figure: { word: '{claim:monitoring}', caption: 'monitoring' },
          title: 'Monitored on nights and weekends',
          description:
            'Disks, certificates, backups and response times are monitored around the clock. Our engineers get the alert, do what was agreed, and tell you.',
          bgColor: 'green',
        },
        {
          id: 'two-continents',
          number: '05',
          figure: { word: '{city:us} + {city:cm}', caption: 'one list of tickets' },
          title: 'One team in two offices',
          description:
            '{city:us}, USA, and {city:cm}, Cameroon, share one list of tickets. The person who answers you sees what was done before.',
          bgColor: 'sheet',
        },
      ],
    },
    {
      kind: 'door',
      anchor: 'first-month',
      heading: 'The first month for a company of 25 people with no IT department',
      intro: 'What happens on which day, the hours we work, and how the monthly price adds up.',
      action: { label: 'See all 30 days', to: '/managed-services#first-days' },
    },
    {
      kind: 'feature',
      anchor: 'cms-hosting',
      heading: 'Website hosting and support',
      intro:
        'Free hosting {claim:free-hosting} comes with our website support plans, from {price:support-essential} a month.',
      drawing: 'editor-and-server',
      imageSide: 'left',
      items: [
        {
          icon: 'refresh',
          title: 'Updates tested first',
          description: 'WordPress, themes and plugins are updated on a copy of your site before the live one.',
        },
        {
          icon: 'database',
          title: 'Backups weekly, twice a week or daily',
          description:
            'The schedule depends on the plan. Backups are stored away from the server and restored when you ask.',
        },
        {
          icon: 'file-text',
          title: 'Content changes included',
          description:
            'Prefer not to edit? Send us the text. We’ll add it, check it on a phone and tell you when it’s live.',
        },
      ],
      action: { label: 'See websites and support plans', to: '/cms-wordpress-development' },
    },
    {
      kind: 'process',
      anchor: 'process',
      heading: 'What to expect',
      intro: 'You can stop after any step and keep the results.',
      steps: [
        {
          icon: 'calendar',
          title: 'Free consultation',
          description: 'One hour with an engineer. You leave with a list of next steps, whether or not you hire us.',
        },
        {
          icon: 'receipt',
          title: 'Written estimate',
          description: 'Scope, price and dates on one page, with the first-project discount already in it.',
        },
        {
          icon: 'wrench',
          title: 'Build and migrate',
          description: 'You try every part as it is finished. Nothing old is switched off before you say so.',
        },
        {
          icon: 'gauge',
          title: 'Run and improve',
          description: 'Monitoring, backups and patching, and a regular look at what could cost less.',
        },
      ],
    },
    {
      kind: 'latest-posts',
      anchor: 'blog',
      heading: 'Latest from the blog',
      intro: 'Articles on hosting, open-source tools and software projects. [Read all articles](/about/blogs).',
    },
    {
      kind: 'coupon',
      description:
        'Tell us what you want to build, or which bill you want to cut. Your estimate includes the discount.',
      action: { label: 'Start a project', to: '/contact' },
    },
  ],
};
