import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/about/projects/buzme',
  sections: [
    {
      kind: 'page-hero',
      ground: 'mist',
      heading: 'Buzme: ==team messaging== your company owns',
      lead: 'A messenger for teams whose decisions are scattered over private chats and long email threads. Built and run by our own engineers.',
      drawing: 'buzme',
      actions: [
        { label: 'Send an inquiry', to: '/contact?service=Other' },
        { label: 'Schedule Free Call', to: 'booking' },
      ],
      highlights: [
        { title: 'For work only', description: 'It holds conversations within one company.' },
        { title: 'Run by its makers', description: 'On servers that our engineers manage.' },
        { title: 'Your messages', description: 'Every message belongs to your company.' },
      ],
    },
    {
      kind: 'screens',
      anchor: 'screens',
      heading: 'Buzme on a working morning',
      intro: 'The list of conversations, and the current one. A construction company serves as the example.',
      screens: [
        {
          frame: 'window',
          title: 'Buzme',
          panes: [
            {
              look: 'list',
              label: 'Conversations',
              rows: [
                { title: 'Delivery, building 3', text: 'Site office: Photo of the note', side: '9:14', state: 'new' },
                { title: 'Quote 118, kitchen', text: 'Sales: Customer agrees to May', side: '8:52' },
                { title: 'Key box', text: 'Front desk: The code has changed', side: 'Mon' },
                { title: 'Payroll questions', text: 'Accounting: Pay stubs are out', side: 'Fri' },
              ],
            },
            {
              look: 'talk',
              label: 'Delivery, building 3: site office, workshop, purchasing',
              messages: [
                { from: 'Purchasing', at: '8:41', text: 'Two trucks today. The first one brings the glass.' },
                { from: 'Site office', at: '9:02', text: 'First truck unloaded. We are missing 3 panes.' },
                { from: 'You', at: '9:05', text: 'I will call the supplier. Can I see the note?', isOwn: true },
                { from: 'Site office', at: '9:14', text: 'Here it is, signed for 21.', file: 'Delivery note, photo' },
              ],
              field: { text: 'Write to 6 people', button: 'Send' },
            },
          ],
          caption: {
            title: 'One conversation for one subject',
            description:
              'A customer, a project or a question has its own place, so new colleagues can read back. When people leave the company, they lose access to its conversations.',
          },
        },
        {
          frame: 'phone',
          title: 'Search',
          panes: [
            {
              look: 'list',
              label: 'Results for “agrees”',
              rows: [
                {
                  title: 'Quote 118, kitchen',
                  text: 'Sales: Customer agrees to May, if the tiles are in stock.',
                  side: '8:52',
                },
                { title: 'Parking, lot 2', text: 'Owner: The neighbor agrees until fall.', side: 'Apr 9' },
                { title: 'Insurance, building 3', text: 'Office: The insurer agrees to the scaffold.', side: 'Mar 3' },
              ],
              field: { text: 'Search all conversations', button: 'Find' },
            },
          ],
          caption: {
            title: 'Found months later',
            description: 'You can look up a promise made in spring by a word that was in it.',
          },
        },
      ],
    },
    {
      kind: 'statement',
      tone: 'night',
      heading: 'Why we built our own messenger',
      paragraphs: [
        'Decisions get made in chats that the company can’t reach.',
        'It is a common story: staff use the messenger they have at home. Nothing is archived, former employees stay in the groups, and customers’ addresses sit on private phones. Commercial chat services solve this and charge for every person. We wanted a messenger that belongs to the company and costs the same when you hire.',
      ],
      items: [
        'Made for companies, without public profiles or channels',
        'Usable on an older phone with a weak signal',
        'Supported by the people who build it',
      ],
    },
    {
      kind: 'faq',
      heading: 'Buzme questions and answers',
      items: [
        {
          question: 'Can we try it?',
          answer:
            'Yes, after a walkthrough. An engineer shows you the product as it stands, with example conversations, and answers what this page leaves open. If it suits you, a small group of your people uses it for real work.',
        },
        {
          question: 'How does it differ from the open-source chat you host?',
          answer:
            'It does less. Mattermost and Zulip are broad, proven and listed among our [platforms](/platforms); Buzme is narrower. On the walkthrough we compare them for your case, and we recommend the other one where it fits better.',
        },
        {
          question: 'How much does it cost?',
          answer:
            'It depends on the server’s size and location, not on the number of people. You get a price in writing after the walkthrough. It covers hosting and support, and you can compare it with your current bill in our [calculator](/savings-calculator).',
        },
        {
          question: 'Are these real screens?',
          answer:
            'No, they are drawn, with sample conversations. They show the idea: subjects, people and what is waiting for an answer. On the walkthrough you see the product itself, as it is today.',
        },
      ],
    },
    {
      kind: 'statement',
      tone: 'mist',
      heading: 'See it with your own team',
      paragraphs: [
        'An engineer shows you Buzme as it stands today.',
        'Tell us how many people you are and what you chat with now. After the walkthrough you get a price in writing.',
      ],
      action: { label: 'Send an inquiry', to: '/contact?service=Other' },
    },
  ],
};
