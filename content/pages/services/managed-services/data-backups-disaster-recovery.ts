import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/managed-services/data-backups-disaster-recovery',
  sections: [
    {
      kind: 'page-hero',
      layout: 'night',
      heading: 'The backup is easy. ==We practice the restore.==',
      lead: 'Copies of your servers, databases, email and files, kept where a fire or a thief cannot reach them, and a written plan that has been tried before the day it is needed.',
      drawing: 'backup-disks',
      highlights: [
        { title: 'Restored as a drill', description: 'On a spare machine, with a stopwatch and a witness.' },
        { title: 'Out of reach', description: 'Encrypted, off site, and not deletable from the server.' },
        { title: 'A plan on paper', description: 'Who does what, in which order, with phone numbers.' },
      ],
    },
    {
      kind: 'paper',
      anchor: 'report',
      heading: 'The report after a restore drill',
      intro: 'We bring your data back on a spare machine, on a day you do not pick, and write down how long it took.',
      points: [
        { title: 'Times from the clock', description: 'The start, each step, and the moment your program opens.' },
        { title: 'A count, row by row', description: 'What went in against what came back.' },
        { title: 'What we change next', description: 'The slowest step, and who fixes it.' },
      ],
      paper: 'restore-drill',
      action: { label: 'Book a free call', to: 'booking' },
    },
    {
      kind: 'numbered-slides',
      layout: 'list',
      heading: 'Three decisions only you can make',
      intro: 'They set the price and the design. We help you think; we cannot answer for you.',
      slides: [
        {
          id: 'loss',
          number: '01',
          title: 'How much work may be lost?',
          description:
            'If copies are made at night, a failure in the evening costs a day of entries. For an archive that is nothing. For a shop it is every order since breakfast.',
        },
        {
          id: 'downtime',
          number: '02',
          title: 'How long may you stand still?',
          description:
            'An hour and a week are both respectable answers, with very different bills. It need not be the same for email, for accounting and for the photo archive.',
        },
        {
          id: 'retention',
          number: '03',
          title: 'How far back must you be able to go?',
          description:
            'Some damage is noticed late: a deleted folder, a slow corruption, a quiet attacker. Old copies are cheap insurance, and tax or contract law may demand them anyway.',
        },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'What the service covers',
      services: [
        {
          title: 'Backups of everything that counts',
          items: [
            'Servers, virtual machines, databases, mailboxes, cloud files and laptops',
            'Databases copied in a consistent state, not in the middle of a sentence',
            'Configuration and passwords included, or the rest is of little use',
          ],
          image: 'disk-shelf',
        },
        {
          title: 'Copies in other places',
          items: [
            'One near, for quick restores; one far, for bad days',
            'Storage that refuses to delete before the agreed date',
            'A different provider and different credentials for the far copy',
          ],
          image: 'two-offices',
        },
        {
          title: 'Supervision',
          items: [
            'An alert when a backup fails, and another when none arrives',
            'Size and duration compared with the last ones, since a tiny backup is a broken one',
            'A monthly overview of every job, in plain words',
          ],
        },
        {
          title: 'Restore drills',
          items: [
            'A file, a database, then a whole server, on equipment of ours or yours',
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
      kind: 'process',
      layout: 'list',
      heading: 'How we get you to a tested restore',
      intro: 'First copies run early, while the rest is still being arranged. The drill has its date from the start.',
      steps: [
        {
          icon: 'search',
          title: 'Find the data',
          description: 'Including the spreadsheet on a desktop and the photos on a phone.',
        },
        {
          icon: 'target',
          title: 'Set the goals',
          description: 'Tolerable loss and downtime for each system, agreed with whoever pays.',
        },
        {
          icon: 'database',
          title: 'Install the jobs',
          description: 'First copies, encryption, the far location, alerts.',
        },
        {
          icon: 'refresh',
          title: 'Rehearse',
          description: 'The first drill ends the setup. After that it returns at an interval you choose.',
        },
      ],
    },
    {
      kind: 'calls',
      layout: 'lines',
      heading: 'When did you last restore something?',
      service: 'Managed Services',
      inquiry: 'Write what you back up today, where to, and what you are unsure about.',
      call: 'We go through your systems and mark those that would not come back.',
      project: 'Order a drill on what you already have. It tells you whether you need us.',
    },
    {
      kind: 'industries',
      layout: 'ledger',
      heading: 'What a lost day means',
      notes: [
        {
          industry: 'tech-startups',
          description: 'A dropped production table. Point-in-time recovery brings back the minute before.',
        },
        { industry: 'healthcare', description: 'Records that must be there on Monday, unchanged, with proof of it.' },
        { industry: 'retail', description: 'Orders paid but not shipped, which nobody can reconstruct from memory.' },
        { industry: 'automotive', description: 'Mileage, repairs and warranty claims for every vehicle in the yard.' },
        { industry: 'construction', description: 'Signed plans and site photos that settle a dispute years later.' },
        {
          industry: 'organizations',
          description: 'The membership list and the minutes, often kept on one volunteer’s laptop.',
        },
        {
          industry: 'manufacturing',
          description: 'Machine programs and recipes. Without them the line is a row of furniture.',
        },
        { industry: 'logistics', description: 'Open consignments: trucks are on the road and nobody knows with what.' },
      ],
    },
    {
      kind: 'technologies',
      layout: 'marquee',
      heading: 'Backup software we trust',
      rows: [
        { label: 'Files', names: ['restic', 'BorgBackup', 'Kopia', 'rclone'] },
        { label: 'Machines', names: ['Proxmox Backup Server', 'Veeam', 'Bareos'] },
        { label: 'Databases', names: ['pgBackRest', 'Percona XtraBackup', 'mongodump'] },
        { label: 'Targets', names: ['S3 Object Lock', 'Backblaze B2', 'SeaweedFS', 'LTO tape'] },
      ],
    },
    {
      kind: 'faq',
      layout: 'split',
      heading: 'What people want to know before the fire',
      items: [
        {
          question: 'Isn’t our data in the cloud already safe?',
          answer:
            'It is safe from a broken disk. It is not safe from a deleted account, a wrong click, an unpaid invoice or an attacker with your password. The provider copies those mistakes faithfully. We keep an independent copy of cloud email and files with someone else.',
        },
        {
          question: 'Would the backup survive ransomware?',
          answer:
            'That is what the far copy is for. Your servers can add to it but cannot erase or change what is there until a date has passed. We also keep several generations, because an attacker may have been inside for a while before anything was encrypted.',
        },
        {
          question: 'How quickly will we be back at work?',
          answer:
            'As quickly as the drill showed, which is the only figure we believe. It depends on data volume, line speed and spare hardware. If the result is too slow for you, we change the design: a nearer copy, a standby server or a different order of restart.',
        },
        {
          question: 'How often are backups made?',
          answer:
            'As often as your answer to “how much may be lost” requires: weekly for what hardly changes, nightly for most things, continuously for databases in which every entry counts. Each system gets its own interval, so you do not pay for the strictest one everywhere.',
        },
        {
          question: 'Who holds the encryption key?',
          answer:
            'You do, in your password manager and in a sealed copy at a place you choose. We hold one as well if you want us to restore for you. The nightly job needs the key, too, but the copy on the server is never the only one: a key burns as easily as a disk.',
        },
        {
          question: 'Can you restore a single email or file?',
          answer:
            'Yes, and that is by far the most common case. Somebody writes to us with the name of the file and a date, we put it into a separate folder, and nothing newer is overwritten. Your own staff can be given the means to do it themselves.',
        },
        {
          question: 'What is in the disaster recovery plan?',
          answer:
            'A list of systems in order of restart, the place of each backup and key, names with telephone numbers, suppliers with contract numbers, and the point at which you decide to switch to spare equipment. It is short enough to read while people are talking at you.',
        },
        {
          question: 'What does it cost each month?',
          answer:
            'Three things add up: the storage used, the number of systems looked after and how often we rehearse. You see them as separate lines in the estimate, so you can turn one of them down and watch what happens to the sum.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Let us try to restore your most important system, once. You keep the report.',
      action: { label: 'Start a project', to: '/contact?service=Managed%20Services' },
    },
  ],
};
