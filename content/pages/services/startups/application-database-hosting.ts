import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/startups/application-database-hosting',
  sections: [
    {
      kind: 'page-hero',
      layout: 'night',
      heading: 'Releases at noon, ==databases that last==',
      lead: 'We host the APIs and databases behind your product: deployed the same way every time, backed up, balanced over servers and open only to the people who need them.',
      drawing: 'load-balancer',
      fromPlan: 'startup-build',
      fromTo: '/services/startups/application-database-hosting#plans',
      highlights: [
        { title: 'Backups you can ask for', description: 'Kept away from the server and restored on request.' },
        { title: 'Access by role', description: 'RBAC from the console down to the database table.' },
        {
          title: 'Watched {claim:monitoring}',
          description: 'Response, errors, disk and replication, with alerts to us.',
        },
      ],
    },
    {
      kind: 'calls',
      layout: 'tickets',
      heading: 'Three ways to get your product hosted',
      service: 'Startup Services',
      inquiry: 'Tell us the stack, the size of the database and what may never be offline.',
      call: 'Draw your architecture with an engineer and find the single points of failure.',
      project: 'Have a repository ready? We deploy it to a trial environment and show you.',
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'What hosting means here',
      services: [
        {
          title: 'APIs and applications',
          items: [
            'Containers or plain services, built once and deployed unchanged',
            'A staging copy that behaves like production',
            'The previous release stays ready, so that going back is one step',
          ],
          image: 'api-contract',
        },
        {
          title: 'Databases',
          items: [
            'PostgreSQL, MySQL, MariaDB, MongoDB and Redis, tuned to the memory they have',
            'Reachable from your application’s network and from nowhere else',
            'Slow queries reported to your developers with the plan that made them slow',
          ],
        },
        {
          title: 'Backups',
          items: [
            'On the schedule of your plan, or on one that we agree with you',
            'Encrypted, and stored with different credentials from the server’s',
            'Restored on a trial machine, because an untested copy is a hope',
          ],
        },
        {
          title: 'Load balancers',
          items: [
            'Traffic shared by two or more application servers',
            'A server that stops answering is left out until it recovers',
            'Deploys go server by server, without a maintenance page',
          ],
        },
        {
          title: 'Role-based access',
          items: [
            'Roles for developers, analysts and support, each with the least it needs',
            'Read-only access for reports, on a copy if the query is heavy',
            'A log of who connected, from where and when',
          ],
          image: 'approval-flow',
        },
        {
          title: 'Monitoring',
          items: [
            'Checks from outside, the way your users see it',
            'Dashboards that your team can open, not just ours',
            'Alerts set on what hurts users, so that each one means something',
          ],
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'marquee',
      heading: 'Stacks we keep running',
      rows: [
        { label: 'Runtimes', names: ['Node.js', 'Python', 'PHP', 'Java', '.NET', 'Go'] },
        { label: 'Databases', names: ['PostgreSQL', 'MySQL', 'MariaDB', 'MongoDB', 'Redis'] },
        { label: 'Delivery', names: ['Docker', 'GitHub Actions', 'GitLab CI', 'HAProxy', 'nginx'] },
        { label: 'Watching', names: ['Prometheus', 'Grafana', 'Loki', 'Sentry'] },
      ],
    },
    {
      kind: 'plans',
      anchor: 'plans',
      layout: 'rows',
      heading: 'What hosting costs a month',
      intro:
        '{plan:startup-build} runs application and database on one server. {plan:startup-launch} adds a second server and a production database. What is by agreement is quoted before it is done.',
      group: 'startup',
      note: 'Only need the bare machine? [Managed VPS](/services/startups/compute-infrastructure#plans) starts at {price:vps-startup} a month.',
    },
    {
      kind: 'industries',
      layout: 'ledger',
      heading: 'What must not stop, in each trade',
      notes: [
        {
          industry: 'tech-startups',
          description: 'Sign-up and checkout. A release that breaks either is rolled back before it is debated.',
        },
        {
          industry: 'healthcare',
          description: 'The appointment database, readable by role, with every query on record.',
        },
        { industry: 'retail', description: 'Stock levels that agree between shop, warehouse and marketplace.' },
        { industry: 'automotive', description: 'Vehicle histories that grow for years and still open quickly.' },
        {
          industry: 'construction',
          description: 'The API that takes photos from a weak signal and waits for the rest.',
        },
        {
          industry: 'organizations',
          description: 'The member database, a single truth for mailings, dues and events.',
        },
        {
          industry: 'manufacturing',
          description: 'Sensor data in large volumes, thinned out and kept in the right form.',
        },
        {
          industry: 'logistics',
          description: 'Tracking events from many partners, accepted even when they arrive all at once.',
        },
      ],
    },
    {
      kind: 'process',
      layout: 'line',
      heading: 'How your product moves in',
      intro: 'The rehearsal tells us how long the real move takes. You get the date after it, not before.',
      steps: [
        {
          icon: 'layers',
          title: 'Read the stack',
          description: 'Services, versions, jobs, secrets: we write down everything it takes to run.',
        },
        {
          icon: 'play',
          title: 'Rehearse',
          description: 'A full copy runs with us, on a copy of your data, while production stays put.',
        },
        {
          icon: 'database',
          title: 'Cut over',
          description: 'The last changes are copied and traffic is switched at your quietest hour.',
        },
        {
          icon: 'gauge',
          title: 'Tune',
          description: 'Real traffic shows what is slow. We adjust the servers, you get the queries.',
        },
      ],
    },
    {
      kind: 'faq',
      layout: 'split',
      heading: 'Asked before moving in',
      items: [
        {
          question: 'How much downtime does the move cost us?',
          answer:
            'The copy is rehearsed beforehand, so the only pause is the moment when the last changes are carried over and traffic is switched. With database replication that is a short one. We time it in rehearsal, tell you what we measured and let you choose the hour.',
        },
        {
          question: 'Do we need a load balancer already?',
          answer:
            'Not if you have one server: a balancer in front of one machine balances nothing. It starts to pay when you want to deploy during the day, or when one server can no longer carry the peak. Until then backups and a database server of its own do more for you.',
        },
        {
          question: 'Who can read our production data?',
          answer:
            'The people you name, in the roles you name. Our engineers work with accounts of their own and their sessions are logged. Analysts get read-only access. You can ask for the list at any time and have an entry removed the same way.',
        },
        {
          question: 'Can our own CI pipeline deploy to your servers?',
          answer:
            'Yes, that is the normal case. Your pipeline builds and tests; it then deploys with a key that can do that and nothing else. If you have no pipeline yet, we set one up with you as a small project and hand over its configuration in your repository.',
        },
        {
          question: 'Is the database in {plan:startup-launch} shared with others?',
          answer:
            'No. It runs on your own servers, two of which come with the plan at {price:startup-launch} a month, along with weekly backups. You get the credentials, the configuration and a dump whenever you ask for one.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Moving an application in is a project: rehearsal, cutover and notes. Yours comes at a discount.',
      action: { label: 'Start a project', to: '/contact?service=Startup%20Services' },
    },
  ],
};
