import type { PageInput } from '../schema/page';

const readOurBill = 'Please read our IT bill. I can send it by email, or bring it to a call.';

export const page: PageInput = {
  path: '/',
  sections: [
    {
      kind: 'slideshow',
      heading: 'Software, servers and IT support for startups, small businesses and enterprises',
      slides: [
        {
          id: 'consultation',
          image: 'bill',
          title: 'Your tech bill, ==cut by {claim:saving}==',
          subtitle: 'Free {claim:consultation} tech consultation',
          description:
            'We build your software, run your servers and swap per-user subscriptions for open-source tools.',
          subtext: 'Bring last month’s IT bill, or the plan for what you want to build.',
          buttonText: 'Book a free call',
          buttonLink: 'booking',
          achievement: 'The first hour is free.',
        },
        {
          id: 'software',
          image: 'invoice',
          title: 'Software built by one team',
          subtitle: 'Software and SaaS development',
          description:
            'SaaS, enterprise, mobile and web applications, from the first sketch to the server they run on.',
          subtext: 'You see a working version at every step.',
          buttonText: 'See software development',
          buttonLink: '/software-development',
          achievement: '{claim:promotion} off your first project',
        },
        {
          id: 'startups',
          image: 'servers',
          title: 'You hire, the price stays',
          subtitle: 'Startup infrastructure',
          description:
            'Managed VPS from {price:vps-startup} a month, MVP development, and open-source tools in place of paid ones.',
          subtext: 'A larger server when the load grows, not when the team does.',
          buttonText: 'See startup services',
          buttonLink: '/startup-services',
          achievement:
            'Open source: [{claim:open-source} less](/services/startups/opensource-tech#running-costs) than what tools and servers cost to run today',
        },
        {
          id: 'wordpress',
          image: 'websites',
          title: 'A website your team can edit',
          subtitle: 'CMS and WordPress',
          description:
            'Designed around your content, from {price:website-starter} a project. A support plan hosts it, updates it and backs it up.',
          subtext: 'Your team changes text and images without calling a developer.',
          buttonText: 'See CMS and WordPress',
          buttonLink: '/cms-wordpress-development',
          achievement: 'Every website support plan has free hosting {claim:free-hosting}',
        },
        {
          id: 'managed',
          image: 'night',
          title: 'Servers that wake us, not you',
          subtitle: 'Managed IT and cloud',
          description: 'We manage servers, storage, backups, business AI and a support desk.',
          subtext: 'You talk to someone who knows your systems.',
          buttonText: 'See managed services',
          buttonLink: '/managed-services',
          achievement: '{claim:monitoring} monitoring',
        },
      ],
    },
    {
      kind: 'one-bill',
      anchor: 'one-bill',
      formerAnchors: ['bill-read', 'one-sum'],
      heading: 'Where the 30% comes\u00a0from',
      intro:
        'Bring your bill to the free {claim:consultation} call: an engineer marks what to move, cancel or halve. What is worth its price stays.',
      action: {
        label: 'Ask us to read your bill',
        to: `/contact?service=IT%20Consulting&message=${encodeURIComponent(readOurBill)}#enquiry-heading`,
      },
      calculator: { label: 'Try your own tools' },
    },
    {
      kind: 'service-groups',
      anchor: 'services',
      heading: 'Software, servers, websites and support',
      intro: '[See all services and prices](/services#prices)',
      groups: [
        {
          icon: 'code',
          title: 'Software and SaaS',
          description: 'SaaS, enterprise, mobile and web products, built and shipped by one team.',
          price: { terms: 'Priced in writing after the free call' },
          link: '/software-development',
        },
        {
          icon: 'server',
          title: 'Startup infrastructure',
          description: 'Managed VPS, proof of concept to MVP, and open-source operations.',
          price: { amount: '{price:vps-startup}', terms: 'a month and up' },
          link: '/startup-services',
        },
        {
          icon: 'globe',
          title: 'CMS and WordPress',
          description: 'Websites your team can edit; hosting, updates and backups by the month.',
          price: { amount: '{price:website-starter}', terms: 'a project and up' },
          link: '/cms-wordpress-development',
        },
        {
          icon: 'lifebuoy',
          title: 'Managed IT and cloud',
          description:
            'Servers, backups, business AI and a support desk, remote, or on site around {city:us} and {city:cm}.',
          price: { amount: '{price:vps-startup}', terms: 'a month and up for a server' },
          link: '/managed-services',
        },
      ],
    },
    {
      kind: 'carousel',
      anchor: 'why',
      heading: 'Why choose {site:name}',
      slides: [
        {
          id: 'bill-first',
          figure: {
            lines: [
              { label: 'Unused wiki', value: 'canceled' },
              { label: 'Second tool', value: 'canceled' },
              { label: 'Large server', value: 'halved' },
            ],
          },
          number: '01',
          title: 'We read the bill first',
          description:
            'We list unused licenses, oversized servers and tools that do the same job. The list is yours to keep.',
          bgColor: 'marker',
        },
        {
          id: 'one-team',
          figure: { word: 'One invoice', caption: 'for the software, its servers and support' },
          number: '02',
          title: 'One team builds it and runs it',
          description: 'The people who write your software also patch its server and answer your tickets.',
          bgColor: 'night',
        },
        {
          id: 'open-source',
          figure: { word: '{Count:tools}', caption: 'paid tools, each with an open-source replacement' },
          number: '03',
          title: 'Open source, so you’re never locked in',
          description: 'If you leave us, you take the database, the files and the documentation with you.',
          bgColor: 'mist',
        },
        {
          id: 'watched',
          figure: { word: '{claim:monitoring}', caption: 'monitoring of servers, connections and backups' },
          number: '04',
          title: 'Monitored on nights and weekends',
          description: 'Our engineers get the alert, do what was agreed, and tell you.',
          bgColor: 'green',
        },
        {
          id: 'two-continents',
          figure: { word: '2 offices', caption: '{city:us}, USA, and {city:cm}, Cameroon' },
          number: '05',
          title: 'One team in two offices',
          description: 'The person who answers you sees what was done before.',
          bgColor: 'sheet',
        },
      ],
    },
    {
      kind: 'statement',
      tone: 'mist',
      anchor: 'cms-hosting',
      heading: 'Website hosting and support',
      paragraphs: [
        'Free hosting {claim:free-hosting} with our support plans, from {price:support-essential} a month: updates, backups and content changes.',
      ],
      action: { label: 'See support plans', to: '/cms-wordpress-development' },
    },
    {
      kind: 'process',
      anchor: 'process',
      heading: 'What to expect in the first 30\u00a0days',
      intro: '[The whole month, day by day](/managed-services#first-days)',
      steps: [
        {
          day: 1,
          icon: 'calendar',
          title: 'Free call',
          description: 'One hour with an engineer. You leave with a list of next steps, hire us or not.',
        },
        {
          day: 4,
          icon: 'receipt',
          title: 'Written estimate',
          description: 'Scope and price on one page. You can stop after any step and keep the results.',
        },
        {
          day: 8,
          until: 24,
          icon: 'wrench',
          title: 'Build and migrate',
          description: 'Nothing old is switched off before you say so.',
        },
        {
          day: 30,
          icon: 'gauge',
          title: 'Run and improve',
          description: 'The first monthly report: what we did, what it cost, and what could cost less.',
        },
      ],
    },
    {
      kind: 'posts',
      anchor: 'blog',
      heading: 'Latest from the blog',
      intro: '[Read all articles](/about/blogs)',
    },
    {
      kind: 'coupon',
      isLarge: true,
      description:
        'Tell us what you want to build, or which bill you want to cut. Your estimate includes the discount.',
      action: { label: 'Start a project', to: '/contact' },
    },
  ],
};
