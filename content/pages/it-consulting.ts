import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/it-consulting',
  sections: [
    {
      kind: 'page-hero',
      ground: 'paper',
      heading: 'IT consulting before you sign',
      lead: 'A second opinion on your invoices, contracts and plans from an engineer who runs servers. The first hour is free and ends with your next steps, even if you hire nobody.',
      drawing: 'bill-lens',
      highlights: [
        { title: 'The first hour is free', description: 'With an engineer who builds and runs systems like yours.' },
        { title: 'Advice with numbers', description: 'Each proposal comes with what it costs and what it saves.' },
        { title: 'No obligation', description: 'Act on the advice with us, with another provider or alone.' },
      ],
      paper: {
        title: 'Your free hour',
        lines: [
          { name: 'Your decision', text: 'written down' },
          { name: 'Your bill or quote', text: 'read together' },
          { name: 'Each line', text: 'marked' },
          { name: 'Your notes', text: 'sent to you' },
        ],
        total: { name: 'To pay', text: 'Nothing' },
        note: 'Even if you hire nobody. [See the hour, minute by minute](/it-consulting#free-hour)',
      },
    },
    {
      kind: 'process',
      anchor: 'free-hour',
      heading: 'Your free call, minute by\u00a0minute',
      intro: 'A working session on a shared screen, with one document that you bring.',
      steps: [
        {
          minutes: 5,
          title: 'Your decision',
          description: 'You name the decision, the deadline and who decides. That goes at the top of the notes.',
        },
        {
          minutes: 15,
          title: 'Reading',
          description: 'We read your bill, quote or diagram together. You explain, and the engineer asks.',
        },
        {
          minutes: 20,
          title: 'Marking',
          description:
            'Line by line we mark what is unused, paid twice, too large or missing, and add the list price where there is one.',
        },
        {
          minutes: 10,
          title: 'Comparing the options',
          description:
            'Usually two: stay as you are, or change. Each gets a cost and a risk, and at least one works without us.',
        },
        {
          minutes: 10,
          title: 'Your notes',
          description: 'Read out, corrected by you, and sent to you after the call.',
        },
      ],
      sample: 'hour',
      result: {
        heading: 'You leave with',
        items: [
          'Your document, with our marks',
          'A list of next steps: cancel, keep, ask the vendor',
          'The questions to send to the vendor',
          'A first step that you can take yourself',
        ],
        action: { label: 'Book a free call', to: 'booking' },
      },
    },
    {
      kind: 'carousel',
      heading: 'Documents to bring to the hour',
      intro: 'Bring one of these. One document is enough for the call.',
      slides: [
        {
          id: 'bill',
          number: '01',
          bgColor: 'marker',
          figure: { lines: [{ tool: 'work-management' }, { tool: 'team-chat' }] },
          title: 'A bill',
          description: 'Last month’s invoice or card statement. We’ll mark what is unused, paid twice or too large.',
        },
        {
          id: 'offer',
          number: '02',
          bgColor: 'night',
          figure: {
            lines: [
              { label: 'Backups', value: 'not in it' },
              { label: 'Moving the data', value: 'not in it' },
            ],
          },
          title: 'A quote',
          description: 'From any vendor. We’ll tell you what is missing and which questions to send back.',
        },
        {
          id: 'plan',
          number: '03',
          bgColor: 'mist',
          figure: { word: 'It will ==probably== hold' },
          title: 'A plan',
          description:
            'A diagram or a paragraph. We’ll look for the part most likely to fail, and for a cheap way to test it.',
        },
        {
          id: 'worry',
          number: '04',
          bgColor: 'green',
          figure: {
            lines: [
              { label: 'Last restore', value: 'unknown' },
              { label: 'Who has the password', value: 'unknown' },
            ],
          },
          title: 'A worry',
          description:
            'The system that would hurt most if it stopped. We’ll ask when it was last backed up, and who else has the password.',
        },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'Topics we advise on',
      services: [
        {
          title: 'Technology costs',
          image: 'torn-receipt',
          items: [
            'Licenses compared with the people who sign in',
            'Cloud and server sizes compared with their load',
            'Open-source tools in place of those paid per person',
          ],
        },
        {
          title: 'Contracts and vendors',
          image: 'shared-plan',
          items: [
            'Notice periods, price steps and exit terms in a single calendar',
            'Requirements and questions for a request for proposals',
            'An engineer on your side of the table when a vendor presents',
          ],
        },
        {
          title: 'Architecture',
          items: [
            'A diagram of the systems you have',
            'Single points of failure, and what each would cost to remove',
            'Build, buy or open source, each with its full cost',
          ],
        },
        {
          title: 'Security and continuity',
          items: [
            'Who has access to what, and who should not',
            'A restore from your backups, rehearsed',
            'A list of measures by risk, starting with those that cost nothing',
          ],
        },
        {
          title: 'People and projects',
          items: [
            'The job description of a first IT hire, and questions for the interview',
            'A review of a project that is late',
            'An experienced engineer at your meetings, for as long as you need one',
          ],
        },
      ],
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'Consulting, from the free call on',
      steps: [
        {
          icon: 'calendar',
          title: 'The free call',
          description: 'The hour described above. It answers many questions by itself, and then you need nothing else.',
        },
        {
          icon: 'search',
          title: 'A full review',
          description:
            'We go through all invoices, contracts and systems, and talk to the people who use them. Their number decides the fee, which you know before we start.',
        },
        {
          icon: 'clipboard',
          title: 'A plan sorted by savings',
          description: 'A few pages, each measure with its effort and gain. We present it and correct it with you.',
        },
        {
          icon: 'gauge',
          title: 'A check afterward',
          description: 'Once measures are in place, we compare the bill with the plan.',
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'ledger',
      heading: 'IT decisions by industry',
      notes: [
        { industry: 'tech-startups', description: 'Hire a first administrator, or contract one until the next round?' },
        { industry: 'healthcare', description: 'Which records may go to a cloud, and under whose contract?' },
        { industry: 'retail', description: 'One vendor for the register and the online store, or two?' },
        { industry: 'automotive', description: 'Does every service shop need the full dealer system?' },
        { industry: 'construction', description: 'Pay for drawing software by project or by person?' },
        { industry: 'organizations', description: 'How do member records survive a change of board?' },
        { industry: 'manufacturing', description: 'Connect old machines, or wait for the new ones?' },
        { industry: 'logistics', description: 'Replace dispatch software in one step, or route by route?' },
      ],
    },
    {
      kind: 'faq',
      heading: 'IT consulting questions and answers',
      items: [
        {
          question: 'Is the first hour really free?',
          answer:
            'Yes. It’s the working session described above, and the notes are yours to keep. We offer it because some people hire us afterward. You don’t have to.',
        },
        {
          question: 'You also build and host. Is your advice neutral?',
          answer:
            'We have an interest of our own, so every plan includes at least one way that doesn’t involve us, with its price. Effort and gain are shown as numbers that you can check, and you can take the plan to another provider.',
        },
        {
          question: 'How much could we save?',
          answer:
            'It can be {claim:saving} of the whole bill, as on [our sample bill](/#one-bill), depending on how things were bought. For tools paid per person, the [savings calculator](/savings-calculator) gives a first idea in a minute. Contracts, oversized servers and unused licenses only show when the bills are read, which we do on the call.',
        },
        {
          question: 'What do you need from us?',
          answer:
            'For the free call, one document. For a full review, the technology invoices of the past year, a list of systems, even if incomplete, and an hour with the people who use them most. What you send is used for your plan only and deleted when you say so.',
        },
        {
          question: 'Who will advise us?',
          answer:
            'An engineer who also builds and runs systems for clients. You meet that person in the first hour, and the same person writes the plan. If a field is beyond us, such as medical devices or tax, we’ll say so and suggest who to ask.',
        },
        {
          question: 'How do you work with our IT manager?',
          answer:
            'We ask them first. Most already know what should change and haven’t had the time. Their ideas go in under their names. We review systems and contracts, not people, and say so in the first meeting.',
        },
        {
          question: 'Can you carry out what you recommend?',
          answer:
            'Yes, as a separate order with its own estimate, and your first project costs {claim:promotion} less. You can also hire us for just one item on the list. The plan is written so that another engineer can work from it.',
        },
        {
          question: 'Do you come to our office?',
          answer:
            'Around {city:us} and {city:cm}, yes: for server rooms, networks and talks that people prefer to have in person. Elsewhere we work on a shared screen. If a visit or a local technician is needed, you approve the cost first.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'The call is free either way. The discount applies to the project, if there is one.',
      stubs: {
        service: 'IT Consulting',
        inquiry: 'Write down the decision, the deadline and who decides. We’ll tell you whether we can help.',
        call: 'Choose a time, and have one document ready.',
        project:
          'Want every invoice and contract reviewed? Tell us roughly how many there are, and you get the fee in writing.',
      },
    },
  ],
};
