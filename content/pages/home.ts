import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/',
  sections: [
    {
      kind: 'slideshow',
      heading: 'Software, servers and IT support for startups, small business and enterprise',
      tillNote:
        'Our price is for each tool, hosted and supported. It changes at every 50 people. Tools are one part of a bill: [see where {claim:saving} comes from](/#one-sum).',
      slides: [
        {
          id: 'consultation',
          image: 'till',
          title: 'Your tech bill, ==cut by {claim:saving}==',
          subtitle: 'Free one-hour tech consultation',
          description:
            'We build the software, run the servers and swap per-user subscriptions for open-source tools that you own.',
          subtext: 'Bring a bill or a plan.',
          buttonText: 'Book a free call',
          buttonLink: 'booking',
          achievement: 'The first hour costs nothing.',
        },
        {
          id: 'software',
          image: 'bill-software',
          title: 'Built and run by one team',
          subtitle: 'Software and SaaS development',
          description:
            'SaaS, enterprise, mobile and web applications, from the first sketch to the server they live on.',
          subtext: 'You see a working version at every step, and the code is yours.',
          buttonText: 'See software development',
          buttonLink: '/software-development',
          achievement: '{claim:promotion} off your first project.',
        },
        {
          id: 'startups',
          image: 'bill-servers',
          title: 'Servers and tools for a team of ten',
          subtitle: 'Startup infrastructure',
          description:
            'Managed VPS from {price:vps-startup} a month, MVP development, and open-source tools in place of paid ones.',
          subtext: 'A flat monthly price that does not grow with every person you hire.',
          buttonText: 'See startup services',
          buttonLink: '/startup-services',
          achievement: 'Open-source tools: {claim:open-source} lower running costs.',
        },
        {
          id: 'wordpress',
          image: 'bill-website',
          title: 'A website your team can edit',
          subtitle: 'CMS and WordPress',
          description:
            'Designed around your content, from {price:website-starter} a project, then hosted, updated and backed up.',
          subtext: 'With every support plan:',
          buttonText: 'See CMS and WordPress',
          buttonLink: '/cms-wordpress-development',
          achievement: 'free hosting {claim:free-hosting}.',
        },
        {
          id: 'managed',
          image: 'bill-support',
          title: 'Your IT, watched day and night',
          subtitle: 'Managed IT and cloud',
          description: 'Servers, storage, backups, business AI and a support desk, looked after remotely or on site.',
          subtext: 'You get a person who knows your systems, and a record of what was done.',
          buttonText: 'See managed services',
          buttonLink: '/managed-services',
          achievement: '{claim:monitoring} monitoring.',
        },
      ],
    },
    {
      kind: 'bill-read',
      anchor: 'bill-read',
      heading: 'Your invoice, read with\u00a0a red\u00a0pen',
      intro:
        'Bring one month’s bill to the free call. An engineer reads it with you line by line and says what to stop, what to shrink and what to keep.',
      closing: 'Write us two lines. We reply with where to send the bill, and mark it before the call.',
      action: { label: 'Send us yours', to: '/contact?service=IT%20Consulting' },
    },
    {
      kind: 'service-cards',
      anchor: 'services',
      heading: 'Software, servers, websites and support',
      intro:
        'Take one, or hand us all of it. Each begins with a free call and a written estimate. [See all services](/services).',
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
          description: 'Servers, storage, backups, business AI and people on call, remote or on site.',
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
      heading: 'What you get in writing',
      intro:
        'A price before the work starts, then a page on each server every month. These are samples with sample figures; yours carry your own.',
      papers: ['estimate', 'server-page', 'restore-drill', 'bill-check'],
    },
    {
      kind: 'carousel',
      anchor: 'why',
      heading: 'Why teams hand us the keys',
      slides: [
        {
          id: 'bill-first',
          number: '01',
          figure: { lines: [{ tool: 'team-chat' }, { tool: 'hr-suite' }, { tool: 'cloud-file-storage' }] },
          title: 'We read the bill first',
          description:
            'Before we propose anything we go through what you pay now: licenses nobody uses, servers twice the size they need, tools that do the same job. That list is yours to keep.',
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
            'The people who write your software also patch its server. Nobody can point at somebody else, and what breaks at night is learned from in the morning.',
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
          title: 'Open source, so you can leave',
          description:
            'We host tools whose code and data formats are public. If you outgrow us, you take the database, the files and the know-how along.',
          bgColor: 'mist',
        },
        {
          id: 'watched',
          number: '04',
          figure: { word: '{claim:monitoring}', caption: 'monitoring' },
          title: 'Watched at night and on Sundays, too',
          description:
            'Disks, certificates, backups and response times are monitored around the clock, and you hear of a problem from us.',
          bgColor: 'green',
        },
        {
          id: 'two-continents',
          number: '05',
          figure: { word: '{city:us} + {city:cm}', caption: 'one list of tickets' },
          title: 'Two offices, one conversation',
          description:
            '{city:us} and {city:cm} share one list of tickets. The person who answers can see everything the last one did.',
          bgColor: 'sheet',
        },
      ],
    },
    {
      kind: 'door',
      anchor: 'first-month',
      heading: 'You are 25 people and have no IT department?',
      intro: 'This is your first month: what happens on which day, when we are here, and how the price is built.',
      action: { label: 'See all 30 days', to: '/managed-services#first-days' },
    },
    {
      kind: 'feature',
      anchor: 'cms-hosting',
      heading: 'Your website, hosted by the people who built it',
      intro:
        'Free hosting {claim:free-hosting} comes with our website support plans, from {price:support-essential} a month.',
      drawing: 'editor-and-server',
      imageSide: 'left',
      items: [
        {
          icon: 'refresh',
          title: 'Updates without surprises',
          description: 'WordPress, themes and plugins are updated on a copy first, then on your site.',
        },
        {
          icon: 'database',
          title: 'Backups weekly, twice a week or daily',
          description: 'As the plan says, kept apart from the server, and restored when you ask.',
        },
        {
          icon: 'file-text',
          title: 'Content changes included',
          description: 'Send the text; we place it, check it on a phone and tell you when it is live.',
        },
      ],
      action: { label: 'See websites and support plans', to: '/cms-wordpress-development' },
    },
    {
      kind: 'process',
      anchor: 'process',
      heading: 'What to expect',
      intro: 'Four steps. You can stop after any of them and keep what it gave you.',
      steps: [
        {
          icon: 'calendar',
          title: 'Free consultation',
          description: 'One hour with an engineer. You leave with a plan, whether or not you hire us.',
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
      heading: 'From the workbench',
      intro: 'Field notes on hosting, open-source tools and software projects. [Read all articles](/about/blogs).',
    },
    {
      kind: 'coupon',
      description: 'Tell us what you are building or paying for. The discount is in the first figure you see.',
      action: { label: 'Start a project', to: '/contact' },
    },
  ],
};
