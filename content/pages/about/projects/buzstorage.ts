import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/about/projects/buzstorage',
  sections: [
    {
      kind: 'page-hero',
      layout: 'paper',
      heading: 'Buzstorage knows ==who may open what==',
      lead: 'Our product for keeping a company’s files: contracts, drawings, photos and the spreadsheet everybody needs. The question it answers first is who has access.',
      drawing: 'buzstorage',
      actions: [
        { label: 'Send an inquiry', to: '/contact?service=Other' },
        { label: 'Schedule Free Call', to: 'booking' },
      ],
      highlights: [
        { title: 'A folder has an owner', description: 'Somebody decides who gets in, and can say why.' },
        { title: 'Ordinary files', description: 'They go in and come out in the format they had.' },
        { title: 'A place you can name', description: 'You know where the disks are and who tends them.' },
      ],
    },
    {
      kind: 'cards',
      layout: 'bento',
      heading: 'What people keep in it',
      cards: [
        {
          icon: 'file-text',
          title: 'Papers with a signature',
          description: 'Contracts, minutes and certificates, where the last version must be beyond doubt.',
        },
        {
          icon: 'hard-hat',
          title: 'Drawings and photos from outside',
          description: 'Large files from people on the move, next to the job they belong to.',
        },
        {
          icon: 'shopping-bag',
          title: 'Material for customers',
          description: 'Price lists and pictures that outsiders may fetch, and only those.',
        },
        {
          icon: 'users',
          title: 'The team’s daily folders',
          description: 'Opened by group and not by name, so joining and leaving is a single step.',
        },
        {
          icon: 'clock',
          title: 'What must not be lost',
          description: 'Records that are rarely read and have to be there when an auditor asks.',
        },
      ],
    },
    {
      kind: 'statement',
      tone: 'night',
      heading: 'Access is the hard part of storage',
      paragraphs: [
        'Disks are cheap. Knowing who can read them is not.',
        'Look at any shared folder that is a few years old: links sent to people long gone, rights granted for an afternoon and never withdrawn, three copies of the price list. We made Buzstorage to keep that question in plain view. Open a folder and the people who can see it stand beside its name.',
      ],
    },
    {
      kind: 'faq',
      layout: 'split',
      heading: 'Asked before a demonstration',
      items: [
        {
          question: 'Why not just use Nextcloud?',
          answer:
            'Often that is what we advise. It edits documents, shares calendars and has a large community, and we host it as one of our [platforms](/platforms). Buzstorage does less and does it plainly: files, folders, people. If you need more than that, choose the larger tool.',
        },
        {
          question: 'Can we bring our present files along?',
          answer:
            'Folders can be copied over with their names and dates. The effort lies in the rights: we list who can open what today, you cross out what should not be so, and the result becomes the starting point. The cleanup is the best part of such a move.',
        },
        {
          question: 'How would we get out again?',
          answer:
            'By copying. Your files are stored as the files they were, in the folders you see, and can be fetched as a whole. We show this during the demonstration, because it is the part nobody shows you otherwise.',
        },
        {
          question: 'What will you show us?',
          answer:
            'The product as it works today: putting in a file, opening a folder for a group, sending a customer a link and taking it back. Bring a case from your own office and we act it out. A written price follows when we know how much you store.',
        },
      ],
    },
  ],
};
