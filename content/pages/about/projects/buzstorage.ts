import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/about/projects/buzstorage',
  sections: [
    {
      kind: 'page-hero',
      ground: 'paper',
      heading: 'Buzstorage: ==files==\u00a0with visible access',
      lead: 'Our product for contracts, drawings, photos and the spreadsheet that everyone needs. Next to each folder you see who can open it.',
      drawing: 'buzstorage',
      actions: [
        { label: 'Send an inquiry', to: '/contact?service=Other' },
        { label: 'Schedule Free Call', to: 'booking' },
      ],
      highlights: [
        { title: 'Every folder has an owner', description: 'One person decides who gets in.' },
        { title: 'Ordinary files', description: 'They go in and come out in the same format.' },
        { title: 'A known place', description: 'You know where the disks are and who runs them.' },
      ],
    },
    {
      kind: 'screens',
      anchor: 'screens',
      heading: 'Folders, and who can open them',
      intro: 'The folders of a sample company, and a link that a customer gets for one file.',
      screens: [
        {
          frame: 'window',
          title: 'Company files',
          panes: [
            {
              look: 'table',
              label: '7 folders, 1 link to the outside',
              columns: ['Folder', 'Owner', 'Can open'],
              rows: [
                { cells: ['Contracts', 'Management', '3 people'] },
                { cells: ['Drawings', 'Site office', 'Site office, workshop'], state: 'new' },
                { cells: ['Price lists', 'Sales', 'Everyone, 1 customer'] },
                { cells: ['Photos', 'Site office', 'Everyone'] },
                { cells: ['Payroll', 'Accounting', '2 people'] },
                { cells: ['Agency, spring', 'Marketing', '1 guest'], state: 'ended' },
                { cells: ['Tax 2019 to 2024', 'Accounting', '2 people, view only'] },
              ],
            },
          ],
          caption: {
            title: 'Access in the list itself',
            description:
              'You see who can open a folder without opening its settings. Access that has ended stays in the list until its owner clears it.',
          },
        },
        {
          frame: 'phone',
          title: 'Link for a customer',
          panes: [
            {
              look: 'list',
              label: 'Price list, spring.pdf',
              rows: [
                { title: 'Can open', text: 'One customer, without an account', side: '1 person' },
                { title: 'Opened', text: 'Last on Monday, 4:10', side: 'twice' },
                { title: 'Ends', text: 'By itself, on Friday evening', side: 'Friday' },
              ],
              field: { text: 'Not needed?', button: 'Withdraw' },
            },
          ],
          caption: {
            title: 'A link that ends',
            description: 'You can withdraw it at any time; otherwise it ends on its date.',
          },
        },
      ],
    },
    {
      kind: 'statement',
      tone: 'night',
      heading: 'Why we built a product for access',
      paragraphs: [
        'In most shared folders it takes hours to find out who can read what.',
        'There are links sent to people who left long ago, permissions granted for an afternoon and never withdrawn, and three copies of the price list. We built Buzstorage so that this question is answered on the first page.',
      ],
    },
    {
      kind: 'cards',
      layout: 'ledger',
      heading: 'Files that companies keep in it',
      cards: [
        {
          icon: 'file-text',
          title: 'Signed documents',
          description: 'Contracts, minutes and certificates, with one current version.',
        },
        {
          icon: 'hard-hat',
          title: 'Drawings and photos from outside',
          description: 'Large files from people on the move, next to the job they belong to.',
        },
        {
          icon: 'shopping-bag',
          title: 'Materials for customers',
          description: 'Price lists and images that people outside the company may download.',
        },
        {
          icon: 'users',
          title: 'Daily team folders',
          description: 'Opened by group, so a new colleague has access to all of them in one step.',
        },
        {
          icon: 'clock',
          title: 'Records for the auditor',
          description: 'Rarely read, and needed in full on the day of the audit.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about Buzstorage',
      items: [
        {
          question: 'Why not just use Nextcloud?',
          answer:
            'Often that is what we advise. It edits documents, shares calendars and has a large community, and we host it as one of our [platforms](/platforms). Buzstorage does less: files, folders and people. If you need more than that, choose Nextcloud.',
        },
        {
          question: 'Can we bring our existing files?',
          answer:
            'Yes, folders can be copied over with their names and dates. The real work is the permissions: we list who can open what today, you cross out what should change, and the result is the starting point.',
        },
        {
          question: 'How do we get our files out again?',
          answer:
            'By copying them. Your files are stored as the files they were, in the folders you see, and can be downloaded as a whole. We show this during the demonstration.',
        },
        {
          question: 'What do we see in a demonstration?',
          answer:
            'The product as it works today: adding a file, opening a folder for a group, sending a customer a link and withdrawing it. The screens on this page are drawn.',
        },
      ],
    },
    {
      kind: 'statement',
      tone: 'mist',
      heading: 'Bring a case from your own office',
      paragraphs: [
        'A folder that the wrong people can open, or a file that a customer waits for.',
        'We go through it together in Buzstorage. A written price follows when we know how much you store.',
      ],
      action: { label: 'Send an inquiry', to: '/contact?service=Other' },
    },
  ],
};
