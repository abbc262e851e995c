import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/managed-services/server-storage-management',
  costs: {
    price: {
      case: 'estimate',
      heading: 'Machines and their roles set the price',
      isMonthly: true,
      decides: [
        { title: 'Machines', description: 'Priced per month, each on its own' },
        { title: 'Their roles', description: 'A database needs more than a print server' },
        { title: 'What you turn off', description: 'Each saves the price beside it' },
      ],
      point: 'Your list has a price next to every server.',
    },
    text: 'Hardware and larger rebuilds are priced apart.',
    action: { label: 'Ask for a written estimate', to: '/contact?service=Managed%20Services' },
    line: {
      adds: 'Server management, a\u00a0month',
      note: 'For three machines of your own, one of which you turn off. The price of a [server rented from us](/services/startups/compute-infrastructure#plans), {price:vps-startup} a month and up, includes this work.',
      parts: [
        { text: 'Database server', dollars: 140 },
        { text: 'Office file server', dollars: 180 },
        { text: 'Print server, turned off', dollars: 40, isOut: true },
      ],
    },
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'mist',
      heading: 'Server and storage management',
      lead: 'We patch and monitor the machines you own or rent, even the one in the closet, and plan their replacements. Full disks and failing fans give warnings first, and with us an engineer reads them.',
      drawing: 'disk-shelf',
      highlights: [
        { title: 'Your hardware or rented', description: 'Office server, rack, VPS or storage box.' },
        { title: 'A warning in time', description: 'We tell you a disk is filling up while you can still order one.' },
        { title: 'A monthly record', description: 'Work done on each machine, and work that is due.' },
      ],
      paper: {
        sample: 'server-page',
        title: 'A server, one month',
        lines: [{ at: 'Patched' }, { at: 'Disk in use' }],
        total: { name: 'Planned restart', at: 'Planned restart' },
        note: 'You get a page like this for each server. [See the whole page](/services/managed-services/server-storage-management#server-page)',
      },
    },
    {
      kind: 'paper',
      staging: 'sheet',
      anchor: 'server-page',
      heading: 'The page you get for each server, every month',
      intro: 'One sheet per machine, in words you don’t need to be an administrator to follow.',
      paper: 'server-page',
      side: 'left',
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'The server your industry depends on',
      notes: [
        {
          industry: 'manufacturing',
          breaks: 'The old PC that runs a control program won’t start again.',
          ready: 'A virtual copy of it, started once as a test.',
        },
        {
          industry: 'tech-startups',
          breaks: 'The build server fills up, and every release waits.',
          ready: 'A rule that clears old builds, and an alert long before that.',
        },
        {
          industry: 'healthcare',
          breaks: 'The image archive grows until scans open too slowly.',
          ready: 'New disks ordered from the growth curve, old scans moved with your OK.',
        },
        {
          industry: 'retail',
          breaks: 'The back-office server restarts while the registers close out.',
          ready: 'Updates in the hours you’re closed, after a snapshot.',
        },
        {
          industry: 'automotive',
          breaks: 'Heat and dust kill the only disk in the shop’s server.',
          ready: 'Mirrored disks, temperature alerts and the part number to order.',
        },
        {
          industry: 'construction',
          breaks: 'A new plan overwrites the approved one on the drawing share.',
          ready: 'Snapshots of the share, so that yesterday’s version opens again.',
        },
        {
          industry: 'organizations',
          breaks: 'The file server lives in a closet, and its administrator has moved away.',
          ready: 'Its passwords and folders written down, where your board can find them.',
        },
        {
          industry: 'logistics',
          breaks: 'The label server stops in the middle of a shift.',
          ready: 'A second host that takes over while the first is repaired.',
        },
      ],
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'How we take over a server',
      intro: 'Your estimate says from which day each machine is covered.',
      steps: [
        {
          icon: 'clipboard',
          title: 'Examine',
          description: 'Age, health, software versions, backups, and what the machine is really for.',
        },
        {
          icon: 'wrench',
          title: 'Bring up to date',
          description: 'Overdue patches and risky settings first, at hours that work for your business.',
        },
        {
          icon: 'gauge',
          title: 'Connect',
          description: 'Monitoring is connected, with thresholds set for that machine.',
        },
        {
          icon: 'file-text',
          title: 'Report',
          description: 'From then on its page comes every month, with health, changes and space left.',
        },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'What we do on your servers',
      services: [
        {
          title: 'Patching and hardening',
          items: [
            'Operating system and firmware on a schedule that you approve',
            'Unused services removed, sign-in limited, logs sent to a safe place',
            'A snapshot or a backup before each change',
          ],
          image: 'maintenance-calendar',
        },
        {
          title: 'Disk and hardware health',
          items: [
            'SMART values, RAID state, temperature and fans monitored {claim:monitoring}',
            'Failing parts reported with the part number to order',
            'Help with the warranty claim, or the replacement itself where we can reach the machine',
          ],
        },
        {
          title: 'Storage and file shares',
          items: [
            'NAS, SAN and object storage set up, extended and cleaned',
            'Shares with rights by group, so that a change of role is one entry',
            'Old data moved to slower, cheaper disks after you agree',
          ],
          image: 'backup-disks',
        },
        {
          title: 'Virtualization',
          items: [
            'Several old machines moved onto one newer host',
            'Resources shared out so that one guest can’t starve the rest',
            'Guests moved to another host for maintenance where two exist',
          ],
        },
        {
          title: 'Capacity planning',
          items: [
            'Growth of disk, memory and CPU shown in a chart you can follow',
            'A recommendation to buy, rent or clean up, with costs side by side',
            'Replacement dates in the calendar before warranties end',
          ],
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'Systems we patch and repair',
      rows: [
        { label: 'Systems', names: ['Debian', 'Ubuntu Server', 'Rocky Linux', 'Windows Server', 'FreeBSD'] },
        { label: 'Hosts', names: ['Proxmox VE', 'VMware', 'Hyper-V', 'KVM'] },
        { label: 'Storage', names: ['TrueNAS', 'Ceph', 'ZFS', 'SeaweedFS', 'Synology'] },
        { label: 'Monitoring', names: ['Zabbix', 'Netdata', 'smartmontools'] },
      ],
    },
    {
      kind: 'faq',
      heading: 'Server management questions',
      items: [
        {
          question: 'Do you maintain hardware in our own office?',
          answer:
            'Yes. Nearly everything is done over a secured connection. For a failed disk or a new machine a person has to be there: one of your people guided over the phone, our [on-site support](/services/managed-services/remote-on-site-it-support), or the manufacturer’s technician under your warranty.',
        },
        {
          question: 'How do you connect to our servers?',
          answer:
            'Through a VPN or a jump host, with personal accounts and a second factor. Sessions are recorded in a log that you can read. No port of your server has to be open to the internet for us, and you can revoke our access at any time.',
        },
        {
          question: 'When are updates installed?',
          answer:
            'In a window that you choose, outside your working hours if needed. You get a notice before and a record after. Urgent security fixes are discussed with you and done sooner. If an update misbehaves, we roll back to the state saved just before it.',
        },
        {
          question: 'Must we replace a server that is out of warranty?',
          answer:
            'Not automatically. We check its disks, spare parts and load, and tell you what a failure would cost you. Some old machines can serve for years as a backup target. Others should be replaced by a rented server, which may be cheaper than the electricity.',
        },
        {
          question: 'We always run out of space. Is a bigger disk the answer?',
          answer:
            'Sometimes. First we look at what fills it: duplicates, logs, old virtual machines, the downloads of a colleague who left. After a cleanup the growth curve shows whether you need more disk, an archive on cheaper storage, or only a rule for what to delete.',
        },
        {
          question: 'Does server management include backups?',
          answer:
            'We check that your backups run and tell you when they don’t. Designing them, storing copies elsewhere and restoring them as a drill is a service of its own: [data backup and disaster recovery](/services/managed-services/data-backups-disaster-recovery).',
        },
        {
          question: 'Do you handle Windows as well as Linux?',
          answer:
            'Both, along with the hosts they run on. Active Directory, file and print services on Windows; web, database and container servers on Linux. The monthly page looks the same for each, so you can compare machines without knowing the system.',
        },
        {
          question: 'How do you set the price?',
          answer:
            'Per machine, per month, by its role. You get a list with a price next to every server, so you can see what turning one off saves. Hardware and larger rebuilds have a price of their own.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'A health check of your servers makes a good first project. You keep the report either way.',
      stubs: {
        service: 'Managed Services',
        inquiry: 'List the machines, their age and where they are. A photo of the label is enough.',
        call: 'We’ll check disks and backups with you, and you note what’s urgent.',
        project: 'New server, new storage or a move? Describe what has to fit on it.',
      },
    },
  ],
};
