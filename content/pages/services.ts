import type { PageInput } from '../schema/page';
import { servicePaths } from '../service-paths';

export const page: PageInput = {
  path: '/services',
  sections: [
    {
      kind: 'page-hero',
      ground: 'paper',
      heading: 'What we do, and ==what it costs==',
      lead: 'Everything we do, by group. Each service has a page that describes the work, the steps and how to get started.',
      drawing: 'four-drawers',
      isLow: true,
      actions: [
        { label: 'Schedule Free Call', to: 'booking' },
        { label: 'Send an inquiry', to: '/contact' },
      ],
      highlights: [
        { title: 'Take one service', description: 'Each works on its own, alongside the vendors you already have.' },
        { title: 'Or several', description: 'They share one team, one list of tickets and one invoice.' },
        { title: 'Or advice only', description: 'The free {claim:consultation} call ends with a list of next steps.' },
      ],
    },
    {
      kind: 'price-list',
      anchor: 'prices',
      heading: 'Every list price, on\u00a0one\u00a0receipt',
      intro:
        'List prices in US dollars. Each line leads to its page. All services are [further below](/services#groups).',
      free: {
        group: 'To begin',
        title: 'Free {claim:consultation} call',
        description: 'With an engineer, about your bill or your plan',
        to: '/it-consulting#free-hour',
      },
      groups: [
        {
          group: 'vps',
          title: 'Servers',
          to: '/services/startups/compute-infrastructure#plans',
          note: 'Free SSL, monitoring and monthly patching with each. Backups are priced in your estimate.',
        },
        { group: 'startup', title: 'Startup plans', to: '/startup-services#plans' },
        { group: 'website', title: 'Website projects', to: '/cms-wordpress-development#prices' },
        {
          group: 'support',
          title: 'Website support',
          to: '/services/cms-wordpress/cms-website-management#support-plans',
          note: 'Free hosting {claim:free-hosting}; the price of {plan:support-business} covers its 50 GB.',
        },
        {
          group: 'tools',
          title: 'Tools, for the whole team',
          note: 'One price for the whole team, up to 49 people. Hosting doubles at 50 and at each 50 after; support stays the same. The HR suite files no payroll taxes. [Try your own tools](/savings-calculator)',
        },
        { group: 'training', title: 'Training plans', to: '/it-training#plans' },
        {
          group: 'managed',
          title: 'Managed IT',
          to: '/managed-services#services',
          note: 'Priced in your estimate, by servers, people and devices. [A sample for 25 people](/services/managed-services/remote-on-site-it-support#ask)',
        },
      ],
      action: { label: 'Ask for a written estimate', to: '/contact' },
      discount:
        'Any project with a one-time price: a website, a move, a build, a review. Monthly plans and courses keep their price.',
      closing:
        'Nothing is ordered or charged by adding a line to your bill. Services without a list price are in your written estimate; we commit only to its price.',
    },
    {
      kind: 'service-groups',
      anchor: 'groups',
      heading: 'All services by group',
      intro: 'Each with its lowest price, where it has one.',
      groups: [
        {
          icon: 'code',
          title: 'Software development',
          description:
            'Subscription products, office systems, apps and the APIs that connect them, where off-the-shelf products don’t fit.',
          link: '/software-development',
          items: [...servicePaths.software],
        },
        {
          icon: 'server',
          title: 'Tech startup services',
          description:
            'For young companies: servers from {price:vps-startup} a month, a first version of your product, and office tools without a price per person.',
          link: '/startup-services',
          items: [...servicePaths.startups],
        },
        {
          icon: 'globe',
          title: 'WordPress development',
          description:
            'Websites from {price:website-starter} a project, and after launch the updates, content changes and search optimization.',
          link: '/cms-wordpress-development',
          items: [...servicePaths.wordpress],
        },
        {
          icon: 'lifebuoy',
          title: 'Managed IT and cloud services',
          description:
            'Servers and backups monitored {claim:monitoring}, and IT support for your people and their computers.',
          link: '/managed-services',
          items: [...servicePaths.managed],
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'More services and tools',
      cards: [
        {
          icon: 'receipt',
          title: 'Savings calculator',
          description: 'Select the tools you pay for per person and see what your team would save.',
          to: '/savings-calculator',
        },
        {
          icon: 'rocket',
          title: 'Startup Launchpad',
          description: 'Servers and consulting hours in a single monthly subscription.',
          to: '/dohtech-startup-launchpad',
        },
        {
          icon: 'cloud',
          title: 'Cloud solutions',
          description: 'Move to the cloud, move back, or pay less for what runs there. The assessment has a fixed fee.',
          to: '/cloud-solutions',
        },
        {
          icon: 'target',
          title: 'IT consulting',
          description: 'A second opinion before you sign a contract, for a fee that we quote first.',
          to: '/it-consulting',
        },
        {
          icon: 'graduation',
          title: 'IT training',
          description: 'Quarter-long courses on the tools your people use.',
          to: '/it-training',
        },
        {
          icon: 'package',
          title: 'Platforms',
          description: 'The {count:tools} open-source tools we host, next to the paid ones they replace.',
          to: '/platforms',
        },
      ],
    },
    {
      kind: 'coupon',
      description:
        'Your first project with us costs less, whichever service it is. Monthly plans and courses keep their price.',
      action: { label: 'Start a project', to: '/contact' },
    },
  ],
};
