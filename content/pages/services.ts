import type { PageInput } from '../schema/page';
import { servicePaths } from '../service-paths';

export const page: PageInput = {
  path: '/services',
  sections: [
    {
      kind: 'page-hero',
      layout: 'paper',
      heading: 'What we do, ==in four groups==',
      lead: 'Software, startup infrastructure, websites and managed IT. Find the line that sounds like your problem; each leads to a page with the work, the steps and three ways to begin.',
      drawing: 'four-drawers',
      actions: [
        { label: 'Schedule Free Call', to: 'booking' },
        { label: 'Send an inquiry', to: '/contact' },
      ],
      highlights: [
        { title: 'Take one service', description: 'Each works by itself, beside the suppliers you already have.' },
        { title: 'Or several', description: 'They share one team, one list of tickets and one invoice.' },
        { title: 'Or just advice', description: 'The free call ends with a plan that you may carry out alone.' },
      ],
    },
    {
      kind: 'service-groups',
      anchor: 'groups',
      heading: 'Pick the group, then the page',
      groups: [
        {
          title: 'Software development',
          description:
            'For companies that need something no shop sells: a product to subscribe to, a system for the office, an app, or the interface between two of them.',
          drawing: 'code-window',
          link: '/software-development',
          items: [...servicePaths.software],
        },
        {
          title: 'Tech startup services',
          description:
            'For young companies: servers from {price:vps-startup} a month, a first version to show, and the tools of a whole office without a price per head.',
          drawing: 'rack',
          link: '/startup-services',
          items: [...servicePaths.startups],
        },
        {
          title: 'WordPress development',
          description:
            'For anyone with something to say online: sites from {price:website-starter} a project, then care, content and search.',
          drawing: 'page-frame',
          link: '/cms-wordpress-development',
          items: [...servicePaths.wordpress],
        },
        {
          title: 'Managed IT and cloud services',
          description:
            'For companies that want IT to be dull: servers and backups monitored {claim:monitoring}, and people’s computers looked after.',
          drawing: 'topology',
          link: '/managed-services',
          items: [...servicePaths.managed],
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'Outside the four groups, and a good place to begin',
      cards: [
        {
          icon: 'receipt',
          title: 'Work out a saving',
          description: 'Select the tools you rent per person and read the difference for your team size.',
          to: '/savings-calculator',
        },
        {
          icon: 'rocket',
          title: 'Startup Launchpad',
          description: 'Servers and consulting hours bundled into a single subscription.',
          to: '/dohtech-startup-launchpad',
        },
        {
          icon: 'cloud',
          title: 'Cloud solutions',
          description: 'Move there, move back, or just pay less for what runs there already.',
          to: '/cloud-solutions',
        },
        {
          icon: 'target',
          title: 'IT consulting',
          description: 'A second opinion from an engineer, before a contract is signed.',
          to: '/it-consulting',
        },
        {
          icon: 'graduation',
          title: 'IT training',
          description: 'Courses by the quarter, on the systems your people use.',
          to: '/it-training',
        },
        {
          icon: 'package',
          title: 'Platforms',
          description: '{Count:tools} open-source tools we host, next to the paid ones they replace.',
          to: '/platforms',
        },
      ],
    },
    {
      kind: 'statement',
      tone: 'night',
      heading: 'Not sure where your problem belongs?',
      paragraphs: [
        'Most do not fit one group. A slow shop may be a hosting matter, one plugin too many or a page that should be shorter.',
        'Describe what you notice and leave the service at Other. The engineer who reads it knows all four groups and will send you to the cheapest remedy first, even where that is a setting you can change yourself.',
      ],
      action: { label: 'Send an inquiry', to: '/contact?service=Other' },
    },
    {
      kind: 'coupon',
      description: 'Whichever group it comes from, the first project with us costs less.',
      action: { label: 'Start a project', to: '/contact' },
    },
  ],
};
