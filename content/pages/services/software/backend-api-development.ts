import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/software/backend-api-development',
  costs: {
    price: {
      case: 'estimate',
      heading: 'Each endpoint has its own price',
      decides: [
        { title: 'Endpoints', description: 'Agreed on paper first' },
        { title: 'Connections', description: 'Payment, shipping, a partner’s system' },
        { title: 'Load', description: 'As tested before the release' },
      ],
      point: 'Send us whatever describes the interface.',
    },
    text: 'We price each endpoint from it.',
    action: { label: 'Ask for a written estimate', to: '/contact?service=Software%20Development' },
    line: {
      adds: 'Your API',
      note: 'Before {claim:promotion} off a first project.',
      parts: [
        { text: 'Bookings, four endpoints', dollars: 5_200 },
        { text: 'Connection to the calendar', dollars: 2_400 },
        { text: 'Payments, three endpoints', dollars: 3_900, isOut: true },
      ],
    },
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'night',
      heading: 'Backend and API\u00a0development',
      lead: 'APIs your apps, partners and reports can rely on every day. They come with a written API contract, tests that enforce it and documentation a new developer can follow.',
      drawing: 'api-contract',
      highlights: [
        { title: 'The contract comes first', description: 'Your app team can start before our code is done.' },
        {
          title: 'Old app versions keep working',
          description: 'New versions run alongside the old, with a date to move.',
        },
        { title: 'Documentation that runs', description: 'You can try every example on the page you read it on.' },
      ],
      paper: {
        sample: 'api-contract',
        lines: [
          { name: 'The same key twice', text: 'one booking' },
          { name: 'Room taken', text: 'other times' },
          { name: 'A field is wrong', text: 'it is named' },
          { name: 'Calendar down', text: 'retry, same key' },
        ],
        total: { name: 'The API answers', at: 'The API answers' },
        note: 'Your app team starts from this page. [Read the contract](/services/software/backend-api-development#contract)',
      },
    },
    {
      kind: 'paper',
      staging: 'strip',
      anchor: 'contract',
      heading: 'A page from an API contract',
      intro:
        'We agree on each endpoint with the people who will call it, before anyone writes code. Automated tests compare every release with the page.',
      paper: 'api-contract',
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'Backend technologies we use',
      rows: [
        { label: 'Languages', names: ['TypeScript', 'Python', 'Go', 'Java', 'PHP'] },
        { label: 'APIs', names: ['OpenAPI', 'GraphQL', 'gRPC', 'WebSocket', 'webhooks'] },
        { label: 'Storage', names: ['PostgreSQL', 'MariaDB', 'MongoDB', 'OpenSearch'] },
        { label: 'Queues', names: ['RabbitMQ', 'NATS', 'Redis Streams', 'Kafka'] },
        { label: 'Insight', names: ['OpenTelemetry', 'Prometheus', 'Loki', 'Grafana'] },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'Backend and API services',
      services: [
        {
          title: 'API design',
          image: 'api-contract',
          items: [
            'Resources, errors and limits described in OpenAPI before coding starts',
            'A mock server, so that front-end work doesn’t wait',
          ],
        },
        {
          title: 'Business logic and data',
          image: 'disk-shelf',
          items: [
            'Rules in one place, covered by tests that read like sentences',
            'Database schemas with constraints that reject impossible values',
            'Slow queries found with real volumes instead of 10 sample rows',
          ],
        },
        {
          title: 'Integrations',
          items: [
            'Payment, shipping, tax, maps, messaging and mobile money',
            'Retries, queues and alerts for the day the other side is down',
            'Signed webhooks that can arrive twice without doing anything twice',
          ],
        },
        {
          title: 'Security and limits',
          image: 'approval-flow',
          items: [
            'Tokens with a purpose and an end date',
            'Rights checked for every record as well as for every route',
            'Rate limits that stop abuse and let your best customer through',
          ],
        },
        {
          title: 'Operation',
          items: [
            'Logs, traces and metrics for each endpoint, kept where you can read them',
            'Releases without downtime and a tested way back',
            'Hosting with us, with you, or in the cloud you already pay for',
          ],
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'Integrations by industry',
      notes: [
        {
          industry: 'retail',
          breaks: 'The online store sells the last item a minute after the register did.',
          ready: 'Stock held at checkout and released if the payment fails.',
        },
        {
          industry: 'tech-startups',
          breaks: 'A partner’s developer gives up, because the sample request in the docs fails.',
          ready: 'A test key for partners, and samples our tests run on every release.',
        },
        {
          industry: 'healthcare',
          breaks: 'Lab results arrive twice, or under a patient number with a typo.',
          ready: 'Duplicates recognized, and a list of results a person has to match.',
        },
        {
          industry: 'automotive',
          breaks: 'The parts catalog changes its format, and the search finds nothing.',
          ready: 'An import that stops at unknown fields and keeps yesterday’s parts online.',
        },
        {
          industry: 'construction',
          breaks: 'Supplier prices are a week old when the bid goes out.',
          ready: 'A nightly price import, with the date on every line of the bid.',
        },
        {
          industry: 'organizations',
          breaks: 'A member cancels at the bank and still gets dues notices.',
          ready: 'One member record that passes each change on to every other system.',
        },
        {
          industry: 'manufacturing',
          breaks: 'Machines report every second, and the database slows down by noon.',
          ready: 'A queue in front of the database, and readings averaged by the minute.',
        },
        {
          industry: 'logistics',
          breaks: 'One carrier’s label service is down, and packing stops.',
          ready: 'A second carrier in reserve, and a queue that prints when the first is back.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about backends and APIs',
      items: [
        {
          question: 'Can you work with our front-end team?',
          answer:
            'Yes. We agree on the contract together and publish it with a mock server, so both sides build in parallel. Changes go through a short review first, and your team has a veto on anything it consumes.',
        },
        {
          question: 'REST, GraphQL or gRPC?',
          answer:
            'REST with OpenAPI by default, because every language understands it and it’s easy to cache and debug. GraphQL helps when many different screens read the same data, and gRPC fits traffic between servers.',
        },
        {
          question: 'Our backend is slow. Do we need a rewrite?',
          answer:
            'Rarely. We measure first, and the cause is often a handful of queries, missing indexes or work that could run in the background. You get a list of repairs with the gain and effort of each. A rewrite comes last on it.',
        },
        {
          question: 'How do you change an API without breaking apps?',
          answer:
            'We add fields and never change one silently. A field that must go is marked as deprecated, and the callers who still use it are told by name and date. Contract tests stop a release that breaks the published description.',
        },
        {
          question: 'Who can see our data while you work on it?',
          answer:
            'Named engineers, for a reason and a period. Development runs on invented or masked records. Access to production is logged; you can see the log and end the access.',
        },
        {
          question: 'What happens when an outside service is down?',
          answer:
            'Requests wait in a queue and are retried at growing intervals, and duplicates are recognized. Your users get an honest message and have nothing to type again. Your staff see what is pending.',
        },
        {
          question: 'Can you host what you build?',
          answer:
            'Yes, on managed servers from {price:vps-startup} a month, with monthly patching; backups have their own price. The service comes in containers with its setup described as code, so another administrator can move it elsewhere.',
        },
        {
          question: 'Which files do we get at the end?',
          answer:
            'The source code with its history, the OpenAPI description, the tests, scripts that set up a new environment, and a runbook for the usual failures. One page explains how to start it on a laptop, and we try it with a developer of yours.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'From contract to production',
      steps: [
        {
          icon: 'file-text',
          title: 'Agree on the contract',
          description: 'Endpoints, errors and limits on paper, read by those who will call them.',
        },
        {
          icon: 'code',
          title: 'Build behind tests',
          description: 'Each endpoint arrives with its checks and replaces its mock the same day.',
        },
        {
          icon: 'gauge',
          title: 'Test under load',
          description: 'We raise the traffic until something breaks, then strengthen it.',
        },
        {
          icon: 'server',
          title: 'Release and observe',
          description: 'Alerts are set on the failures your customers would notice first.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'One missing endpoint or a whole backend: your first project is discounted.',
      stubs: {
        service: 'Software Development',
        inquiry: 'Name the two systems and the data that should go across. We’ll reply with a way to connect them.',
        call: 'Share a screen and a failing request. An engineer looks at it with you, live.',
        project: 'An OpenAPI file or a partner’s manual is enough for a first price.',
      },
    },
  ],
};
