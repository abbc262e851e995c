import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/startups/application-database-hosting',
  sections: [
    {
      kind: 'page-hero',
      ground: 'night',
      heading: 'Application and ==database hosting==',
      lead: 'Hosting where you can release at midday. Your APIs deploy the same way every time. Your databases are open only to the people who need them, and backed up as your plan or estimate says.',
      drawing: 'load-balancer',
      fromPlan: 'startup-build',
      highlights: [
        { title: 'Backups you can ask for', description: 'Kept away from the server and restored on request.' },
        { title: 'Access by role', description: 'RBAC from the console down to the database table.' },
        {
          title: 'Monitored {claim:monitoring}',
          description: 'Response, errors and disk, with alerts to us.',
        },
      ],
      paper: {
        sample: 'deploy-log',
        title: 'A release at noon',
        lines: [
          { at: 'Alert: the list of orders takes 4.2 seconds, usually 0.1', name: 'Alert: a slow query' },
          { at: 'The list of orders takes 0.1 seconds', name: 'Normal again' },
        ],
        total: { name: 'Alert to normal', at: 'From alert to normal' },
        figure: { words: 'a month on one server, {price:startup-launch} on two', text: '{price:startup-build}' },
        note: 'A rollback, minute by minute. A load balancer is priced in your estimate. [Read the log](/services/startups/application-database-hosting#deploy), or [compare the plans](/services/startups/application-database-hosting#plans)',
      },
    },
    {
      kind: 'paper',
      staging: 'sheet',
      edge: 'perforated',
      anchor: 'deploy',
      heading: 'A noon deploy, rolled back',
      intro: 'When a release has to go back, the log shows how long it took and what caused it.',
      paper: 'deploy-log',
    },
    {
      kind: 'plans',
      anchor: 'plans',
      heading: 'Hosting prices by the month',
      intro:
        '{plan:startup-build} runs application and database on one server. {plan:startup-launch} adds a second server and a production database; the third server and the load balancer of the release above are priced in your estimate, as is whatever you add to a plan.',
      group: 'startup',
      note: 'For example, weekly backups with {plan:startup-boost}, or {claim:monitoring} priority tickets with {plan:startup-launch}. Your estimate says whether the hours renew each month.',
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'How we move your product in',
      intro: 'You get the date after the rehearsal, when we know how long the real move takes.',
      steps: [
        {
          icon: 'layers',
          title: 'See what you run',
          description: 'Services, versions, jobs, secrets: we write down everything it takes to run.',
        },
        {
          icon: 'play',
          title: 'Rehearse',
          description: 'A full copy runs with us, data included, while production stays put.',
        },
        {
          icon: 'database',
          title: 'Switch',
          description: 'The last changes are copied and traffic is switched at your quietest hour.',
        },
        {
          icon: 'gauge',
          title: 'Tune',
          description: 'Real traffic shows what is slow. We adjust the servers; you get the slow queries.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'What we host',
      rows: [
        { label: 'Runtimes', names: ['Node.js', 'Python', 'PHP', 'Java', '.NET', 'Go'] },
        { label: 'Databases', names: ['PostgreSQL', 'MySQL', 'MariaDB', 'MongoDB', 'Redis'] },
        { label: 'Delivery', names: ['Docker', 'GitHub Actions', 'GitLab CI', 'HAProxy', 'nginx'] },
        { label: 'Monitoring', names: ['Prometheus', 'Grafana', 'Loki', 'Sentry'] },
      ],
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'Hosting problems by industry',
      notes: [
        {
          industry: 'tech-startups',
          breaks: 'A release breaks sign-up on the day of the announcement.',
          ready: 'The release before it, one switch away on each server.',
        },
        {
          industry: 'healthcare',
          breaks: 'A report over all appointments slows the front desk.',
          ready: 'A read-only copy for reports, with every query on record.',
        },
        {
          industry: 'retail',
          breaks: 'The online store and a marketplace sell the last item in the same second.',
          ready: 'One stock count for both, and a load test before each sale.',
        },
        {
          industry: 'automotive',
          breaks: 'Vehicle histories grow until a search takes 10 seconds.',
          ready: 'Indexes checked against real searches, and old years set apart.',
        },
        {
          industry: 'construction',
          breaks: 'A crew sends a whole day of photos at the first good signal.',
          ready: 'A queue that takes them all and works through them in order.',
        },
        {
          industry: 'organizations',
          breaks: 'Dues reminders go out, and the member database locks up.',
          ready: 'Reminders go out in batches, and each program may open only so many connections.',
        },
        {
          industry: 'manufacturing',
          breaks: 'Sensor data fills the disk that the orders need, too.',
          ready: 'A separate database for readings, thinned out by age.',
        },
        {
          industry: 'logistics',
          breaks: 'A partner resends a whole day of tracking events at once.',
          ready: 'An intake that spots duplicates by their event number.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about hosting and the move',
      items: [
        {
          question: 'How much downtime does the move cause?',
          answer:
            'Only the moment in which traffic is switched. With database replication it’s short. We time it in rehearsal, and you choose the hour.',
        },
        {
          question: 'Do we need a load balancer already?',
          answer:
            'Not with one server. It pays once one can no longer carry the peak. Until then backups do more for you.',
        },
        {
          question: 'Who can read our production data?',
          answer:
            'The people you name, in the roles you name. Our engineers work with accounts of their own and their sessions are logged. You can ask for the list at any time and have an entry removed the same way.',
        },
        {
          question: 'Can our own CI pipeline deploy to your servers?',
          answer:
            'Yes. Your pipeline builds and tests; it then deploys with a key that can do that and nothing else. If you have none yet, we set one up in your repository, as a small project.',
        },
        {
          question: 'Is the database in {plan:startup-launch} shared with others?',
          answer:
            'No. It runs on your own servers, two of which come with the plan at {price:startup-launch} a month, along with weekly backups. You get the credentials and a dump whenever you ask.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Moving your application is a project: rehearsal, cutover and notes. It comes at a discount.',
      stubs: {
        service: 'Startup Services',
        inquiry: 'Tell us the stack, the size of the database and what may never be offline.',
        call: 'Draw your architecture with an engineer and find the single points of failure.',
        project: 'Have a repository ready? We’ll deploy it to a trial environment and show you.',
      },
    },
  ],
};
