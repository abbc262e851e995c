import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/managed-services/server-storage-management',
  sections: [
    {
      kind: 'page-hero',
      layout: 'split',
      heading: 'Full disks warn you. ==We listen.==',
      lead: 'Servers rarely die without warning; the warning goes to a mailbox no one reads. We patch, measure and plan for machines you own, rent or have in a closet.',
      drawing: 'disk-shelf',
      highlights: [
        { title: 'Your hardware or rented', description: 'Office server, rack, VPS or storage box.' },
        { title: 'Capacity ahead of need', description: 'You hear of a shortage while there is time to order.' },
        { title: 'A monthly record', description: 'What was done to each machine, and what is due.' },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'Care for every layer of the machine',
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
            'SMART values, RAID state, temperature and fans watched {claim:monitoring}',
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
      kind: 'process',
      layout: 'night',
      heading: 'How we take a server into care',
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
          description: 'Each month a page per server: health, changes, space left, next date.',
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'ledger',
      heading: 'The machine that matters most',
      notes: [
        { industry: 'tech-startups', description: 'The build server that nobody owns and everybody waits for.' },
        {
          industry: 'healthcare',
          description: 'Image archives that only ever grow and must open within the consultation.',
        },
        { industry: 'retail', description: 'The back-office server that each register talks to at closing time.' },
        {
          industry: 'automotive',
          description: 'A workshop server beside the compressor: heat, dust and no second disk, until now.',
        },
        {
          industry: 'construction',
          description: 'The drawing share, with versions of every plan since the first survey.',
        },
        {
          industry: 'organizations',
          description: 'The file server in the office closet that holds decades of minutes.',
        },
        {
          industry: 'manufacturing',
          description: 'An old host that runs one irreplaceable control program. We make a copy that starts.',
        },
        {
          industry: 'logistics',
          description: 'Label and scan servers in the warehouse that must not pause during a shift.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'marquee',
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
      heading: 'Tell us about the noisy one',
      service: 'Managed Services',
      inquiry: 'List the machines, their age and where they stand. A photo of the label is enough.',
      call: 'We look at disk and backup state together and you note what is urgent.',
      project: 'New server, new storage or a move? Describe what has to fit on it.',
    },
    {
      kind: 'faq',
      layout: 'columns',
      heading: 'What owners of servers ask us',
      items: [
        {
          question: 'Do you look after hardware in our own office?',
          answer:
            'Yes. Nearly everything is done over a secured connection. For a failed disk or a new machine somebody has to be present: one of your people guided over the phone, our [on-site support](/services/managed-services/remote-on-site-it-support), or the maker’s technician under your warranty.',
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
          question: 'Our server is past its warranty. Must we replace it?',
          answer:
            'Not automatically. We check its disks, spare parts and load, and tell you what a failure would cost you. Some old machines can serve for years as a backup target. Others should be replaced by a rented server, which may be cheaper than the electricity.',
        },
        {
          question: 'We always run out of space. Is a bigger disk the answer?',
          answer:
            'Sometimes. First we look at what fills it: duplicates, logs, old virtual machines, the download folder of somebody who left. After a cleanup the growth curve shows whether you need more disk, an archive on cheaper storage, or only a rule for what to delete.',
        },
        {
          question: 'Does server management include backups?',
          answer:
            'We check that your backups run and say when they do not. Designing them, storing copies elsewhere and restoring them as a drill is a service of its own: [backups and disaster recovery](/services/managed-services/data-backups-disaster-recovery). The two go well together.',
        },
        {
          question: 'Do you handle Windows as well as Linux?',
          answer:
            'Both, along with the hosts they run on. Active Directory, file and print services on Windows; web, database and container servers on Linux. The record you get looks the same for each, so you can compare machines without knowing the system.',
        },
        {
          question: 'How is the price worked out?',
          answer:
            'Per machine and month, according to its role and the hours at which it has to be attended. You get the list with a price beside every server, so that switching one off lowers the bill visibly. Purchases and larger rebuilds are offered separately.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Let us examine your servers once. The health report is yours, and so is the discount.',
      action: { label: 'Start a project', to: '/contact?service=Managed%20Services' },
    },
  ],
};
