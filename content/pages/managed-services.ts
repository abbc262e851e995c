import { sampleBill } from '../sample-bill';
import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/managed-services',
  sections: [
    {
      kind: 'page-hero',
      ground: 'night',
      heading: 'Managed IT services and VPS\u00a0hosting',
      lead: 'You run the company. We run the servers, backups, AI and support desk it depends on, with monitoring day and night.',
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
      paper: {
        title: 'A managed server, a month',
        lines: [
          { name: '{plan:vps-growth}', text: '{price:vps-growth}' },
          { name: '{plan:vps-scale}', text: '{price:vps-scale}' },
          { name: 'Support desk', text: 'in your estimate' },
        ],
        total: { name: '{plan:vps-startup}', from: '{price:vps-startup}' },
        note: 'SSL, monitoring and monthly patching are in the price. [Compare the sizes](/managed-services#plans)',
      },
    },
    {
      kind: 'cards',
      anchor: 'services',
      layout: 'columns',
      heading: 'Managed IT and cloud services',
      intro: 'One service or all of them, with one support desk and one invoice from us.',
      cards: [
        {
          icon: 'cloud',
          title: 'Cloud infrastructure',
          description: 'Networks, servers and access, built as code and managed every day.',
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
          description: 'AI models that do one useful job, and a person who approves.',
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
          description: 'Laptops and accounts for people who work from home.',
          to: '/services/managed-services/remote-workforce-it-support',
        },
        {
          icon: 'wrench',
          title: 'Remote and on-site IT support',
          description: 'Help by phone, and around {city:us} and {city:cm} a visit when the problem is a cable.',
          to: '/services/managed-services/remote-on-site-it-support',
        },
      ],
    },
    {
      kind: 'feature',
      anchor: 'price',
      heading: 'How the monthly price adds up',
      server: 'vps-growth',
      items: [
        {
          icon: 'layers',
          title: 'Tools',
          description:
            'One price each up to 49 people, with updates, backups and answers to questions. At 50 people, and at each 50 after, hosting doubles.',
        },
        {
          icon: 'server',
          title: 'Servers',
          description:
            'Only if you run software of your own: a server from the [plans below](/managed-services#plans), here the middle size.',
        },
        {
          icon: 'lifebuoy',
          title: 'Support desk and visits',
          description:
            'By the hour or by the month. [What decides the price, with a sample for 25 people](/services/managed-services/remote-on-site-it-support#ask).',
        },
      ],
      actions: [
        { label: 'Book a free call', to: 'booking' },
        {
          label: 'Try your own tools',
          to: `/savings-calculator?people=${sampleBill.members}&tools=${sampleBill.tools.join()}`,
        },
      ],
    },
    {
      kind: 'process',
      anchor: 'first-days',
      heading: 'The first 30\u00a0days for a company of 25 people',
      intro:
        'How we take over from a company with no IT department, or from a provider who runs each part until we do.',
      sample: 'plan',
      note: 'Your own dates are in your written estimate. Nothing is switched off before you say so.',
    },
    {
      kind: 'office-hours',
      anchor: 'hours',
      heading: 'Office hours and {claim:monitoring} monitoring',
      always: 'Monitoring',
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
        items: [
          'Calls and ordinary tickets: they wait for office hours, unless your contract says otherwise',
          'Visits, new accounts, moves and training',
        ],
      },
    },
    {
      kind: 'plans',
      anchor: 'plans',
      heading: 'Managed VPS hosting plans',
      intro:
        'A VPS is a rented server of your own. Each plan includes free SSL, monitoring and monthly patching, for development or production.',
      group: 'vps',
      note: 'Not sure which? Take the smaller one. [Moving up a size](/services/startups/compute-infrastructure) keeps your data and your IP address.',
    },
    {
      kind: 'cards',
      anchor: 'outsourcing',
      layout: 'ledger',
      heading: 'Why outsource your IT',
      intro: 'Hand us the work and keep the decisions.',
      cards: [
        {
          icon: 'clock',
          title: 'Nights and vacations',
          description: 'Monitoring never sleeps, and a second engineer steps in when the first is away.',
        },
        {
          icon: 'book',
          title: 'Knowledge that only one person has',
          description: 'We write down how each system is built and repaired, for you to keep.',
        },
        {
          icon: 'package',
          title: 'A way out',
          description:
            'The day you leave, you take the disk, the settings and our notes on them. [All that is yours, and who gets in](/about#safe)',
        },
        {
          icon: 'wallet',
          title: 'Predictable costs',
          description:
            'Fixed prices for servers and tools, an agreed one for the desk. We can cut a whole technology bill by {claim:saving}: [see\u00a0one](/#one-bill).',
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
        'A cloud on hardware that only you use, in your own building or in a data center you choose, for a fixed amount.',
      ],
      items: [
        'Two hosts with a copy of the storage each, and a small third as referee, so that one can fail',
        'Self-service with quotas for each team',
        'Open-source software, without a license per core',
      ],
      action: { label: 'Send an inquiry', to: '/contact?service=Cloud%20Solutions' },
    },
    {
      kind: 'statement',
      anchor: 'projects',
      tone: 'mist',
      heading: 'Projects we can build and run for you',
      paragraphs: [
        'Apps with a monitored API, approvals and reports in your network, websites with their hosting. The [portfolio](/about/portfolio) has an example of each.',
      ],
      // The specification has this link to its own page.
      action: { label: 'View All Projects', to: '/managed-services' },
    },
    {
      kind: 'coupon',
      description: 'A review of your systems can be your first project, at a discount.',
      action: { label: 'Start a project', to: '/contact?service=Managed%20Services' },
    },
  ],
};
