import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/software/backend-api-development',
  sections: [
    {
      kind: 'page-hero',
      layout: 'night',
      heading: 'The part nobody sees, ==built to be relied on==',
      lead: 'APIs and back ends with a written contract, tests that hold it and documentation a stranger can follow. Your apps, partners and reports lean on them every day.',
      drawing: 'api-contract',
      highlights: [
        { title: 'The contract comes first', description: 'Your app team can start before our code is done.' },
        {
          title: 'Old clients keep working',
          description: 'New versions are added beside the old, with a date to move.',
        },
        { title: 'Documentation that runs', description: 'Every example can be tried from the page it stands on.' },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'What we build behind the screen',
      intro: 'From one endpoint that is missing to the whole engine room of a product.',
      services: [
        {
          title: 'API design',
          items: [
            'Resources, errors and limits described in OpenAPI before coding starts',
            'Names that come from your business instead of your tables',
            'A mock server, so that front-end work does not wait',
          ],
        },
        {
          title: 'Business logic and data',
          image: 'disk-shelf',
          items: [
            'Rules in one place, covered by tests that read like sentences',
            'Database schemas with constraints that refuse nonsense',
            'Slow queries found with real volumes, not with ten sample rows',
          ],
        },
        {
          title: 'Integrations',
          items: [
            'Payment, shipping, tax, maps, messaging and mobile money',
            'Retries, queues and alerts for the day the other side is down',
            'Webhooks signed and delivered once, or safely twice',
          ],
        },
        {
          title: 'Security and limits',
          image: 'approval-flow',
          items: [
            'Tokens with a purpose and an end date',
            'Rights checked for every record, not only for every route',
            'Rate limits that stop abuse without punishing your best customer',
          ],
        },
        {
          title: 'Operation',
          items: [
            'Logs, traces and figures for each endpoint, kept where you can read them',
            'Releases without downtime and a tested way back',
            'Hosting with us, with you, or in the cloud you already pay',
          ],
        },
      ],
    },
    {
      kind: 'calls',
      layout: 'lines',
      heading: 'Which integration keeps you up at night?',
      service: 'Software Development',
      inquiry: 'Name the two systems that should talk and what they say today. We reply with a way to connect them.',
      call: 'Share a screen and a failing request. An engineer looks at it with you, live.',
      project: 'An OpenAPI file or a partner’s manual is enough for a first price.',
    },
    {
      kind: 'technologies',
      layout: 'table',
      heading: 'The engine room',
      rows: [
        { label: 'Languages', names: ['TypeScript', 'Python', 'Go', 'Java', 'PHP'] },
        { label: 'Interfaces', names: ['OpenAPI', 'GraphQL', 'gRPC', 'WebSocket', 'webhooks'] },
        { label: 'Storage', names: ['PostgreSQL', 'MariaDB', 'MongoDB', 'OpenSearch'] },
        { label: 'Queues', names: ['RabbitMQ', 'NATS', 'Redis Streams', 'Kafka'] },
        { label: 'Insight', names: ['OpenTelemetry', 'Prometheus', 'Loki', 'Grafana'] },
      ],
    },
    {
      kind: 'industries',
      layout: 'grid',
      heading: 'Which systems we make talk to each other',
      notes: [
        {
          industry: 'tech-startups',
          description: 'A public API that partners can use on their first evening with it.',
        },
        { industry: 'healthcare', description: 'Appointments and results exchanged with labs, each access recorded.' },
        { industry: 'retail', description: 'Stock and prices the same in register, online store and marketplace.' },
        {
          industry: 'automotive',
          description: 'Parts catalogs, vehicle data and workshop planning behind one search.',
        },
        {
          industry: 'construction',
          description: 'Quantities from the drawing, prices from the supplier, one bill of materials.',
        },
        {
          industry: 'organizations',
          description: 'Member data shared with the newsletter, the bank and the event desk.',
        },
        { industry: 'manufacturing', description: 'Readings from machines turned into orders for spare parts.' },
        { industry: 'logistics', description: 'Labels, rates and tracking from several carriers in one call.' },
      ],
    },
    {
      kind: 'faq',
      layout: 'split',
      heading: 'Technical answers in plain words',
      items: [
        {
          question: 'Can you work with our front-end team?',
          answer:
            'That is the usual arrangement. We agree on the contract together, publish it with a mock server, and both sides build against it in parallel. Changes go through a short review, so that nobody learns of a renamed field from a broken screen. Your team keeps the veto on anything it consumes.',
        },
        {
          question: 'REST, GraphQL or something else?',
          answer:
            'REST with OpenAPI is the default: every language understands it and it is easy to cache and debug. GraphQL earns its place when many different screens read the same data. gRPC fits traffic between servers. We choose by who calls it, and mixing two is better than forcing one.',
        },
        {
          question: 'Our back end is slow. Do we need a rewrite?',
          answer:
            'Seldom. We measure first, and the cause is often a handful of queries, missing indexes or work that could run in the background. You get a list with the expected gain and effort of each repair. Rewriting is the last item on it, and only with figures to support it.',
        },
        {
          question: 'How do you change an API without breaking clients?',
          answer:
            'Fields are added, never silently changed. What must go is marked as outdated, its remaining use is measured, and the callers are told by name and date. Contract tests compare each release with the published description and stop it if an old promise is broken.',
        },
        {
          question: 'Who can read our data while you work on it?',
          answer:
            'Development runs on invented or masked records. Access to production is given to named engineers for a reason and a period, and it is logged. You can see that log and end the access. Secrets live in a vault, never in the repository or in chat.',
        },
        {
          question: 'What happens when an outside service is down?',
          answer:
            'It will be, so we design for that day. Requests wait in a queue and are repeated with growing pauses, duplicates are recognized, and staff see what is pending. Your own users get an honest message instead of a spinning wheel, and nothing has to be typed again afterward.',
        },
        {
          question: 'Can you host what you build?',
          answer:
            'We can, on managed servers from {price:vps-startup} a month, with monthly patching; how backups are kept is agreed with you. The service is delivered in containers with its setup described as code, so another administrator can move it elsewhere without guessing how it was put together.',
        },
        {
          question: 'What do we receive at the end?',
          answer:
            'The source code with its history, the OpenAPI description, the test suite, scripts that set up a new environment from nothing, and a runbook for the usual faults. A developer of yours should be able to start it on a laptop by following one page, and we try that with them.',
        },
      ],
    },
    {
      kind: 'process',
      layout: 'line',
      heading: 'What to expect, from contract to production',
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
          title: 'Prove it under load',
          description: 'We press until something gives, tell you what it was and mend it.',
        },
        {
          icon: 'server',
          title: 'Release and observe',
          description: 'A quiet launch, with alerts on what your customers would feel first.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'One missing endpoint or a whole engine room: the first order is the cheaper one.',
      action: { label: 'Start a project', to: '/contact?service=Software%20Development' },
    },
  ],
};
