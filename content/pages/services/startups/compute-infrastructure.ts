import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/startups/compute-infrastructure',
  sections: [
    {
      kind: 'page-hero',
      layout: 'night',
      heading: 'Servers that are ==yours==, run by us',
      lead: 'A dedicated virtual server for your product. We set it up, secure it, patch it and enlarge it when you grow. You ship, and you can still have root.',
      drawing: 'dedicated-server',
      fromPlan: 'vps-startup',
      fromTo: '/services/startups/compute-infrastructure#plans',
      highlights: [
        { title: 'Free SSL', description: 'For every site and API on the server, renewed before it expires.' },
        { title: 'Monthly patching', description: 'System updates on an agreed day, with a way back.' },
        { title: 'Resource expansion', description: 'More CPU, memory or disk when the load asks for it.' },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'What comes with the server',
      services: [
        {
          title: 'Dedicated VPS',
          items: [
            'CPU, memory and SSD reserved for you, with no other customer’s application on the system',
            'Firewall closed by default; only the ports your product needs are opened',
            'Sign-in by key instead of password, one key for each person',
            'Root access for your engineers, if you want it',
          ],
        },
        {
          title: 'Free SSL',
          items: [
            'Certificates for the main domain and every subdomain you serve',
            'Renewal runs by itself, and monitoring raises an alert if it ever fails',
            'Plain HTTP is sent on to HTTPS from the first day',
          ],
        },
        {
          title: 'Monthly patching',
          items: [
            'Operating system, web server and database brought up to date every month',
            'A snapshot first, so that a bad update can be undone',
            'An urgent security fix does not wait for the monthly date',
            'A note of what changed, sent to you afterward',
          ],
          image: 'maintenance-calendar',
        },
        {
          title: 'Resource expansion',
          items: [
            'We watch CPU, memory and disk, and tell you before one of them is short',
            'Move up a plan and keep your address, your data and your setup',
            'A second server when the database should stop sharing with the application',
          ],
          image: 'cloud-meter',
        },
      ],
    },
    {
      kind: 'plans',
      anchor: 'plans',
      layout: 'receipts',
      heading: '{Count:vps} sizes, billed by the month',
      intro:
        'Most first products fit the smallest. You say in the request whether it is for development or production.',
      group: 'vps',
      note: 'Need backups, a production database and consulting hours in the same bill? See the [startup plans](/startup-services#plans).',
    },
    {
      kind: 'industries',
      layout: 'grid',
      heading: 'The same server, {count:industries} different Mondays',
      intro: 'What changes from one trade to the next is when the load comes and who may look at the data.',
      notes: [
        {
          industry: 'tech-startups',
          description: 'A demo today, the first paying users next month, on a server that takes both.',
        },
        {
          industry: 'healthcare',
          description: 'Patient bookings on a machine of their own, with a log of who signed in.',
        },
        { industry: 'retail', description: 'Room to add memory before a sale weekend and give it back afterward.' },
        {
          industry: 'automotive',
          description: 'Workshop calendar and parts lookup that open before the first car is on the lift.',
        },
        {
          industry: 'construction',
          description: 'Site photos and drawings stored on disk you can extend, reachable from a phone.',
        },
        {
          industry: 'organizations',
          description: 'Member portal and event sign-up that hold when the invitation goes out.',
        },
        {
          industry: 'manufacturing',
          description: 'Readings collected from the line all shift, without touching the office network.',
        },
        { industry: 'logistics', description: 'Tracking pages that answer drivers and customers through the night.' },
      ],
    },
    {
      kind: 'technologies',
      layout: 'table',
      heading: 'What it runs on',
      intro: 'Plain Linux and well-known packages, so any engineer you hire later will know their way around.',
      rows: [
        { label: 'System', names: ['Debian', 'Ubuntu', 'KVM', 'Proxmox'] },
        { label: 'Web', names: ['nginx', 'Caddy', 'Let’s Encrypt', 'Docker'] },
        { label: 'Data', names: ['PostgreSQL', 'MariaDB', 'Redis'] },
        { label: 'Monitoring', names: ['Prometheus', 'Grafana', 'Uptime Kuma'] },
      ],
    },
    {
      kind: 'process',
      layout: 'line',
      heading: 'From order to first deploy',
      intro: 'A fresh server is the quick part. For a move, you and we fix the day on which the domain is switched.',
      steps: [
        {
          icon: 'gauge',
          title: 'Size it',
          description: 'You say what runs and how many people use it; we name the smallest plan that carries it.',
        },
        {
          icon: 'server',
          title: 'Set it up',
          description: 'System, firewall, certificates and monitoring, written down as we go.',
        },
        {
          icon: 'package',
          title: 'Move in',
          description:
            'Your application and data are copied and tried on the new machine before the domain points there.',
        },
        {
          icon: 'refresh',
          title: 'Keep it fit',
          description: 'Patched each month, watched in between, enlarged when you say so.',
        },
      ],
    },
    {
      kind: 'calls',
      layout: 'tickets',
      heading: 'Ask for a server, or for advice first',
      service: 'Startup Services',
      inquiry: 'Name the stack, the traffic and where it runs now. You get a plan and a price back.',
      call: 'Go through your hosting bill with an engineer and see which machines are too big.',
      project: 'Know what you want? Say which size and when you would like to move in.',
    },
    {
      kind: 'faq',
      layout: 'split',
      heading: 'Before you rent a server',
      items: [
        {
          question: 'What does the monthly price include?',
          answer:
            'The server in the size you chose, its setup on a current Linux, SSL certificates, monthly patching and monitoring. Work on your own application, such as debugging your code or building a release pipeline, is quoted separately, before anybody starts on it.',
        },
        {
          question: 'Which of the {count:vps} sizes should I take?',
          answer:
            'If you are not sure, take {plan:vps-startup} at {price:vps-startup} a month. It carries a website, a test environment or a young API with its database. {plan:vps-growth} suits an application that is in daily use; {plan:vps-scale} is for traffic in waves and heavy queries. Going up later is a request, not a migration project.',
        },
        {
          question: 'Are backups part of a VPS plan?',
          answer:
            'A snapshot before patching is. A regular backup kept on another machine is agreed with you, because how often and how long depends on what you store. Two of the startup plans bring theirs along: every two weeks with {plan:startup-build}, weekly with {plan:startup-launch}.',
        },
        {
          question: 'Can my developers still log in and deploy?',
          answer:
            'Yes. Each person gets an account and a key of their own, with as much right as the job needs, up to root. We keep an account too, for patching and for the night. When somebody leaves your team, tell us and the key is gone.',
        },
        {
          question: 'What do I take with me if I leave?',
          answer:
            'Everything on the disk: application, database dumps, configuration and the notes on how it is set up. It is ordinary Linux, so another provider can run it as it stands. We hand over the files and stay reachable while you move.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Order a server together with the move onto it: the move counts as your first project.',
      action: { label: 'Start a project', to: '/contact?service=Startup%20Services' },
    },
  ],
};
