import { answerCount } from '../../../papers/managed/sample-figures';
import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/managed-services/business-ai-integration',
  costs: {
    price: {
      case: 'estimate',
      heading: 'Messages, times the cost of each',
      decides: [
        { title: 'Messages', description: 'Counted in the trial' },
        { title: 'Cost per message', description: 'Measured in the trial' },
        { title: 'A monthly limit', description: 'There the system stops and tells you' },
      ],
      point: 'The trial measures it.',
    },
    text: 'Often a small model is enough for sorting, and the large one is kept for the drafts.',
    action: { label: 'Ask for a written estimate', to: '/contact?service=Managed%20Services' },
    line: {
      adds: 'Your AI, once',
      note: 'Then by the message, with a monthly limit.',
      parts: [
        { text: 'Trial with 120 questions', dollars: 2_800 },
        { text: 'Index without replaced quotes', dollars: 900 },
        { text: 'The large model for every answer', dollars: 1_400, isOut: true },
      ],
    },
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'paper',
      heading: 'Business AI\u00a0integration',
      lead: 'AI for the repetitive part of your inbox. We connect language models to your documents, email and systems, one well-defined job at a time, and a person approves what is sent.',
      drawing: 'ai-inbox',
      highlights: [
        { title: 'Access rules apply', description: 'It answers from what the person asking may read.' },
        { title: 'A person decides', description: 'Drafts and suggestions, with the source next to them.' },
        { title: 'A cost per task', description: 'Measured in the trial, capped after it.' },
      ],
      paper: {
        sample: 'pilot-log',
        title: 'A trial, every answer checked',
        lines: [
          { at: 'Right after an edit' },
          { at: 'Passed to a person' },
          { at: 'Wrong', name: 'Wrong, kept in the log' },
        ],
        total: { name: `Right, of ${answerCount}`, at: 'Right as written' },
        note: 'The wrong ones stay in the log, with the reason. [Read the log](/services/managed-services/business-ai-integration#pilot-log)',
      },
    },
    {
      kind: 'paper',
      staging: 'marked',
      anchor: 'pilot-log',
      heading: 'The log of an AI pilot, every answer checked',
      intro:
        'During the trial your people work as before, and the model works alongside them. Its answers are compared with the source and counted.',
      points: [
        {
          at: 'Contract 7, section 4',
          title: 'A source for each answer',
          description: 'The document and the place in it, to open and compare.',
        },
        {
          at: 'Wrong: quote replaced in July',
          title: 'Wrong answers stay in',
          description: 'With the reason, and the change that follows from it.',
        },
        {
          at: 'Right as written',
          title: 'A goal set beforehand',
          description: 'You see whether it was reached before you decide.',
        },
      ],
      paper: 'pilot-log',
    },
    {
      kind: 'process',
      heading: 'From a trial to daily use',
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
          title: 'Run it alongside people',
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
      kind: 'accordion',
      layout: 'image-right',
      heading: 'Jobs that AI can take on',
      services: [
        {
          title: 'Ask your own documents',
          items: [
            'Manuals, contracts and policies searched by meaning',
            'Every answer shows the passage it came from',
            'Documents a person may not open never appear in that person’s answers',
          ],
          image: 'four-drawers',
        },
        {
          title: 'Sort and route messages',
          items: [
            'Emails and tickets labeled by topic, urgency and customer',
            'Passed to the right queue, with a short summary on top',
            'Uncertain ones go to a person, not to the closest guess',
          ],
        },
        {
          title: 'Draft replies and reports',
          items: [
            'Written in your tone from examples that you pick',
            'Facts filled in from your systems, not from the model’s memory',
            'Sent only after a person has approved them',
          ],
        },
        {
          title: 'Extract data from paperwork',
          items: [
            'Invoices, delivery notes and forms turned into fields',
            'Totals and numbers checked against what you have on file',
            'Exceptions shown next to the scan for a quick correction',
          ],
          image: 'bill-lens',
        },
        {
          title: 'Run a model in-house',
          items: [
            'Open models on a server of yours when data may not leave',
            'A comparison with the commercial ones on your own cases',
            'Updates, limits and monitoring as for any other server',
          ],
          image: 'dedicated-server',
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'A first AI job in your industry',
      notes: [
        {
          industry: 'logistics',
          breaks: 'Bookings arrive as free text and are typed in again.',
          ready: 'An order drafted from each email, for a dispatcher to confirm.',
        },
        {
          industry: 'tech-startups',
          breaks: 'A hundred support tickets hide the one bug behind them.',
          ready: 'Tickets grouped by cause, with a link to each one.',
        },
        {
          industry: 'healthcare',
          breaks: 'Long referral letters wait for a clinician with ten minutes.',
          ready: 'A summary with quotes from the letter, for the clinician to sign.',
        },
        {
          industry: 'retail',
          breaks: 'Every vendor sheet looks different, so new products go online late.',
          ready: 'Product descriptions drafted from the sheet and approved by a buyer.',
        },
        {
          industry: 'automotive',
          breaks: 'A customer describes a problem in words no service bulletin uses.',
          ready: 'A search that finds likely bulletins before the car is on the lift.',
        },
        {
          industry: 'construction',
          breaks: 'A missing attachment is noticed after the bid has gone out.',
          ready: 'A list of dates, penalties and attachments from each set of bid documents.',
        },
        {
          industry: 'organizations',
          breaks: 'You read a grant announcement to the end to learn you don’t qualify.',
          ready: 'Each announcement checked against your bylaws, with the reasons quoted.',
        },
        {
          industry: 'manufacturing',
          breaks: 'An alarm comes back, and its fix is buried in old shift notes.',
          ready: 'A search of the notes by meaning that shows the entry itself.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'Models and tools we build with',
      rows: [
        { label: 'Models', names: ['Claude', 'GPT', 'Gemini', 'Mistral', 'Llama'] },
        { label: 'In-house', names: ['Ollama', 'vLLM', 'llama.cpp'] },
        { label: 'Knowledge', names: ['PostgreSQL with pgvector', 'OpenSearch', 'Docling'] },
        { label: 'Connections', names: ['Microsoft 365', 'Google Workspace', 'n8n', 'Zammad'] },
      ],
    },
    {
      kind: 'faq',
      heading: 'Common questions about business AI',
      items: [
        {
          question: 'When do you advise against AI?',
          answer:
            'When a mistake is hard to spot or costs too much. That goes for decisions about people, health or credit with no human accountable, and for math, which a spreadsheet gets right every time. If a form, a rule or a better search would do the job, we’ll build that instead.',
        },
        {
          question: 'Will our data be used to train AI models?',
          answer:
            'Not in the setups we choose. We use business APIs whose terms rule out training on your data, and we’ll show you the clause. Where even that is too much, an open model runs on a server of yours and nothing is sent outside at all.',
        },
        {
          question: 'What happens when the AI is wrong?',
          answer:
            'Nothing goes to a customer without a person’s approval. Answers show their source, so your staff can check them, and uncertain cases go to people from the start. Corrections become part of the test that every later version has to pass.',
        },
        {
          question: 'How do we know what it will cost to run?',
          answer:
            'The trial measures it: so many messages, so much per message. We set a monthly limit at which the system stops and tells you. Often a small model is good enough for sorting, and the large one is kept for the drafts.',
        },
        {
          question: 'Could staff see documents they are not allowed to open?',
          answer:
            'No. The search runs with the rights of the person asking, using the groups you already have. Before going live we test with accounts of different roles and try to make it leak.',
        },
        {
          question: 'Does it work in more than one language?',
          answer:
            'Yes. The usual models handle English and French well, and many other languages reasonably well. We test with your own examples in each language you need, since quality differs by subject. An answer can be in another language than its source, with the original passage next to it.',
        },
        {
          question: 'Which systems can you connect?',
          answer:
            'Mailboxes, file shares, wikis, ticket systems, CRMs and databases with an API we can use. For older programs without one we work with exports or build a small bridge. Write access is added last and only to the fields the job calls for.',
        },
        {
          question: 'What do we own at the end?',
          answer:
            'The prompts, the connectors, the test cases and the configuration, in your repository. Models change quickly, so we build in a way that lets you swap one for another and run the same test again. You’re not tied to a vendor, us included.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'A trial of one job, with a measured result at the end, can be your first project.',
      stubs: {
        service: 'Managed Services',
        inquiry: 'Tell us what people read, copy or retype, and how many of them do.',
        call: 'Bring a few anonymized examples, and we’ll tell you whether AI is the right tool.',
        project: 'Ready for a trial? Name the inbox or the folder, and who should approve the output.',
      },
    },
  ],
};
