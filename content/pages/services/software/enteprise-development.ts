import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/software/enteprise-development',
  costs: {
    tone: 'mist',
    price: {
      case: 'estimate',
      heading: 'You pay for one stage at a time',
      decides: [
        { title: 'Mapping', description: 'One order with its own result' },
        { title: 'A pilot', description: 'The smallest process with a visible gain' },
        { title: 'Departments', description: 'Each further one has its own estimate' },
      ],
      point: 'You pay by stage.',
    },
    text: 'After any of them you can stop and keep its result.',
    action: { label: 'Ask for a written estimate', to: '/contact?service=Software%20Development' },
    line: {
      adds: 'Your system',
      note: 'Where a suite covers the process, we say so.',
      parts: [
        { text: 'Approvals mapped', dollars: 3_600 },
        { text: 'Pilot with purchase orders', dollars: 14_500 },
        { text: 'A second department', dollars: 6_200, isOut: true },
      ],
    },
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'paper',
      heading: 'Enterprise software\u00a0development',
      lead: 'Approvals, reports and records that live in spreadsheets and inboxes today, rebuilt as one internal system. It fits your departments and talks to the software you keep.',
      drawing: 'approval-flow',
      highlights: [
        { title: 'Works with what you own', description: 'Accounting, directory and ERP stay; we connect to them.' },
        { title: 'Every decision on record', description: 'Name, time and the numbers it was based on.' },
        { title: 'One department at a time', description: 'Each moves when its calendar allows.' },
      ],
      paper: {
        sample: 'approval-matrix',
        title: 'Who approves an order',
        lines: [
          { at: 'Team lead', column: 'Approves' },
          { at: 'Department head', column: 'Approves' },
          { at: 'CFO', column: 'Approves' },
          { at: 'Any amount above', column: 'Approves' },
        ],
        total: { name: 'The CFO answers within', at: 'CFO', column: 'Within' },
        note: 'Rules that today live in inboxes. [See the whole matrix](/services/software/enteprise-development#approvals)',
      },
    },
    {
      kind: 'paper',
      staging: 'marked',
      anchor: 'approvals',
      heading: 'Approval limits your departments agree on',
      intro:
        'Before we program an approval, the departments settle its limits in a table like this one. The system follows it.',
      points: [
        {
          at: 'Team lead',
          title: 'A limit for each role',
          description: 'Small orders stay with the team, and large ones go up.',
        },
        {
          at: '3 days',
          title: 'Deadlines with a deputy',
          description: 'An order doesn’t wait for a vacation to end.',
        },
        {
          at: 'Payment:',
          title: 'Separate duties',
          description: 'Ordering, approving and paying are three different roles.',
        },
      ],
      paper: 'approval-matrix',
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'Moving departments',
      steps: [
        {
          icon: 'clipboard',
          title: 'Map the process',
          description: 'Interviews and real cases, then a diagram that every department confirms.',
        },
        {
          icon: 'layers',
          title: 'Pilot one process',
          description: 'The smallest one with a visible gain, live with real users and real rights.',
        },
        {
          icon: 'refresh',
          title: 'Add departments',
          description: 'The next ones join on dates that avoid their year-end and holidays.',
        },
        {
          icon: 'lifebuoy',
          title: 'Hand over or stay on',
          description: 'Your IT runs it with our documentation, or we run it for you.',
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'Internal systems by industry',
      notes: [
        {
          industry: 'manufacturing',
          breaks: 'Quality reports reach the office a shift after the scrap was made.',
          ready: 'Hold-and-release approvals on the production line, copied to quality at once.',
        },
        {
          industry: 'tech-startups',
          breaks: 'Expense rules made for 10 people fall apart when the second office opens.',
          ready: 'Spending limits by team and office that your own admin can edit.',
        },
        {
          industry: 'healthcare',
          breaks: 'Referrals and consent forms travel by fax, and staff call to ask where they are.',
          ready: 'One case file per referral, with its status visible to both departments.',
        },
        {
          industry: 'retail',
          breaks: 'A store orders from last month’s price list, because it came as an attachment.',
          ready: 'One price list with a start date, the same in every store at opening.',
        },
        {
          industry: 'automotive',
          breaks: 'Warranty claims are typed twice, once for the dealer and once for the maker.',
          ready: 'One claim form that also fills in the maker’s file.',
        },
        {
          industry: 'construction',
          breaks: 'Change orders are agreed on site and missing from the final invoice.',
          ready: 'Change orders priced and approved on a phone, tied to the contract.',
        },
        {
          industry: 'organizations',
          breaks: 'Grant applications are scored in a spreadsheet only one person understands.',
          ready: 'Score sheets, a check for conflicts of interest and a record for the board.',
        },
        {
          industry: 'logistics',
          breaks: 'Freight quotes are worked out by hand from an old table of surcharges.',
          ready: 'Surcharges with dates, and an approval for every quote below margin.',
        },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'Enterprise development services',
      services: [
        {
          title: 'Process mapping',
          image: 'whiteboard',
          items: [
            'Time with the people who do the work, as well as those who ordered the software',
            'The real path of a request on paper, detours included',
            'Useless steps taken out before anything is automated',
          ],
        },
        {
          title: 'Approvals and case handling',
          items: [
            'Limits, deputies and deadlines as rules your administrators can change',
            'Reminders by email or chat until there is a decision',
            'A file for each case, with its documents and its history',
          ],
        },
        {
          title: 'Links to existing systems',
          image: 'api-contract',
          items: [
            'Sign-in through the company directory, so access ends the day an employee leaves',
            'Exchange with accounting, payroll and ERP by API, or by file where there is none',
            'A list of failed exchanges, so errors surface before the month is closed',
          ],
        },
        {
          title: 'Reports',
          items: [
            'One definition for each number, agreed and written down',
            'Every total opens down to the documents behind it',
            'Exports for auditors and for spreadsheets',
          ],
        },
        {
          title: 'Rollout and training',
          items: [
            'A pilot with one department that wants it',
            'Old and new side by side until the numbers agree',
            'Short guides written for each role',
          ],
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'Technologies your IT department knows',
      rows: [
        { label: 'Application', names: ['Java and Spring Boot', '.NET', 'Node.js', 'Angular', 'React'] },
        { label: 'Identity', names: ['Active Directory', 'Keycloak', 'OpenID Connect', 'SAML'] },
        { label: 'Exchange', names: ['REST', 'SOAP', 'RabbitMQ', 'SFTP'] },
        { label: 'Data', names: ['PostgreSQL', 'SQL Server', 'Oracle Database', 'Metabase'] },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about enterprise software',
      items: [
        {
          question: 'Should we build, or buy a suite?',
          answer:
            'Buy, where a suite covers your process without bending it; we’ll say so and help you choose. Build when licenses are counted per person, when the process sets you apart, or when tailoring the suite would cost as much as software of your own.',
        },
        {
          question: 'Can it run in our own data center?',
          answer:
            'Yes. It is packaged the same way for your servers, your cloud account and machines that we manage, so the choice can change later. On your hardware we agree with your IT on access, update windows and who gets called first.',
        },
        {
          question: 'How do you handle security reviews?',
          answer:
            'We fill in your questionnaire, hand over the architecture and data-flow diagrams, and open the code to your reviewers. Each finding becomes a task with an owner. Permissions, logging and encryption are documented from the design on.',
        },
        {
          question: 'What happens to the data in our old system?',
          answer:
            'We migrate it in trial runs. The first shows what is missing or inconsistent; you decide what to fix and what to archive; we repeat until the totals match. The old database stays readable for audits.',
        },
        {
          question: 'How do we pay for a project this size?',
          answer:
            'By stage. Mapping is one order with its own result, the pilot is another, and each further department has its own estimate. You can stop after any stage and keep its result.',
        },
        {
          question: 'Who decides on our side?',
          answer:
            'One person you name, with one more from each department who knows the work. We bring questions to a regular meeting, and decisions go into a shared log with their reasons.',
        },
        {
          question: 'Would we depend on a few of your engineers?',
          answer:
            'No. Every module has a description, automated tests and a second engineer who reviewed each change. Your developers are welcome in the reviews, so the knowledge is with your team as well.',
        },
        {
          question: 'Can field staff use it without office accounts?',
          answer:
            'Yes. Drivers, site crews and temporary staff sign in with a personal code or a phone number, see only their own tasks, and lose access when the assignment ends. None of them uses up a license.',
        },
      ],
    },
    {
      kind: 'coupon',
      description:
        'The pilot of one process counts as a first project. Tell us which process, and we’ll send the price.',
      stubs: {
        service: 'Software Development',
        inquiry: 'Write which department it is, what it uses now and who must sign off on a change.',
        call: 'Walk an engineer through one real case, from request to archive. That is usually enough to size it.',
        project: 'Have an RFP or a requirements document? We’ll answer it point by point and name the gaps.',
      },
    },
  ],
};
