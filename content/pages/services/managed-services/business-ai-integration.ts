import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/managed-services/business-ai-integration',
  sections: [
    {
      kind: 'page-hero',
      layout: 'paper',
      heading: 'AI for the ==dull\u00a0half== of the inbox',
      lead: 'We connect language models to your documents, email and systems for one well-defined job at a time: sort, find, draft, extract. A person approves what leaves the company.',
      drawing: 'ai-inbox',
      highlights: [
        { title: 'Your data, your rules', description: 'It answers from what the asker is allowed to read.' },
        { title: 'A person decides', description: 'Drafts and suggestions, with the source beside them.' },
        { title: 'A cost per task', description: 'Measured in the trial, limited in operation.' },
      ],
    },
    {
      kind: 'statement',
      tone: 'mist',
      heading: 'Where it pays, and where we would say no',
      paragraphs: [
        'A model is good at reading a lot, quickly, and at writing a decent first version. It is bad at being certain. So we look for work in which a mistake is cheap to spot and reading takes up the day.',
        'We say no to decisions about people, health or credit without a human who is responsible, and to sums: a spreadsheet does them right every time. If a form, a rule or a better search would do the job, we build that instead.',
      ],
      items: [
        'Sorting requests and drafting the routine reply',
        'Finding the paragraph in the contract',
        'Reading amounts and dates from invoices, with a check against the order',
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'Jobs we put it to',
      services: [
        {
          title: 'Ask your own documents',
          items: [
            'Manuals, contracts and policies searched by meaning',
            'Every answer shows the passage it came from',
            'Documents a person may not open never appear in that person’s answers',
          ],
          image: 'search-results',
        },
        {
          title: 'Sort and route messages',
          items: [
            'Emails and tickets labeled by topic, urgency and customer',
            'Passed to the right queue, with a short summary on top',
            'Doubtful ones go to a person, not to the nearest guess',
          ],
        },
        {
          title: 'Draft replies and reports',
          items: [
            'Written in your tone from examples that you pick',
            'Facts filled in from your systems, not from the model’s memory',
            'Sent only after somebody has pressed the button',
          ],
        },
        {
          title: 'Extract data from papers',
          items: [
            'Invoices, delivery notes and forms turned into fields',
            'Totals and numbers checked against what you have on file',
            'Exceptions shown beside the scan for a quick correction',
          ],
          image: 'bill-lens',
        },
        {
          title: 'Run a model in-house',
          items: [
            'Open models on a server of yours when data may not leave',
            'An honest comparison with the commercial ones on your own cases',
            'Updates, limits and monitoring as for any other server',
          ],
          image: 'dedicated-server',
        },
      ],
    },
    {
      kind: 'process',
      layout: 'line',
      heading: 'One job, tried on last month’s work',
      intro: 'The trial has an end date and a measure of success, both set before it starts.',
      steps: [
        {
          icon: 'target',
          title: 'Choose the job',
          description: 'We look for a task that is frequent, boring and easy to check.',
        },
        {
          icon: 'clipboard',
          title: 'Collect the examples',
          description: 'Real cases with the right answer form the test the system must pass.',
        },
        {
          icon: 'play',
          title: 'Try it beside people',
          description: 'It suggests, they decide, and we count how often they agree.',
        },
        {
          icon: 'gauge',
          title: 'Put it to work',
          description: 'Access rules, cost limit and logging are on before the first live message.',
        },
      ],
    },
    {
      kind: 'calls',
      layout: 'tickets',
      heading: 'Describe the task that eats the day',
      service: 'Managed Services',
      inquiry: 'Tell us what people read, copy or retype, and how many of them do.',
      call: 'Bring a few anonymized examples. We say frankly whether a model is the tool.',
      project: 'Ready for a trial? Name the inbox or the folder, and who should approve the output.',
    },
    {
      kind: 'technologies',
      layout: 'table',
      heading: 'What we build with',
      rows: [
        { label: 'Models', names: ['Claude', 'GPT', 'Gemini', 'Mistral', 'Llama'] },
        { label: 'In-house', names: ['Ollama', 'vLLM', 'llama.cpp'] },
        { label: 'Knowledge', names: ['PostgreSQL with pgvector', 'OpenSearch', 'Docling'] },
        { label: 'Connections', names: ['Microsoft 365', 'Google Workspace', 'n8n', 'Zammad'] },
      ],
    },
    {
      kind: 'industries',
      layout: 'grid',
      heading: 'A first job in each trade',
      notes: [
        {
          industry: 'tech-startups',
          description: 'Support tickets grouped by cause, so that the product team sees what to fix.',
        },
        {
          industry: 'healthcare',
          description: 'Letters summarized for the clinician, who signs; nothing is sent on its own.',
        },
        { industry: 'retail', description: 'Product texts drafted from supplier sheets and approved by a buyer.' },
        {
          industry: 'automotive',
          description: 'Fault descriptions matched with service bulletins before the car is raised.',
        },
        {
          industry: 'construction',
          description: 'Bid documents read for dates, penalties and missing attachments.',
        },
        {
          industry: 'organizations',
          description: 'Calls for grant proposals compared with your bylaws, with the reasons quoted.',
        },
        {
          industry: 'manufacturing',
          description: 'Shift notes searched for the last time this alarm appeared and what cured it.',
        },
        {
          industry: 'logistics',
          description: 'Booking requests in free text turned into orders for a dispatcher to confirm.',
        },
      ],
    },
    {
      kind: 'faq',
      layout: 'columns',
      heading: 'Asked before the first model',
      items: [
        {
          question: 'Will our data be used to train somebody’s model?',
          answer:
            'Not in the setups we choose. We use business interfaces whose terms exclude training on your input, and show you the clause. Where even that is too much, an open model runs on a server of yours and nothing is sent outside at all.',
        },
        {
          question: 'What happens when the AI is wrong?',
          answer:
            'It will be, now and then, so the process expects it. Answers carry their source, doubtful cases go to people, and nothing reaches a customer without approval. Corrections are collected and become part of the test that every later version has to pass.',
        },
        {
          question: 'How do we know what it will cost to run?',
          answer:
            'The trial measures it: so many messages, so much per message. We set a monthly limit at which the system stops and tells you, instead of spending on. Often a small model is good enough for sorting, and the large one is kept for the drafts.',
        },
        {
          question: 'Can staff see things through it they should not?',
          answer:
            'No, if it is built as we build it. The search runs with the rights of the person asking, using the groups you already have. Before going live we test with accounts of different roles and try to make it leak.',
        },
        {
          question: 'Do we have to tidy up our documents first?',
          answer:
            'Not all of them. We start with one folder or one kind of document that people really use. The trial soon shows which ones contradict each other or are out of date. That list alone is worth having, and cleaning can follow it.',
        },
        {
          question: 'Does it work in more than one language?',
          answer:
            'The usual models handle English and French well, and many other languages decently. We test with your own examples in each language you need, since quality differs by subject. An answer can be in another language than its source, with the original passage beside it.',
        },
        {
          question: 'Which systems can you connect?',
          answer:
            'Mailboxes, file shares, wikis, ticket systems, CRMs and databases with an interface we can use. For older programs without one we work with exports or build a small bridge. Write access is added last and only to the fields the job calls for.',
        },
        {
          question: 'What do we own at the end?',
          answer:
            'The prompts, the connectors, the test cases and the configuration, in your repository. Models change quickly, so we build in a way that lets you swap one for another and run the same test again. You are not tied to a vendor, us included.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'One job, one trial, one measured result. It makes a fine first project.',
      action: { label: 'Start a project', to: '/contact?service=Managed%20Services' },
    },
  ],
};
