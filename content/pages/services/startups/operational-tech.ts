import { sampleBill } from '../../../sample-bill';
import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/startups/operational-tech',
  costs: {
    price: { case: 'tools' },
    text: 'Hosting and support are in the price. Moving your data, and training if you ask for it, are billed once, as your estimate says. If a payroll provider files your taxes, keep it, and leave the HR suite out.',
    action: {
      label: 'Try your own tools',
      to: `/savings-calculator?people=${sampleBill.members}&tools=${sampleBill.tools.join()}`,
    },
    line: { marked: 'team-chat' },
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'paper',
      heading: 'Open-source alternatives to ==paid SaaS tools==',
      lead: 'We move your chat, tickets, files and HR to open-source tools that we host. The bill falls, as on [our sample bill](/#one-bill), and no longer rises with every hire.',
      drawing: 'tool-swap',
      highlights: [
        {
          title: 'Migration done with you',
          description: 'Messages, tasks and files, as far as the old vendor exports them, at a price you know first.',
        },
        {
          title: 'Compliance kept',
          description: 'Access, retention and the country of storage, as your contracts ask.',
        },
        { title: 'People trained', description: 'In short sessions on your own data, if you ask for it.' },
      ],
      paper: {
        title: `Tools of ${sampleBill.members} people, a month`,
        lines: [{ tool: 'issue-tracker' }, { tool: 'team-chat' }, { tool: 'work-management' }, { tool: 'hr-suite' }],
        total: { name: 'A month', of: 'tools' },
        figure: { words: 'a month for most tools, for the whole team', tool: 'team-chat' },
        note: 'Hosting and support are in the price. [See when each contract ends](/services/startups/operational-tech#map)',
      },
    },
    {
      kind: 'paper',
      staging: 'marked',
      ground: 'mist',
      anchor: 'map',
      heading: 'A map of your tools, with owners and renewal dates',
      intro:
        'Before anything moves, we list every subscription: the role responsible, the day it renews and the price per month.',
      points: [
        {
          at: 'Team chat',
          title: 'An owner for each tool',
          description: 'No renewal goes unnoticed.',
        },
        {
          at: 'Issue tracker',
          title: 'Renewal dates set the order',
          description: 'The next contract to end is the first one we replace.',
        },
        {
          at: 'Next on the map',
          title: 'Tools that stay',
          description: 'Some are worth their price. The map has them, too.',
        },
      ],
      paper: 'tool-map',
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'How your team changes tools',
      intro: 'Tools change one at a time, by renewal date, so you pay for very little twice.',
      steps: [
        {
          icon: 'receipt',
          title: 'Count',
          description: 'Seats, prices, renewal dates and what each tool is really used for.',
        },
        {
          icon: 'play',
          title: 'Try',
          description: 'The replacement runs with your data for a small group, who may say no.',
        },
        {
          icon: 'refresh',
          title: 'Switch',
          description: 'Import, compare, open it to all. The old tool stays readable until its renewal date.',
        },
        {
          icon: 'scissors',
          title: 'Cancel',
          description: 'You end the subscription; we host, patch and back up the new one.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'Where teams move',
      intro: 'The whole list, tool by tool, is on the [platforms page](/platforms).',
      rows: [
        { label: 'Chat and video', names: ['Mattermost', 'Zulip', 'Jitsi Meet', 'BigBlueButton'] },
        { label: 'Work', names: ['OpenProject', 'Redmine', 'Wekan', 'Forgejo'] },
        { label: 'Knowledge', names: ['Wiki.js', 'BookStack', 'HedgeDoc', 'Nextcloud'] },
        { label: 'Back office', names: ['ERPNext', 'Frappe HR'] },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'The work behind a switch',
      intro: 'Installing a tool is the small part.',
      services: [
        {
          title: 'Replace the paid tools',
          items: [
            'A list of what you pay for, who uses it and what could do the same work',
            'A trial of each candidate with a few of your own people',
            'Hosting, updates and backups for every tool you keep',
            'A clear “keep paying” where no replacement is good enough',
          ],
          image: 'platform-shelf',
        },
        {
          title: 'Migrate what is in them',
          items: [
            'Export from the old tool, import into the new, compare the counts',
            'Attachments, comments and dates stay, wherever the export holds them',
            'Old and new run side by side until you say the old one can go',
          ],
        },
        {
          title: 'Stay compliant',
          items: [
            'Access by role, with single sign-on where the tool supports it',
            'Retention and deletion rules set as your contracts ask',
            'You choose the country of the data, if a provider has servers there',
            'A register of systems that an auditor can read',
          ],
        },
        {
          title: 'Train the team',
          items: [
            'A session for everybody, one for administrators, and [courses](/it-training) for more',
            'A one-page guide for each tool, in the words your team uses',
            'A place to ask in the first weeks, when the questions come',
          ],
          image: 'whiteboard',
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'Subscriptions to replace first, by industry',
      notes: [
        {
          industry: 'tech-startups',
          breaks: 'Every new engineer adds a seat in the tracker and in the chat.',
          ready: 'Redmine and Mattermost, with an import of issues and messages.',
        },
        {
          industry: 'healthcare',
          breaks: 'Patient matters sit in a chat whose servers you can’t locate.',
          ready: 'Mattermost in the country you choose, with channels open by role.',
        },
        {
          industry: 'retail',
          breaks: 'Part-time staff each need a license to read one shift plan.',
          ready: 'Shift boards and a handbook, without a price per seat.',
        },
        {
          industry: 'automotive',
          breaks: 'Torque tables and recall notes sit in one service advisor’s inbox.',
          ready: 'A wiki with search that opens on the tablet in each bay.',
        },
        {
          industry: 'construction',
          breaks: 'Subcontractors need drawings for a month and get a year’s license.',
          ready: 'Nextcloud links that expire when the project ends.',
        },
        {
          industry: 'organizations',
          breaks: 'Volunteers come for a season, and their meeting seats keep billing.',
          ready: 'BigBlueButton rooms with guest links for boards and members.',
        },
        {
          industry: 'manufacturing',
          breaks: 'Two shifts share one ERP login because seats cost too much.',
          ready: 'ERPNext with a login each, and an import of stock and orders.',
        },
        {
          industry: 'logistics',
          breaks: 'Dispatch talks in private chats that leave with the driver’s phone.',
          ready: 'Team chat on your own server, and a handbook for phones.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about replacing SaaS tools',
      items: [
        {
          question: 'Will the open-source tool do everything the paid one does?',
          answer:
            'Rarely everything, but usually all that your team uses. That is why we count first. Where a feature you rely on is missing, we say so, and you keep paying for that tool.',
        },
        {
          question: 'Can we keep our tickets, messages and files?',
          answer:
            'Yes, as far as the old vendor exports them. We import them and compare the numbers, and you sign off before anything is canceled. The rest is saved as a readable archive.',
        },
        {
          question: 'Who fixes it when something breaks?',
          answer:
            'We do. The support fee of each tool pays for patching, backups, monitoring and [answers to questions](/about/contact/support) in office hours. A fault of the tool itself we report to its project, and work around it meanwhile.',
        },
        {
          question: 'Does the price go up when we hire?',
          answer:
            'Not with each person. Nothing changes up to 49 people. At 50 the hosting part doubles, and again at every further 50, so at a few hundred people some tools cost more to host than to rent; the [calculator](/savings-calculator) shows where.',
        },
        {
          question: 'We are in the middle of a contract. Should we wait?',
          answer:
            'No, start with the tool whose renewal is nearest. A trial and a migration can be done while the old contract runs, so that you cancel in time. Send us the renewal dates, and we’ll tell you when to start for each.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Your first migration counts as the first project. Choose the subscription that annoys you most.',
      stubs: {
        service: 'Startup Services',
        inquiry: 'Write the names of your tools and the size of the team. We’ll tell you which can go.',
        call: 'Share your screen, walk through the subscriptions and decide which to replace first.',
        project: 'Name the tool that costs you most. We’ll tell you when its contract ends.',
      },
    },
  ],
};
