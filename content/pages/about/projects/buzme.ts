import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/about/projects/buzme',
  sections: [
    {
      kind: 'page-hero',
      layout: 'split',
      heading: 'Buzme keeps messages ==where the work is==',
      lead: 'Our messaging product, for teams whose decisions are scattered over private chats and long email threads. Built and run by our own engineers.',
      drawing: 'buzme',
      actions: [
        { label: 'Send an inquiry', to: '/contact?service=Other' },
        { label: 'Schedule Free Call', to: 'booking' },
      ],
      highlights: [
        { title: 'What it is for', description: 'Talk within a company, and nothing besides.' },
        { title: 'Who runs it', description: 'The people who wrote it, on servers they look after.' },
        { title: 'Who owns the talk', description: 'The company that had it, down to the last message.' },
      ],
    },
    {
      kind: 'feature',
      heading: 'What you would see on an ordinary day',
      intro:
        'One list of conversations on the left, the current one beside it. It is meant to be dull to look at and quick to answer.',
      drawing: 'buzme-desk',
      imageSide: 'left',
      items: [
        {
          icon: 'chat',
          title: 'Talk sorted by subject',
          description: 'A customer, a project or a question has a place of its own, so a newcomer can read back.',
        },
        {
          icon: 'users',
          title: 'The right people in it',
          description: 'Membership follows the job. Whoever leaves the company leaves its conversations.',
        },
        {
          icon: 'search',
          title: 'Found again',
          description: 'A promise made in spring can be looked up in the fall, by a word that was in it.',
        },
      ],
    },
    {
      kind: 'statement',
      tone: 'night',
      heading: 'Why we made another messenger',
      paragraphs: [
        'Because work was being agreed on in places the company could not reach.',
        'Staff used the chat they had at home. Nothing was archived, numbers stayed in groups long after people had left, and the customer’s address sat on private phones. Commercial chat services charge by the head for putting that right. We wanted a place that belongs to the firm and costs the same for the next person.',
      ],
      items: [
        'Made for companies and not for the public',
        'Usable on a modest phone and a weak signal',
        'Run by the same people who answer your questions about it',
      ],
    },
    {
      kind: 'faq',
      layout: 'columns',
      heading: 'Questions about Buzme',
      items: [
        {
          question: 'Can we try it?',
          answer:
            'Ask for a walk-through. Somebody from the team shows you the product as it stands, with example conversations, and answers what this page leaves open. If it suits you, we agree on a small group of your people to try it in earnest.',
        },
        {
          question: 'How does it differ from the open-source chat you host?',
          answer:
            'Tools such as Mattermost and Zulip are broad, proven and listed among our [platforms](/platforms). Buzme is narrower and shaped by our own habits. On the walk-through we compare them for your case, and we recommend the other one where it fits better.',
        },
        {
          question: 'What does it cost?',
          answer:
            'That depends on the size of the server and where it should run, so there is no price on this page. You get a figure in writing after the walk-through. It covers hosting and support, and you can hold it against your present bill with our [calculator](/savings-calculator).',
        },
        {
          question: 'Are the pictures above real screens?',
          answer:
            'They are drawings that show the idea: conversations, people and what is waiting for an answer. The product moves on faster than drawings do. What it can do today is what you are shown on the walk-through, with nothing rehearsed.',
        },
      ],
    },
  ],
};
