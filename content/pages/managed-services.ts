import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/managed-services',
  sections: [
    {
      kind: 'page-hero',
      layout: 'night',
      heading: 'Run the\u00a0company. ==We\u00a0run what it runs on.==',
      lead: 'Managed IT and cloud services from one team: servers, backups, AI and a support desk. Monitoring runs day and night, and whoever you call can see what was changed last. A managed VPS starts at {price:vps-startup}\u00a0a\u00a0month.',
      drawing: 'topology',
      highlights: [
        {
          title: 'Monitored {claim:monitoring}',
          description: 'Alerts go to our engineers, so nobody has to report the fault.',
        },
        { title: 'Remote and on site', description: 'From {city:us} and {city:cm}, remotely or at your desk.' },
        { title: 'Everything on record', description: 'Changes, incidents and visits, for you to read.' },
      ],
    },
    {
      kind: 'cards',
      anchor: 'services',
      layout: 'bento',
      heading: '{Count:managed-services} things you can hand over',
      intro: 'Take one or all of them. They share a desk, a register of systems and an invoice.',
      cards: [
        {
          icon: 'cloud',
          title: 'Cloud infrastructure',
          description: 'Networks, servers and access designed, built as code and cared for every day.',
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
          description: 'Models put to one useful job, with access rules and a person who approves.',
          to: '/services/managed-services/business-ai-integration',
        },
        {
          icon: 'database',
          title: 'Data backup and disaster recovery',
          description: 'Copies out of reach, restored as a drill, with a plan you can hold in your hand.',
          to: '/services/managed-services/data-backups-disaster-recovery',
        },
        {
          icon: 'house',
          title: 'Remote workforce IT support',
          description: 'Laptops and accounts for people at home, from the first login to the last.',
          to: '/services/managed-services/remote-workforce-it-support',
        },
        {
          icon: 'wrench',
          title: 'Remote and on-site IT support',
          description: 'A desk that answers, and hands that come when a cable is the problem.',
          to: '/services/managed-services/remote-on-site-it-support',
        },
      ],
    },
    {
      kind: 'first-days',
      anchor: 'first-days',
      heading: 'You are 25 people: the first 30\u00a0days',
      intro:
        'No IT department, one bill that keeps growing and a person who “knows computers”. This is how we take over, day by day.',
      note: 'Your own dates are in your written estimate. Nothing is switched off before you say so.',
    },
    {
      kind: 'office-hours',
      anchor: 'hours',
      heading: 'When we are here',
      always: 'Monitoring and priority tickets',
      note: 'Drawn on {city:us} time in winter; in summer {city:cm} moves one hour to the right.',
      covered: {
        heading: '{claim:monitoring} covers',
        items: [
          'Monitoring of servers, lines and backups',
          'Priority tickets: your people cannot work, or customers cannot reach you',
        ],
      },
      notCovered: {
        heading: '{claim:monitoring} does not cover',
        items: ['Ordinary tickets: they wait for office hours', 'Visits, new accounts, moves and training'],
      },
    },
    {
      kind: 'price-built',
      anchor: 'price',
      heading: 'How the price is built',
      plan: 'startup-boost',
      parts: [
        {
          title: 'Servers',
          description:
            'A plan from the [price list](/startup-services#plans). {plan:startup-boost} is made for teams of 10 to 25+, with a VPN security suite and a 6\u00a0hour consultation in it.',
        },
        {
          title: 'Tools',
          description:
            'A price for each tool, hosted and supported. At every 50 people the hosting part doubles; a new colleague in between costs nothing.',
        },
        {
          title: 'Desk and visits',
          description: 'By the hour or by the month, whichever your tickets make cheaper. It is in your estimate.',
        },
      ],
      action: { label: 'Book a free call', to: 'booking' },
    },
    {
      kind: 'plans',
      anchor: 'plans',
      layout: 'rows',
      heading: 'VPS hosting, {count:vps}\u00a0sizes, fully managed',
      intro: 'Free SSL and monthly patching come with each, for development or production.',
      group: 'vps',
      note: 'Not sure which? Take the smaller. [Moving up a size](/services/startups/compute-infrastructure) keeps your data and your address.',
    },
    {
      kind: 'numbered-slides',
      anchor: 'outsourcing',
      layout: 'list',
      heading: 'What outsourcing takes off your one IT person',
      intro: 'Or off the founder, the office manager, the nephew. You keep the decisions; we take the pager.',
      slides: [
        {
          id: 'nights',
          number: '01',
          title: 'Nights and vacations',
          description:
            'One person cannot watch servers around the clock. Our monitoring does, and a second engineer steps in when the first is away.',
        },
        {
          id: 'knowledge',
          number: '02',
          title: 'Knowledge in a single head',
          description:
            'We write down how each system is built and repaired. The documents are yours, so you depend neither on one employee nor on us.',
        },
        {
          id: 'specialists',
          number: '03',
          title: 'The specialist you need twice a year',
          description:
            'Storage, networks, databases, email: we work on each every day. You use an hour of it instead of hiring a person.',
        },
        {
          id: 'cost',
          number: '04',
          title: 'Costs that arrive as a surprise',
          description:
            'A monthly amount per system, and a budget for next year’s replacements. Technology bills can fall by {claim:saving}.',
        },
      ],
    },
    {
      kind: 'technologies',
      anchor: 'stack',
      layout: 'marquee',
      heading: 'The stack we look after',
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
      heading: 'A private cloud, when the public one no longer fits',
      paragraphs: [
        'Some data must stay in one country, and some loads run at the same level all year. For these we build a cloud on hardware that only you use, in your rooms or in a data center you choose.',
        'It feels like the public kind: your developers order a server from a page and get it. The bill is a fixed amount, and no one else’s traffic passes through.',
      ],
      items: [
        'Hosts and storage doubled, so that one can fail',
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
      heading: 'What we build, we\u00a0are ready to run',
      intro: 'Examples of each are in the [portfolio](/about/portfolio).',
      drawing: 'portfolio-enterprise',
      imageSide: 'right',
      items: [
        {
          icon: 'smartphone',
          title: 'Mobile and web apps',
          description: 'Store releases, an API and a database that are watched from launch day.',
        },
        {
          icon: 'building',
          title: 'Enterprise systems',
          description: 'Approvals and reports on servers inside your network, patched on your calendar.',
        },
        {
          icon: 'globe',
          title: 'Websites',
          description: 'Hosted, updated and backed up by the people who laid them out.',
        },
      ],
      action: { label: 'View All Projects', to: '/managed-services' },
      actionNote: 'Takes you back to the list of managed services above.',
    },
    {
      kind: 'process',
      anchor: 'process',
      layout: 'line',
      heading: 'What to expect when we take over',
      intro: 'Your current provider or your own people stay in charge until each part is safely across.',
      steps: [
        {
          icon: 'search',
          title: 'Look',
          description: 'We read your systems and contracts, and report what we found, good or bad.',
        },
        {
          icon: 'handshake',
          title: 'Agree',
          description: 'Which systems, which hours, who may decide what. In writing, with a price.',
        },
        {
          icon: 'refresh',
          title: 'Take over',
          description: 'System by system: access, monitoring, documentation, then responsibility.',
        },
        {
          icon: 'file-text',
          title: 'Report',
          description: 'Every month what happened, what it cost and what we suggest next.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Taking stock of your systems is where it begins. It can be the project with the discount on it.',
      action: { label: 'Start a project', to: '/contact?service=Managed%20Services' },
    },
  ],
};
