import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/software/enteprise-development',
  sections: [
    {
      kind: 'page-hero',
      layout: 'paper',
      heading: 'Internal software that ==people stop\u00a0avoiding==',
      lead: 'Approvals, reports and records that live in spreadsheets and inboxes today, rebuilt as one system that fits your departments and talks to the software you keep.',
      drawing: 'approval-flow',
      highlights: [
        { title: 'Fits beside what you own', description: 'Accounting, directory and ERP stay; we connect to them.' },
        { title: 'Every decision on record', description: 'Who approved what, when, and on which figures.' },
        { title: 'Department by department', description: 'Nobody changes everything on a Monday morning.' },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'The work behind a system that lasts',
      services: [
        {
          title: 'Process mapping',
          image: 'whiteboard',
          items: [
            'We sit with the people who do the work, not only with those who ordered the software',
            'The real path of a request is drawn, detours included',
            'Steps that serve nobody are struck out before anything is automated',
          ],
        },
        {
          title: 'Approvals and case handling',
          items: [
            'Limits, deputies and deadlines as rules that your administrators can change',
            'Reminders by email or chat until a decision is made',
            'A file for each case, with its documents and its history',
          ],
        },
        {
          title: 'Links to existing systems',
          image: 'api-contract',
          items: [
            'Sign-in through the company directory, so whoever leaves loses access the same day',
            'Exchange with accounting, payroll and ERP by interface, or by file where there is none',
            'Errors in an exchange show up in a list, not in next month’s figures',
          ],
        },
        {
          title: 'Reports people trust',
          items: [
            'One definition for each figure, agreed and written down',
            'Drill from a total to the documents behind it',
            'Exports for auditors and for the colleague who lives in spreadsheets',
          ],
        },
        {
          title: 'Rollout and training',
          items: [
            'A pilot with one department that wants it',
            'Old and new side by side until the numbers agree',
            'Short guides written for a role, not for a menu',
          ],
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'marquee',
      heading: 'Names your IT department knows',
      rows: [
        { label: 'Application', names: ['Java and Spring Boot', '.NET', 'Node.js', 'Angular', 'React'] },
        { label: 'Identity', names: ['Active Directory', 'Keycloak', 'OpenID Connect', 'SAML'] },
        { label: 'Exchange', names: ['REST', 'SOAP', 'RabbitMQ', 'SFTP'] },
        { label: 'Data', names: ['PostgreSQL', 'SQL Server', 'Oracle Database', 'Metabase'] },
      ],
    },
    {
      kind: 'calls',
      layout: 'lines',
      heading: 'Bring the process that hurts most',
      service: 'Software Development',
      inquiry: 'Write which department it is, what it uses now and who must sign off on a change.',
      call: 'Walk an engineer through one real case, from request to archive. That is usually enough to size it.',
      project: 'An RFP or a requirements document is ready: we answer it point by point, gaps named.',
    },
    {
      kind: 'industries',
      layout: 'grid',
      heading: 'What it replaces, sector by sector',
      notes: [
        {
          industry: 'tech-startups',
          description: 'The pile of forms and scripts that held until the third office opened.',
        },
        {
          industry: 'healthcare',
          description: 'Paper consent, duty rosters by email, and the phone call to ask where a referral is.',
        },
        {
          industry: 'retail',
          description: 'Price lists sent to branches as attachments, and purchase approvals by text message.',
        },
        {
          industry: 'automotive',
          description: 'Warranty claims typed twice, once for the dealer and once for the maker.',
        },
        {
          industry: 'construction',
          description: 'Change orders agreed on site and forgotten by the final invoice.',
        },
        {
          industry: 'organizations',
          description: 'Grant applications scored in a spreadsheet that one person understands.',
        },
        {
          industry: 'manufacturing',
          description: 'Quality reports that reach the office a shift after the scrap was made.',
        },
        {
          industry: 'logistics',
          description: 'Freight quotes worked out by hand from last year’s table of surcharges.',
        },
      ],
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'What to expect while the old way still runs',
      steps: [
        {
          icon: 'clipboard',
          title: 'Follow the paper',
          description: 'Interviews and real cases, then a map that every department signs as true.',
        },
        {
          icon: 'layers',
          title: 'Pilot one process',
          description: 'The smallest one with a visible gain, live with real users and real rights.',
        },
        {
          icon: 'refresh',
          title: 'Widen in stages',
          description: 'Next departments join on dates that suit their year-end and holidays.',
        },
        {
          icon: 'lifebuoy',
          title: 'Hand over or stay on',
          description: 'Your IT runs it with our documentation, or we run it for them.',
        },
      ],
    },
    {
      kind: 'faq',
      layout: 'columns',
      heading: 'From the people who have to approve it',
      items: [
        {
          question: 'Why build when we could buy a suite?',
          answer:
            'Often you should buy. Where a suite covers your process without bending it, we say so and help you choose. Building pays when licenses are counted per head, when the process is what sets you apart, or when the suite needs so much tailoring that you would own custom software anyway.',
        },
        {
          question: 'Can it run in our own data center?',
          answer:
            'It can run on your servers, in your cloud account or on machines that we manage. The software is packaged the same way for all three, so the choice can change later. For your own hardware we agree with your IT on access, update windows and who is called first.',
        },
        {
          question: 'How do you handle security reviews?',
          answer:
            'We fill in your questionnaire, hand over the architecture and data-flow drawings, and open the code to your reviewers or to a firm you appoint. Findings become tasks with an owner. Permissions, logging and encryption are part of the design, so the review finds documents instead of promises.',
        },
        {
          question: 'What about the data in our old system?',
          answer:
            'It is moved more than once. A first trial run shows what is missing or contradictory, you decide what to mend and what to archive, and later runs are repeated until totals agree on both sides. The old database stays readable after the switch, for audits and doubts.',
        },
        {
          question: 'How is a project this size paid for?',
          answer:
            'By stage. Mapping is one order with its own result, the pilot is another, and each further department adds its own estimate. You never commit to the whole on the strength of a slide deck, and you can stop after any stage with something that works.',
        },
        {
          question: 'Who speaks for our departments?',
          answer:
            'You name one person who can decide, and each department names one who knows. We bring questions to a regular meeting rather than send a stream of messages. Decisions are written in a shared log with their reasons, because a year later somebody will ask why.',
        },
        {
          question: 'What if only two of your engineers understand it?',
          answer:
            'Then we have done it badly. Every module has a description, automated tests and a second person who reviewed each change. Installation is a script rather than a ritual. We encourage your own developers to join the reviews, so that the knowledge is with your team as well as ours.',
        },
        {
          question: 'Do you support staff in the field without office accounts?',
          answer:
            'Drivers, site crews and temporary staff can sign in with a personal code or a phone number, see only their own tasks, and lose access when the assignment ends. Screens for them are made for a small display and for gloves, and they do not use up a license each.',
        },
      ],
    },
    {
      kind: 'coupon',
      description:
        'The pilot of one process is a first project like any other. Send us the process; we send the figure.',
      action: { label: 'Start a project', to: '/contact?service=Software%20Development' },
    },
  ],
};
