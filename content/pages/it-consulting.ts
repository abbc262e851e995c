import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/it-consulting',
  sections: [
    {
      kind: 'page-hero',
      layout: 'paper',
      heading: 'A second opinion, ==before you sign==',
      lead: 'IT consulting by somebody who runs servers: together we go through your invoices, contracts and plans. You leave knowing what to cancel, what to keep and what to ask the vendor.',
      drawing: 'bill-lens',
      highlights: [
        { title: 'One hour, no invoice', description: 'With somebody who builds and runs such systems.' },
        { title: 'Advice with a figure', description: 'Each proposal names its cost, its gain and its risk.' },
        { title: 'No strings', description: 'Carry it out with us, with others or alone.' },
      ],
    },
    {
      kind: 'numbered-slides',
      layout: 'carousel',
      heading: 'What fits into the free hour',
      intro: 'It is a working session. Pick one of these and bring what it asks for.',
      slides: [
        {
          id: 'bill',
          number: '01',
          figure: { lines: [{ tool: 'work-management' }, { tool: 'wiki' }] },
          title: 'Read a bill',
          description:
            'Bring last month’s invoices for software and servers. We mark what is unused, doubled or too large, line by line.',
        },
        {
          id: 'offer',
          number: '02',
          figure: {
            lines: [
              { label: 'Backups', value: 'not in it' },
              { label: 'Moving the data', value: 'not in it' },
            ],
          },
          title: 'Check an offer',
          description:
            'Bring a quote you received. We tell you what is missing from it and which questions to send back.',
        },
        {
          id: 'plan',
          number: '03',
          figure: { word: 'It will ==probably== hold' },
          title: 'Doubt a plan',
          description:
            'Bring a drawing or a paragraph. We look for the part most likely to fail and how to test it cheaply.',
        },
        {
          id: 'worry',
          number: '04',
          figure: {
            lines: [
              { label: 'Last restore', value: 'unknown' },
              { label: 'Who has the password', value: 'unknown' },
            ],
          },
          title: 'Name a worry',
          description:
            'Bring the thing that would hurt most if it stopped. We ask when it was last backed up, and who else knows the password.',
        },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'What we are asked to look into',
      services: [
        {
          title: 'Technology costs',
          image: 'torn-receipt',
          items: [
            'Licenses compared with the people who really sign in',
            'Cloud and server sizes held against their load',
            'Open-source tools in place of paid ones, for {claim:open-source} lower running costs',
          ],
        },
        {
          title: 'Contracts and suppliers',
          image: 'shared-plan',
          items: [
            'Notice periods, price steps and exit terms in a single calendar',
            'Requirements and questions for a request for proposals',
            'Sitting on your side of the table when a vendor presents',
          ],
        },
        {
          title: 'Architecture',
          items: [
            'A drawing of what you have, often the first one there is',
            'Single points of failure, and what each would cost to remove',
            'Build, buy or open source: three ways worked out to the end',
          ],
        },
        {
          title: 'Security and continuity',
          items: [
            'Who has access to what, and who should not',
            'A restore rehearsed, instead of a backup assumed',
            'A list of measures by risk, starting with those that cost nothing',
          ],
        },
        {
          title: 'People and projects',
          items: [
            'What a first IT hire should be able to do, and questions for the interview',
            'A look at a project that is late, without looking for someone to blame',
            'An experienced engineer at your meetings, for as long as you need one',
          ],
        },
      ],
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'What to expect from a consultation',
      steps: [
        {
          icon: 'calendar',
          title: 'One free hour',
          description: 'You explain, we ask. Many questions end right here.',
        },
        {
          icon: 'search',
          title: 'A look inside',
          description: 'For an agreed fee we read systems, contracts and bills, and talk to the people who use them.',
        },
        {
          icon: 'clipboard',
          title: 'A plan, biggest saving first',
          description: 'A few pages, each measure with effort, gain and a reason. Presented, argued over, corrected.',
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
      heading: 'The decision on the table, by industry',
      notes: [
        { industry: 'tech-startups', description: 'Hire a first administrator, or rent one until the next round?' },
        { industry: 'healthcare', description: 'Which records may go to a cloud, and under whose contract?' },
        { industry: 'retail', description: 'Keep the register’s supplier for the online shop, or separate the two?' },
        { industry: 'automotive', description: 'Does the dealer system have to be in every workshop?' },
        { industry: 'construction', description: 'Pay per project, per person or per machine for drawings?' },
        { industry: 'organizations', description: 'How does the members’ data survive the next change of board?' },
        { industry: 'manufacturing', description: 'Connect old machines, or wait for the new ones?' },
        { industry: 'logistics', description: 'Replace dispatch software in one step, or route by route?' },
      ],
    },
    {
      kind: 'calls',
      layout: 'tickets',
      heading: 'Which decision is due?',
      service: 'IT Consulting',
      inquiry: 'State the decision, the date and who makes it. We answer whether we can be of use.',
      call: 'Book the hour and put one document in front of us.',
      project: 'You want the whole bill gone through? Ask for a look inside and its fee.',
    },
    {
      kind: 'faq',
      layout: 'split',
      heading: 'Fair questions to a consultant',
      items: [
        {
          question: 'Is the first hour really free?',
          answer:
            'Yes, and it is the working session described above. You talk to an engineer, and the notes are yours. We offer it because some of those who come find that they like how we think. If you leave with a list and never call again, it was still a good hour.',
        },
        {
          question: 'You also build and host. Can you be neutral?',
          answer:
            'We have an interest, so you should know it. Every plan includes at least one way that does not involve us, with its price. Effort and gain are shown as figures you can check. And you may take the plan to another provider, which is the best test of it.',
        },
        {
          question: 'How much could we save?',
          answer:
            'It can be {claim:saving} of what technology costs you, depending on how it was bought. For tools paid by the head, the [savings calculator](/savings-calculator) gives a first idea in a minute. Contracts, oversized servers and unused licenses show only when somebody reads the bills, which is what the consultation is for.',
        },
        {
          question: 'What do you need from us?',
          answer:
            'Invoices for technology from the past year, a list of systems even if incomplete, and an hour with the people who use them most. Read access helps, and is never needed at the beginning. What you send is used for your plan only and deleted when you say so.',
        },
        {
          question: 'Who will advise us?',
          answer:
            'Somebody who does the work: an engineer who also builds and runs systems for clients. You meet that person in the first hour, and the same person writes the plan. If a field is beyond us, say medical devices or tax, we name it and suggest whom to ask.',
        },
        {
          question: 'Our IT manager might feel threatened. How do you handle that?',
          answer:
            'By asking them first. Most know quite well what should change and have lacked the time or a second voice. Their name belongs on the proposals that were theirs. We assess systems and contracts, not people, and we say so in the first meeting with everyone present.',
        },
        {
          question: 'Can you carry out what you recommend?',
          answer:
            'We can, as a separate order with its own estimate, and your first project costs {claim:promotion} less. You may also hand single measures to us and keep the rest. The plan is written so that a competent person who has never met us could work from it.',
        },
        {
          question: 'Do you come to our office?',
          answer:
            'Most of it works on a shared screen. For server rooms, networks and talks that people prefer to have in person, one of us travels to you from the nearer office. Travel is agreed beforehand and appears as a line of its own.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'The hour is free anyway. If a project comes out of it, that is where the coupon counts.',
      action: { label: 'Start a project', to: '/contact?service=IT%20Consulting' },
    },
  ],
};
