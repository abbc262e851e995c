import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/managed-services/data-backups-disaster-recovery',
  costs: {
    tone: 'mist',
    price: {
      case: 'estimate',
      heading: 'Storage, systems and drills set the price',
      isMonthly: true,
      decides: [
        { title: 'Storage used', description: 'What is kept, and for how long' },
        { title: 'Number of systems', description: 'Servers, mailboxes, laptops' },
        { title: 'Restore drills', description: 'How often we run them' },
      ],
      point: 'Your estimate prices all three.',
    },
    text: 'Lower one, and you see what it does to the total.',
    action: { label: 'Ask for a written estimate', to: '/contact?service=Managed%20Services' },
    line: { marked: 'Backup storage' },
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'night',
      heading: 'Data backup and disaster recovery',
      lead: 'We make the backups and practice the restore. We keep copies of your servers, databases, email and files where a fire or a thief can’t reach them, and a written plan that we have tested.',
      drawing: 'backup-disks',
      highlights: [
        { title: 'Restored as a drill', description: 'On a spare machine, with the time written down.' },
        { title: 'Out of reach', description: 'Encrypted, off site, and not deletable from the server.' },
        { title: 'A plan on paper', description: 'Each step in order, with names and phone numbers.' },
      ],
      paper: {
        sample: 'restore-drill',
        title: 'Restore drill',
        lines: [
          { at: 'Drill starts. We did not say in advance which backup.', name: 'Drill starts' },
          { at: 'The store opens and takes a test order; spare server erased', name: 'Store takes an order' },
        ],
        total: { name: 'Restored in', stamp: true },
        note: 'We practice the restore, and write down the time. [See the report](/services/managed-services/data-backups-disaster-recovery#report)',
      },
    },
    {
      kind: 'paper',
      staging: 'sheet',
      edge: 'perforated',
      anchor: 'report',
      heading: 'The report after a restore drill',
      intro: 'Your data, restored to a spare machine, and timed.',
      paper: 'restore-drill',
    },
    {
      kind: 'cards',
      layout: 'ledger',
      heading: 'Goals you set',
      intro: 'They decide the design and the price. We help you weigh them.',
      cards: [
        {
          icon: 'database',
          title: 'How much work may be lost (RPO)',
          description: 'With nightly copies, a failure in the evening costs a store a day of orders.',
        },
        {
          icon: 'clock',
          title: 'How long you can be down (RTO)',
          description: 'An hour and a week are both sensible answers, with very different bills.',
        },
        {
          icon: 'calendar',
          title: 'How far back you can go',
          description: 'A deleted folder or a quiet attacker is noticed late. Old copies help then.',
        },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'What the backup service covers',
      services: [
        {
          title: 'Backups of systems and files',
          items: [
            'Servers, virtual machines, databases, mailboxes, cloud files and laptops',
            'Databases copied in a consistent state, not halfway through an entry',
            'Configuration and passwords, which a restore needs too',
          ],
          image: 'disk-shelf',
        },
        {
          title: 'Copies in other places',
          items: [
            'One nearby for quick restores, one far away for disasters',
            'Storage that refuses to delete before the agreed date',
            'A different provider and different credentials for the far copy',
          ],
          image: 'two-offices',
        },
        {
          title: 'Monitoring',
          items: [
            'An alert when a backup fails, and another when none arrives',
            'Size and duration compared with the last ones, since a tiny backup is a broken one',
            'A monthly overview of every job, in plain words',
          ],
        },
        {
          title: 'Restore drills',
          items: [
            'A file, a database, then a whole server, on our equipment or yours',
            'Done by the written instructions alone',
            'A report with the time taken and the steps that were missing',
          ],
        },
        {
          title: 'Disaster recovery plan',
          items: [
            'Order of restart, from the network up to the last application',
            'Contacts, contracts and decisions, printed, as the wiki may be down too',
            'Reviewed after each drill and each change of systems',
          ],
          image: 'shared-plan',
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'Data you can’t lose',
      notes: [
        {
          industry: 'healthcare',
          breaks: 'Ransomware locks the patient records over a weekend.',
          ready: 'An off-site copy that’s locked until its date, with checksums as proof.',
        },
        {
          industry: 'tech-startups',
          breaks: 'A migration script drops a table in production.',
          ready: 'Point-in-time recovery, to the minute before the script ran.',
        },
        {
          industry: 'retail',
          breaks: 'Orders that are paid but not shipped disappear with the database.',
          ready: 'Copies taken all day, so a crash at noon keeps the morning’s orders.',
        },
        {
          industry: 'automotive',
          breaks: 'The shop program loses mileage, repairs and warranty claims.',
          ready: 'A restart order that brings the vehicle history back first.',
        },
        {
          industry: 'construction',
          breaks: 'The signed plan is gone when the dispute comes, years later.',
          ready: 'Plans and site photos kept for as many years as you name.',
        },
        {
          industry: 'organizations',
          breaks: 'The membership list was on one volunteer’s laptop.',
          ready: 'Laptops and shared folders in the same nightly job as the server.',
        },
        {
          industry: 'manufacturing',
          breaks: 'A controller dies, and its program and recipes die with it.',
          ready: 'Machine programs copied after each change, with the version noted.',
        },
        {
          industry: 'logistics',
          breaks: 'Open shipments are lost while the trucks are on the road.',
          ready: 'A standby copy of the dispatch database in another place.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'Steps to a restore',
      intro: 'First copies run early, while the rest is still being set up. The drill has a date from the start.',
      steps: [
        {
          icon: 'search',
          title: 'Find the data',
          description: 'Including the spreadsheet on a desktop and the photos on a phone.',
        },
        {
          icon: 'target',
          title: 'Set the goals',
          description: 'The loss and downtime that each system can take, agreed in writing.',
        },
        {
          icon: 'database',
          title: 'Start the backups',
          description: 'The first copies are made, encrypted and stored off site, with alerts on.',
        },
        {
          icon: 'refresh',
          title: 'Rehearse',
          description: 'The first drill completes the setup. After that, drills repeat as often as you choose.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'Backup software and storage we use',
      rows: [
        { label: 'Files', names: ['restic', 'BorgBackup', 'Kopia', 'rclone'] },
        { label: 'Machines', names: ['Proxmox Backup Server', 'Veeam', 'Bareos'] },
        { label: 'Databases', names: ['pgBackRest', 'Percona XtraBackup', 'mongodump'] },
        { label: 'Targets', names: ['S3 Object Lock', 'Backblaze B2', 'SeaweedFS', 'LTO tape'] },
      ],
    },
    {
      kind: 'faq',
      heading: 'Backup and recovery questions',
      items: [
        {
          question: 'Isn’t our data in the cloud already safe?',
          answer:
            'Only from a broken disk. A deleted account, a wrong click, an unpaid invoice or an attacker with your password can still empty it, and the provider’s copies follow. We keep an independent copy of cloud email and files with someone else.',
        },
        {
          question: 'Would the backup survive ransomware?',
          answer:
            'The off-site copy would. Your servers can add to it but can’t erase or change what is there until a date has passed. We also keep several generations, because an attacker may have been inside for a while before anything was encrypted.',
        },
        {
          question: 'How quickly will we be back at work?',
          answer:
            'As quickly as the last drill showed. It depends on data volume, connection speed and spare hardware. If the result is too slow for you, we’ll change the design: a nearer copy, a standby server or a different restart order.',
        },
        {
          question: 'How often are backups made?',
          answer:
            'That depends on how much work you could do twice: weekly for what hardly changes, nightly for most things, continuously for databases in which every entry counts. Each system gets its own interval, so you don’t pay for the strictest one everywhere. Backups that come with a startup or website plan keep that plan’s interval.',
        },
        {
          question: 'Who holds the encryption key?',
          answer:
            'You do, in your password manager and in a sealed copy at a place you choose. We hold one as well if you want us to restore for you. The nightly job needs the key, too, but the copy on the server is never the only one.',
        },
        {
          question: 'Can you restore a single email or file?',
          answer:
            'Yes. Send us the name of the file and a date. We put it into a separate folder, so nothing newer is overwritten. We can also set it up so your own staff can do it.',
        },
        {
          question: 'What is in the disaster recovery plan?',
          answer:
            'A list of systems in order of restart, the place of each backup and key, names with phone numbers, vendors with contract numbers, and the point at which you decide to switch to spare equipment. It is short enough to follow under stress.',
        },
        {
          question: 'What does it cost each month?',
          answer:
            'That depends on the storage used, the number of systems and how often we run drills. Your estimate prices all three, so you can lower one and see what it does to the total.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'One test restore of your most important system can be your first project.',
      stubs: {
        service: 'Managed Services',
        inquiry: 'Tell us what you back up today, where to, and what you’re unsure about.',
        call: 'We’ll go through your systems and mark those that wouldn’t come back.',
        project: 'Order a drill on the backups you already have, and see whether you need us.',
      },
    },
  ],
};
