import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/managed-services/server-storage-management',
  sections: [
    {
      kind: 'page-hero',
      layout: 'split',
      heading: 'Server and ==storage management==',
      lead: 'We patch, measure and plan for machines you own, rent or keep in a closet. Full disks and failing fans send warnings first, and with us an engineer reads them.',
      drawing: 'disk-shelf',
      highlights: [
        { title: 'Your hardware or rented', description: 'Office server, rack, VPS or storage box.' },
        { title: 'Capacity ahead of need', description: 'You hear of a shortage while there is time to order.' },
        { title: 'A monthly record', description: 'Work done on each machine, and work that is due.' },
      ],
    },
    {
      kind: 'paper',
      heading: 'The page you get for each server, every month',
      intro: 'One sheet a machine, written so that you can read it without being an administrator.',
      points: [
        { title: '30 days at a glance', description: 'A box for each day; the marked one had a planned restart.' },
        {
          title: 'Backups read back',
          description: 'We open the copies, since a file that exists can still be broken.',
        },
        { title: 'A recommendation', description: 'Stay on this size, clean up or grow, with the reason.' },
      ],
      paper: 'server-page',
      side: 'left',
      action: { label: 'Book a free call', to: 'booking' },
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'The server your trade depends on',
      notes: [
        {
          industry: 'tech-startups',
          breaks: 'The build server runs full, and every release waits.',
          ready: 'A rule that clears old builds, and an alert long before that.',
        },
        {
          industry: 'healthcare',
          breaks: 'The image archive grows until scans open too slowly.',
          ready: 'New disks ordered from the growth curve, old scans moved with your consent.',
        },
        {
          industry: 'retail',
          breaks: 'The back-office server restarts while the registers close out.',
          ready: 'Updates in the hours you are closed, after a snapshot.',
        },
        {
          industry: 'automotive',
          breaks: 'Heat and dust kill the only disk of the workshop server.',
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
          industry: 'manufacturing',
          breaks: 'The old host of a control program does not start again.',
          ready: 'A virtual copy of it, started once as a test.',
        },
        {
          industry: 'logistics',
          breaks: 'The label server stops in the middle of a shift.',
          ready: 'A second host that takes it over while the first is repaired.',
        },
      ],
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'Taking a server into care',
      intro: 'The estimate names the day from which each machine is covered.',
      steps: [
        {
          icon: 'clipboard',
          title: 'Examine',
          description: 'Age, health, software versions, backups, and what the machine is really for.',
        },
        {
          icon: 'wrench',
          title: 'Bring up to date',
          description: 'Overdue patches and risky settings first, at hours that suit your business.',
        },
        {
          icon: 'gauge',
          title: 'Connect',
          description: 'Monitoring is attached and thresholds are set for this very machine.',
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
      heading: 'Server care, from firmware to file shares',
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
            'Help with the warranty claim, or the exchange itself where we can reach the machine',
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
            'Resources shared out so that one guest cannot starve the rest',
            'Guests moved to another host for maintenance where two exist',
          ],
        },
        {
          title: 'Capacity planning',
          items: [
            'Growth of disk, memory and CPU drawn as a line you can follow',
            'A buy, rent or clean up recommendation with costs side by side',
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
        { label: 'Watching', names: ['Zabbix', 'Netdata', 'smartmontools'] },
      ],
    },
    {
      kind: 'calls',
      layout: 'lines',
      heading: 'Start with a list of your servers',
      service: 'Managed Services',
      inquiry: 'List the machines, their age and where they stand. A photo of the label is enough.',
      call: 'We look at disk and backup state together and you note what is urgent.',
      project: 'New server, new storage or a move? Describe what has to fit on it.',
    },
    {
      kind: 'faq',
      layout: 'columns',
      heading: 'Server management questions',
      items: [
        {
          question: 'Do you look after hardware in our own office?',
          answer:
            'Yes. Nearly everything is done over a secured connection. For a failed disk or a new machine a person has to be there: one of your people guided over the phone, our [on-site support](/services/managed-services/remote-on-site-it-support), or the maker’s technician under your warranty.',
        },
        {
          question: 'How do you connect to our servers?',
          answer:
            'Through a VPN or a jump host, with personal accounts and a second factor. Sessions are recorded in a log that you can read. No port of your server has to be open to the internet for us, and you can close our way in at any time.',
        },
        {
          question: 'When are updates installed?',
          answer:
            'In a window that you choose, outside your working hours if need be. You get a notice before and a record after. Urgent security fixes are discussed with you and done sooner. If an update misbehaves we return to the state saved just before it.',
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
            'We check that your backups run and say when they do not. Designing them, storing copies elsewhere and restoring them as a drill is a service of its own: [data backup and disaster recovery](/services/managed-services/data-backups-disaster-recovery).',
        },
        {
          question: 'Do you handle Windows as well as Linux?',
          answer:
            'Both, along with the hosts they run on. Active Directory, file and print services on Windows; web, database and container servers on Linux. The monthly page looks the same for each, so you can compare machines without knowing the system.',
        },
        {
          question: 'How is the price worked out?',
          answer:
            'Per machine and month, according to its role and the hours at which it has to be attended. You get the list with a price beside every server, so you can see what switching one off saves. Purchases and larger rebuilds are offered separately.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'A health check of your servers makes a fine first project. You keep the report either way.',
      action: { label: 'Start a project', to: '/contact?service=Managed%20Services' },
    },
  ],
};
