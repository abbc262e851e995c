import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/startups/operational-tech',
  sections: [
    {
      kind: 'page-hero',
      layout: 'paper',
      heading: 'Stop paying ==by\u00a0the\u00a0head== for everyday tools',
      lead: 'Chat, tickets, files, HR: we move your team to open-source tools on servers run for you. That can cut operating costs by {claim:open-source}, and the bill no longer rises with every hire.',
      drawing: 'tool-swap',
      highlights: [
        {
          title: 'Migration done with you',
          description: 'Messages, tasks, files and accounts come along, for a price you know first.',
        },
        { title: 'Compliance kept', description: 'Who may see what, how long it is kept, where it lies.' },
        { title: 'People trained', description: 'Short sessions on your own data, not on a demo.' },
      ],
    },
    {
      kind: 'tool-swap',
      heading: 'Five subscriptions, thirty people, one bill',
      intro:
        'Every figure is computed with the formula of our calculator: struck through is the list price times people, the other figure is servers and support. See [where the 30% comes from](/#one-sum).',
      tools: ['issue-tracker', 'video-meetings', 'work-management', 'knowledge-base', 'hr-suite'],
      members: 30,
      action: { label: 'Enter your own tools', to: '/savings-calculator' },
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'Four jobs in one switch',
      intro: 'Installing a tool is the small part. These are the parts that decide whether people stay with it.',
      services: [
        {
          title: 'Replace the paid tools',
          items: [
            'A list of what you pay for, who uses it and what could do the same work',
            'A trial of each candidate with a few of your own people',
            'Hosting, updates and backups for every tool you keep',
            'An honest “keep paying” where no replacement is good enough',
          ],
          image: 'platform-shelf',
        },
        {
          title: 'Migrate what is in them',
          items: [
            'Export from the old tool, import into the new, compare the counts',
            'Attachments, comments and dates stay with their items wherever the export holds them',
            'Old and new run side by side until you say the old one can go',
          ],
        },
        {
          title: 'Stay compliant',
          items: [
            'Access by role, with single sign-on where the tool supports it',
            'Retention and deletion rules set as your contracts ask',
            'You choose the country in which the data lies',
            'A register of systems that an auditor can read',
          ],
        },
        {
          title: 'Train the team',
          items: [
            'A session for everybody, a second one for those who administer, and [courses by the quarter](/it-training) for more',
            'A one-page guide for each tool, in the words your team uses',
            'A place to ask in the first weeks, when the questions come',
          ],
          image: 'whiteboard',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'marquee',
      heading: 'What teams move to',
      intro: 'The whole list, tool by tool, is on the [platforms page](/platforms).',
      rows: [
        { label: 'Talk', names: ['Mattermost', 'Zulip', 'Jitsi Meet', 'BigBlueButton'] },
        { label: 'Work', names: ['OpenProject', 'Redmine', 'Wekan', 'Forgejo'] },
        { label: 'Know', names: ['Wiki.js', 'BookStack', 'HedgeDoc', 'Nextcloud'] },
        { label: 'Run', names: ['ERPNext', 'Frappe HR', 'Keycloak'] },
      ],
    },
    {
      kind: 'calls',
      layout: 'tickets',
      heading: 'Bring the bill, we bring the list',
      service: 'Startup Services',
      inquiry: 'Send the names of your tools and the size of the team. We reply with what can go.',
      call: 'Share your screen, walk through the subscriptions and leave with an order of attack.',
      project: 'Pick the tool that costs you most. We begin with that one and prove it.',
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'One tool at a time, nobody locked out',
      intro: 'The calendar is set by your renewal dates, so that nothing is paid twice for longer than needed.',
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
          description: 'Import, compare, train. The old tool stays readable until its renewal date.',
        },
        {
          icon: 'scissors',
          title: 'Cancel',
          description: 'You end the subscription; we host, patch and back up the new one.',
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'ledger',
      heading: 'Who swaps what first',
      notes: [
        {
          industry: 'tech-startups',
          description: 'Issue tracker and code hosting, because every engineer has a seat in both.',
        },
        {
          industry: 'healthcare',
          description: 'Chat and files, so that patient matters stay on a server you can point to.',
        },
        {
          industry: 'retail',
          description: 'Shift planning and the staff handbook, used by many people for a few minutes.',
        },
        {
          industry: 'automotive',
          description: 'Boards for jobs on the floor and a wiki for torque tables and recalls.',
        },
        {
          industry: 'construction',
          description: 'File storage: drawings are heavy, and subcontractors should not each need a license.',
        },
        {
          industry: 'organizations',
          description: 'Video meetings for boards and volunteers who come and go with the season.',
        },
        {
          industry: 'manufacturing',
          description: 'ERP: stock, purchasing and work orders priced by server, not by login.',
        },
        {
          industry: 'logistics',
          description: 'Dispatch chat and a knowledge base that drivers can search on a break.',
        },
      ],
    },
    {
      kind: 'faq',
      layout: 'columns',
      heading: 'What teams ask before they switch',
      items: [
        {
          question: 'Will the open-source tool do everything the paid one does?',
          answer:
            'Usually not everything, but everything your team uses. That is why we count first: most subscriptions are bought for a handful of features. Where a feature you rely on is missing, we say so and that tool stays on the list of things worth paying for.',
        },
        {
          question: 'What happens to our history?',
          answer:
            'It is exported, imported and compared: number of tickets, messages, files, people. Whatever the old vendor does not let out is saved as a readable archive. You sign off the comparison before anything is canceled, so nothing disappears unnoticed.',
        },
        {
          question: 'Who fixes it when something breaks?',
          answer:
            'We do. The support fee of each tool pays for patching, backups, monitoring and somebody to write to. If the fault is in the tool itself we report it to its project and find a way around it in the meantime. Your people never have to read a server log.',
        },
        {
          question: 'Is the price really the same when we hire?',
          answer:
            'It moves in steps with the size of the server, not with each person. Below fifty members nothing changes at all. Further up the server grows, and at a few hundred people some tools cost more to host than to rent; the [calculator](/savings-calculator) shows where.',
        },
        {
          question: 'We are mid-contract. Should we wait?',
          answer:
            'Start with the tool whose renewal is nearest and prepare the others. A trial and a migration can be done while the old contract runs, so that you cancel on the last day instead of paying another year. Send us the renewal dates and we plan backward.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'The first migration counts as a first project. Choose the subscription that annoys you most.',
      action: { label: 'Start a project', to: '/contact?service=Startup%20Services' },
    },
  ],
};
