import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/it-training',
  sections: [
    {
      kind: 'page-hero',
      layout: 'night',
      heading: 'Training on the systems ==you really use==',
      lead: 'Courses by the quarter, taught by engineers who run the same tools for a living. Your people practice on a copy of your own setup and keep the material.',
      drawing: 'whiteboard',
      fromPlan: 'training-team-essentials',
      fromTo: '/it-training#plans',
      highlights: [
        { title: 'A quarter, not a day', description: 'Time to try things at work and come back with questions.' },
        { title: 'Your own examples', description: 'Your folders, your website, your servers.' },
        { title: 'Teachers who do the job', description: 'Engineers with systems of their own to look after.' },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'Courses to choose from',
      intro: 'Two or four of these in a quarter, in the order that helps you most. Other subjects on request.',
      services: [
        {
          title: 'Everyday security',
          items: [
            'Passwords, second factors and emails that want something',
            'Sharing a file without sharing the folder',
            'What to do in the first minutes after a wrong click',
          ],
        },
        {
          title: 'Open-source office tools',
          items: [
            'Nextcloud, Mattermost and OpenProject for people who come from something else',
            'Habits that change, and those that may stay',
            'A colleague in each team who can help the others',
          ],
        },
        {
          title: 'WordPress for editors',
          items: [
            'Writing for a screen, headings, links and pictures',
            'Pages that search engines and screen readers understand',
            'What an editor should never have to touch',
          ],
          image: 'theme-sheet',
        },
        {
          title: 'Servers and Linux',
          image: 'dedicated-server',
          items: [
            'Finding your way around, reading logs, patching with a way back',
            'Backups, and the restore that proves them',
            'Containers from the first file to a careful update',
          ],
        },
        {
          title: 'Working with AI at the office',
          image: 'ai-inbox',
          items: [
            'Which tasks it does well, and how to check the result',
            'What must not be pasted into a public assistant',
            'Writing a request that a colleague would understand, too',
          ],
        },
      ],
    },
    {
      kind: 'plans',
      anchor: 'plans',
      layout: 'receipts',
      heading: '{Count:training} plans, priced for a whole team',
      intro: 'You pay for the quarter and the group, so bring everyone.',
      group: 'training',
      note: 'A course is one subject from the list above, with its exercises and material.',
    },
    {
      kind: 'process',
      layout: 'list',
      heading: 'What to expect in a quarter',
      steps: [
        {
          icon: 'target',
          title: 'See what is known',
          description: 'A short talk with the group and a look at its daily work. No tests, no grades.',
        },
        {
          icon: 'book',
          title: 'Set up the exercises',
          description: 'Examples from your company, on a practice system where nothing can break.',
        },
        {
          icon: 'graduation',
          title: 'Learn, work, return',
          description: 'Sessions with days of normal work in between, from which the best questions come.',
        },
        {
          icon: 'library',
          title: 'Keep the handbook',
          description: 'Exercises, solutions and a guide in your own words, for those who join later.',
        },
      ],
    },
    {
      kind: 'calls',
      layout: 'tickets',
      heading: 'What should they be able to do?',
      service: 'Other',
      inquiry: 'Tell us who they are, what they use and what they keep asking you.',
      call: 'Describe the group to the person who would teach it, and choose the subjects together.',
      project: 'You know the plan and the quarter? Reserve it, and we begin with the talk.',
    },
    {
      kind: 'industries',
      layout: 'grid',
      heading: 'Lessons from {count:industries} workplaces',
      notes: [
        {
          industry: 'tech-startups',
          description: 'Everyone is an administrator of something. Who gives up which right?',
        },
        { industry: 'healthcare', description: 'Locking a screen between two patients, every time.' },
        { industry: 'retail', description: 'Seasonal staff who must be safe at the register by the afternoon.' },
        { industry: 'automotive', description: 'From a paper job card to a tablet that somebody charged.' },
        { industry: 'construction', description: 'Finding the drawing that is valid, and knowing it is.' },
        { industry: 'organizations', description: 'Handing an office over to a successor within an evening.' },
        { industry: 'manufacturing', description: 'Reporting a fault so that maintenance brings the right part.' },
        {
          industry: 'logistics',
          description: 'Handing over at the change of shift so that no open case is forgotten.',
        },
      ],
    },
    {
      kind: 'faq',
      layout: 'columns',
      heading: 'Before you book a quarter',
      items: [
        {
          question: 'What does the price include?',
          answer:
            'Preparation, all sessions of the courses in your plan, the practice system and the material, for as many members as the plan names. {plan:training-team-essentials} is {price:training-team-essentials} and {plan:training-professional-team} {price:training-professional-team} a quarter. Only travel comes on top, if you want us on site.',
        },
        {
          question: 'Online or in person?',
          answer:
            'Either, and often mixed. Subjects with a lot of typing work well online, where everybody has a screen of their own. For newcomers and for delicate matters such as security habits a room is better. Tell us the place, and we name the travel cost.',
        },
        {
          question: 'Our people have very different levels. Is that a problem?',
          answer:
            'It is the normal case. The talk at the start shows who knows what, and exercises come in two depths. Experienced members are given the harder one and explain it to the others, which teaches both sides. If the gap is too wide, we propose different courses.',
        },
        {
          question: 'Is there a certificate at the end?',
          answer:
            'Each member gets a confirmation of attendance that lists the subjects. It is no vendor’s certification, and we do not pretend otherwise. If someone wants to sit an official exam later, we can choose the exercises so that they help with it.',
        },
        {
          question: 'Can you teach tools that you did not set up?',
          answer:
            'If we use the tool or know it well, yes. We ask for access to your installation in advance and build the exercises on it. For software we do not know we say so, since you would be paying for our learning.',
        },
        {
          question: 'How much working time does it take?',
          answer:
            'You set the rhythm when you book, to suit your season. Short sessions spread over the quarter cost less attention than a full day and stick better, as there is something to try in between. Whoever misses one gets the exercises and a colleague to ask.',
        },
        {
          question: 'Can members change during the quarter?',
          answer:
            'A seat can pass to a colleague if somebody leaves or falls ill; the material helps them catch up. Only the number of seats counts. We advise against swapping people at every session, because questions from the last one are the start of the next.',
        },
        {
          question: 'How do we know it was worth it?',
          answer:
            'At the beginning you name two or three things that should go differently afterward, such as pages published without help, or fewer password resets. At the end we look at these together. What has not changed is named in the closing note, along with a reason.',
        },
      ],
    },
    {
      kind: 'coupon',
      description:
        'Training tends to end in a list of things to set up. If we carry it out, that is your first project.',
      action: { label: 'Start a project', to: '/contact?service=Other' },
    },
  ],
};
