import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/it-training',
  sections: [
    {
      kind: 'page-hero',
      ground: 'night',
      heading: 'IT training for\u00a0teams',
      lead: 'Quarter-long courses on the tools your team uses, taught by engineers who run them for a living. Your people practice on a copy of your own setup and keep the materials.',
      drawing: 'whiteboard',
      fromPlan: 'training-team-essentials',
      highlights: [
        {
          title: 'Courses over a quarter',
          description: 'Your people have time to try things at work and come back with questions.',
        },
        { title: 'Your own examples', description: 'We teach on your folders, website and servers.' },
        { title: 'Taught by engineers', description: 'Your teachers run systems like yours every day.' },
      ],
      paper: {
        title: 'Courses, a quarter',
        lines: [
          { name: '{plan:training-professional-team}', text: '{price:training-professional-team}' },
          { name: 'Enterprise', text: 'Custom' },
        ],
        total: { name: '{plan:training-team-essentials}', from: '{price:training-team-essentials}' },
        note: 'Up to five members and two courses to begin with. [Compare the plans](/it-training#plans)',
      },
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'Training courses',
      intro: 'Choose two or four of these for a quarter. Other topics on request.',
      services: [
        {
          title: 'Everyday security',
          items: [
            'Passwords, two-factor sign-in and phishing emails',
            'Sharing a file without sharing the folder',
            'What to do in the first minutes after a wrong click',
          ],
        },
        {
          title: 'Open-source office tools',
          items: [
            'Nextcloud, Mattermost and OpenProject for people who switch from other tools',
            'What works the same, and what works differently',
            'One person on each team who can help the others',
          ],
        },
        {
          title: 'WordPress for editors',
          items: [
            'Writing for a screen, headings, links and images',
            'Pages that search engines and screen readers understand',
            'Settings that editors can leave alone',
          ],
          image: 'theme-sheet',
        },
        {
          title: 'Servers and Linux',
          image: 'dedicated-server',
          items: [
            'Finding your way around, reading logs, and patches you can undo',
            'Backups, and how to test a restore',
            'Containers, from the first file to a safe update',
          ],
        },
        {
          title: 'Working with AI at the office',
          image: 'ai-inbox',
          items: [
            'Tasks that AI does well, and how to check the result',
            'Data that must not be pasted into a public AI tool',
            'Prompts that get a usable answer',
          ],
        },
      ],
    },
    {
      kind: 'plans',
      anchor: 'plans',
      heading: 'Training plans and prices',
      intro: 'You pay per quarter for the whole team, not per person.',
      group: 'training',
      note: 'A course is one topic from the list above, with exercises and materials. For a larger team, the number of people and topics decides the price. Travel to you is extra; you know its cost first.',
    },
    {
      kind: 'process',
      heading: 'What to expect',
      steps: [
        {
          icon: 'target',
          title: 'Find the starting point',
          description: 'We talk with the group and look at its daily work. There are no tests or grades.',
        },
        {
          icon: 'book',
          title: 'Prepare the exercises',
          description: 'Your people work on examples from your company, on a practice system that they cannot break.',
        },
        {
          icon: 'graduation',
          title: 'Learn and practice',
          description: 'Sessions have days of normal work in between, so that people come back with real questions.',
        },
        {
          icon: 'library',
          title: 'Keep the handbook',
          description: 'You keep the exercises, the solutions and a guide for people who join later.',
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'ledger',
      heading: 'Training examples by industry',
      notes: [
        {
          industry: 'tech-startups',
          description: 'Deciding who keeps which admin rights.',
        },
        { industry: 'healthcare', description: 'Locking screens and handling patient data.' },
        { industry: 'retail', description: 'Getting seasonal staff ready for the register by the afternoon.' },
        { industry: 'automotive', description: 'Switching from paper job cards to tablets.' },
        { industry: 'construction', description: 'Finding the current version of a drawing on site.' },
        { industry: 'organizations', description: 'Handing over a volunteer’s accounts and files in one evening.' },
        {
          industry: 'manufacturing',
          description: 'Reporting a machine problem so that maintenance brings the right part.',
        },
        {
          industry: 'logistics',
          description: 'Handing over open cases at shift change.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about IT training',
      items: [
        {
          question: 'What does the price include?',
          answer:
            'Preparation, all sessions of the courses in your plan, the practice system and the materials, for as many people as the plan lists. {plan:training-team-essentials} costs {price:training-team-essentials} a quarter, and {plan:training-professional-team} {price:training-professional-team}. Travel is extra if you want us on site.',
        },
        {
          question: 'Is the training online or in person?',
          answer:
            'Either, and often a mix of both. Topics with a lot of typing work well online, where everyone has their own screen. In person is better for beginners and for topics such as security. Tell us where you are, and we’ll tell you the travel cost first.',
        },
        {
          question: 'Our people have very different levels. Is that a problem?',
          answer:
            'No, most groups are mixed. The first meeting shows us who knows what, and each exercise has an easier and a harder version. Experienced people take the harder one and explain it to the others. If the levels are too far apart, we’ll suggest different courses.',
        },
        {
          question: 'Is there a certificate at the end?',
          answer:
            'Each participant gets a certificate of attendance that lists the topics. It’s not a vendor certification. If someone wants to take an official exam later, we can choose exercises that help with it.',
        },
        {
          question: 'Can you teach tools you did not set up?',
          answer:
            'Yes, if we know the tool well. We ask for access to your installation in advance and build the exercises on it. If we don’t know the software, we’ll tell you, because you would be paying us to learn it.',
        },
        {
          question: 'How much work time does it take?',
          answer:
            'You decide when you book. We recommend short sessions spread over the quarter: people remember more than after a full day, because they can try things in between. Anyone who misses a session gets the exercises and a colleague to ask.',
        },
        {
          question: 'Can participants change during the quarter?',
          answer:
            'Yes. A seat can go to a colleague if someone leaves or gets sick, and the materials help them catch up. We advise against swapping people at every session, because each session starts with the questions from the last one.',
        },
        {
          question: 'How do we measure the result?',
          answer:
            'At the start you name two or three things that should improve, such as pages published without help, or fewer password resets. At the end we check these together. If one hasn’t improved, our final report says so and gives the reason.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'If a course ends with things to set up, that setup can be your first project.',
      stubs: {
        service: 'Other',
        inquiry: 'Tell us who you want to train, what they use and what they keep asking you.',
        call: 'Describe your team to the engineer who would teach it, and choose the topics together.',
        project: 'Know the plan and the quarter? Reserve it, and we’ll set up the first meeting.',
      },
    },
  ],
};
