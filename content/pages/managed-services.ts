import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/managed-services',
  sections: [
    {
      kind: 'page-hero',
      layout: 'night',
      heading: 'Managed IT services and ==VPS\u00a0hosting==',
      lead: 'You run the company. We run the servers, backups, AI and support desk it depends on, with monitoring day and night. A managed VPS starts at {price:vps-startup}\u00a0a\u00a0month.',
      drawing: 'topology',
      highlights: [
        {
          title: 'Monitored {claim:monitoring}',
          description: 'Alerts go to our engineers, so you don’t have to report the problem.',
        },
        {
          title: 'Remote and on site',
          description: 'By phone and shared screen anywhere, in person around {city:us} and {city:cm}.',
        },
        { title: 'Everything on record', description: 'Changes, incidents and visits, in a log that you can read.' },
      ],
    },
    {
      kind: 'cards',
      anchor: 'services',
      layout: 'bento',
      heading: 'Managed IT and cloud services',
      intro: 'Order one service or all of them. They share one support desk and one invoice from us.',
      cards: [
        {
          icon: 'cloud',
          title: 'Cloud infrastructure',
          description: 'Networks, servers and access designed, built as code and managed every day.',
          to: '/services/managed-services/cloud-infrastructure',
        },
        {
          icon: 'server',
          title: 'Server and storage management',
          description: 'Patches, disk health and capacity for machines you own or rent.',
          to: '/services/managed-services/server-storage-management',
        },
        {
          icon: 'sparkles',
          title: 'Business AI integration',
          description: 'AI models that do one useful job, with access rules and a person who approves.',
          to: '/services/managed-services/business-ai-integration',
        },
        {
          icon: 'database',
          title: 'Data backup and disaster recovery',
          description: 'Off-site copies, restore drills and a written recovery plan.',
          to: '/services/managed-services/data-backups-disaster-recovery',
        },
        {
          icon: 'house',
          title: 'Remote workforce IT support',
          description: 'Laptops and accounts for people who work from home, from first login to last.',
          to: '/services/managed-services/remote-workforce-it-support',
        },
        {
          icon: 'wrench',
          title: 'Remote and on-site IT support',
          description: 'Help by phone, and a visit when the problem is a cable.',
          to: '/services/managed-services/remote-on-site-it-support',
        },
      ],
    },
    {
      kind: 'first-days',
      anchor: 'first-days',
      heading: 'The first 30\u00a0days for a company of 25 people',
      intro:
        'How we take over from a company with no IT department, a growing bill and one employee who “knows computers.”',
      note: 'Your own dates are in your written estimate. Nothing is switched off before you say so.',
    },
    {
      kind: 'office-hours',
      anchor: 'hours',
      heading: 'Office hours and {claim:monitoring} monitoring',
      always: 'Monitoring and priority tickets',
      note: 'Shown in {city:us} time, in winter. In summer the {city:cm} hours are one hour later.',
      covered: {
        heading: '{claim:monitoring} covers',
        items: [
          'Monitoring of servers, connections and backups',
          'Priority tickets, if your plan includes them: your people can’t work, or customers can’t reach you',
        ],
      },
      notCovered: {
        heading: '{claim:monitoring} does not cover',
        items: ['Calls and ordinary tickets, which wait for office hours', 'Visits, new accounts, moves and training'],
      },
    },
    {
      kind: 'price-built',
      anchor: 'price',
      heading: 'How the monthly price adds up',
      plan: 'startup-boost',
      parts: [
        {
          title: 'Tools',
          description:
            'Each has one price up to 49 people; at 50, 100, 150 and so on its hosting part doubles. Support stays the same, and covers questions about the tool.',
        },
        {
          title: 'Servers',
          description:
            'Only for firms that run software of their own: a plan from the [price list](/startup-services#plans). {plan:startup-boost} is made for teams of 10 to 25+.',
        },
        {
          title: 'Support desk and visits',
          description:
            'For computers, printers, accounts and Wi-Fi. By the hour or by the month, whichever is cheaper for you. [Four answers](/services/managed-services/remote-on-site-it-support#ask) are enough for the price in your estimate.',
        },
      ],
      action: { label: 'Book a free call', to: 'booking' },
    },
    {
      kind: 'plans',
      anchor: 'plans',
      layout: 'rows',
      heading: 'Managed VPS hosting plans',
      intro: 'Each plan includes free SSL and monthly patching, for development or production.',
      group: 'vps',
      note: 'Not sure which? Take the smaller one. [Moving up a size](/services/startups/compute-infrastructure) keeps your data and your IP address.',
    },
    {
      kind: 'numbered-slides',
      anchor: 'outsourcing',
      layout: 'list',
      heading: 'Why outsource your IT',
      intro:
        'In many companies the founder or the office manager does IT on the side. Hand us the work and keep the decisions. At night, alerts go to our engineers, and calls are answered in office hours.',
      slides: [
        {
          id: 'nights',
          number: '01',
          title: 'Nights and vacations',
          description:
            'One person can’t watch servers around the clock. Our monitoring does, and a second engineer steps in when the first is away.',
        },
        {
          id: 'knowledge',
          number: '02',
          title: 'Knowledge that only one person has',
          description:
            'We write down how each system is built and repaired. The documents are yours, so you do not depend on one employee, or on us.',
        },
        {
          id: 'specialists',
          number: '03',
          title: 'Specialists you need twice a year',
          description:
            'We work on storage, networks, databases and email every day. You pay for their hours when you need them, not for a full-time hire.',
        },
        {
          id: 'cost',
          number: '04',
          title: 'Predictable costs',
          description:
            'You pay a monthly amount agreed in advance and get a budget for next year’s replacements. We can cut technology bills by {claim:saving}.',
        },
      ],
    },
    {
      kind: 'technologies',
      anchor: 'stack',
      layout: 'marquee',
      heading: 'Technology we manage',
      rows: [
        { label: 'Cloud', names: ['AWS', 'Microsoft Azure', 'Google Cloud', 'Hetzner', 'OpenStack'] },
        { label: 'Systems', names: ['Debian', 'Ubuntu', 'Rocky Linux', 'Windows Server', 'Proxmox VE', 'VMware'] },
        { label: 'Data', names: ['PostgreSQL', 'MySQL', 'MariaDB', 'MongoDB', 'Redis', 'Ceph'] },
        { label: 'Operations', names: ['Ansible', 'OpenTofu', 'Prometheus', 'Grafana', 'Zabbix', 'Zammad'] },
      ],
    },
    {
      kind: 'statement',
      anchor: 'private-cloud',
      tone: 'night',
      heading: 'Private cloud',
      paragraphs: [
        'Some data must stay in one country, and some loads run at the same level all year. For these we build a cloud on hardware that only you use, in your own building or in a data center you choose.',
        'It works like the public kind: your developers order a server from a web page and get it. The bill is a fixed amount, and you share the hardware with no other company.',
      ],
      items: [
        'Two hosts and two copies of the storage, so that one can fail',
        'Self-service with quotas for each team',
        'Backups to a second place from the beginning',
        'Open-source software, without a license per core',
      ],
      drawing: 'cloud-network',
      action: { label: 'Send an inquiry', to: '/contact?service=Cloud%20Solutions' },
    },
    {
      kind: 'feature',
      anchor: 'projects',
      heading: 'Projects we can build and run for you',
      intro: 'The [portfolio](/about/portfolio) has an example of each.',
      drawing: 'portfolio-enterprise',
      imageSide: 'right',
      items: [
        {
          icon: 'smartphone',
          title: 'Mobile and web apps',
          description: 'App store releases, and an API and database that are monitored from launch day.',
        },
        {
          icon: 'building',
          title: 'Enterprise systems',
          description: 'Approvals and reports on servers inside your network, patched when it suits you.',
        },
        {
          icon: 'globe',
          title: 'Websites',
          description: 'Hosted, updated and backed up by the people who built them.',
        },
      ],
      action: { label: 'View All Projects', to: '/managed-services' },
      actionNote: 'Takes you back to the list of managed services above.',
    },
    {
      kind: 'process',
      anchor: 'process',
      layout: 'line',
      heading: 'What to expect',
      intro:
        'Your current provider or your own people stay in charge of each part until we take it over. One page says [who has access, where your copies are and how you leave](/about#safe).',
      steps: [
        {
          icon: 'search',
          title: 'Review',
          description: 'We look through your systems and contracts and report what we find, good or bad.',
        },
        {
          icon: 'handshake',
          title: 'Agree',
          description: 'A written agreement: which systems, which hours, who decides, the price and the notice period.',
        },
        {
          icon: 'refresh',
          title: 'Take over',
          description: 'One system at a time: access, monitoring and documentation first, then responsibility.',
        },
        {
          icon: 'file-text',
          title: 'Report',
          description: 'Every month you read what happened, what it cost and what we suggest next.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'A review of your systems can be your first project, at a discount.',
      action: { label: 'Start a project', to: '/contact?service=Managed%20Services' },
    },
  ],
};
