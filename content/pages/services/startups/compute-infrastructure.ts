import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/startups/compute-infrastructure',
  sections: [
    {
      kind: 'page-hero',
      ground: 'night',
      heading: 'Managed VPS hosting for startups',
      lead: 'A dedicated virtual server that we set up, secure, monitor and patch, with more power when your product grows. You deploy to it, with root access if you want it.',
      drawing: 'dedicated-server',
      fromPlan: 'vps-startup',
      highlights: [
        { title: 'Free SSL', description: 'For every site and API on the server, renewed before it expires.' },
        {
          title: 'Monthly patching',
          description: 'System updates on an agreed day. If one causes trouble, we undo it.',
        },
        { title: 'Room to grow', description: 'More CPU, memory or disk when you need it.' },
      ],
      paper: {
        title: 'One server, a month',
        lines: [
          { name: '{size:vps-startup}', text: 'yours alone' },
          { name: 'Setup, monitoring', text: 'included' },
          { name: 'Free SSL, patching', text: 'included' },
          { name: 'Backups', text: 'in your estimate' },
        ],
        total: { name: '{plan:vps-startup}', text: '{price:vps-startup}' },
        note: 'The next size is {price:vps-growth}. [Compare the three](/services/startups/compute-infrastructure#plans)',
      },
    },
    {
      kind: 'paper',
      staging: 'marked',
      anchor: 'capacity',
      heading: 'How full your server is, on one page',
      intro:
        'We send it before something on the server runs out: what we measured, which sizes come next and what they cost.',
      points: [
        {
          at: 'In use, busiest hour of 30 days',
          title: 'Measured at the peak',
          description: 'An average hides the minutes in which your users wait.',
        },
        {
          at: 'Memory, 3.5 of 4GB',
          title: 'The part that runs out first',
          description: 'Here it is memory. More disk wouldn’t help.',
        },
        {
          at: 'Move up to {plan:vps-growth}',
          title: 'A date for the decision',
          description: 'Worked out from the growth of the past months.',
        },
      ],
      paper: 'capacity-sheet',
    },
    {
      kind: 'plans',
      anchor: 'plans',
      heading: 'VPS plans by the month',
      intro: 'Not sure? Take the smallest. In the request you say whether it’s for development or production.',
      group: 'vps',
      note: 'Backups are a separate line of your estimate: you choose how often we copy and how long we keep it. The estimate also names the country, the traffic and the notice period. Need a production database and consulting hours on the same bill? See the [startup plans](/startup-services#plans).',
    },
    {
      kind: 'cards',
      layout: 'ledger',
      heading: 'In every server',
      cards: [
        {
          icon: 'server',
          title: 'Dedicated VPS',
          description:
            'CPU, memory and SSD reserved for you alone, a closed firewall, and a sign-in key for each person.',
        },
        {
          icon: 'lock',
          title: 'Free SSL',
          description: 'Certificates for the main domain and every subdomain you serve, renewed automatically.',
        },
        {
          icon: 'refresh',
          title: 'Monthly patching',
          description: 'A snapshot first, so that a bad update can be undone. An urgent security fix doesn’t wait.',
        },
        {
          icon: 'gauge',
          title: 'Resource expansion',
          description:
            'We tell you before CPU, memory or disk is short. You move up a plan and keep your IP address, your data and your setup.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'To the first deploy',
      intro: 'If you’re moving, we agree on the day the domain is switched.',
      steps: [
        {
          icon: 'gauge',
          title: 'Choose the size',
          description: 'You say what runs and how many people use it; we’ll name the smallest plan that fits.',
        },
        {
          icon: 'server',
          title: 'Set it up',
          description: 'System, firewall, certificates and monitoring, written down as we go.',
        },
        {
          icon: 'package',
          title: 'Move in',
          description: 'Your application and data are tried there before the domain points to it.',
        },
        {
          icon: 'refresh',
          title: 'Maintain it',
          description: 'Patched each month, monitored in between, made larger when you say so.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'What your server runs on',
      intro: 'Plain Linux and well-known packages, which any engineer you hire will know.',
      rows: [
        { label: 'System', names: ['Debian', 'Ubuntu', 'KVM', 'Proxmox'] },
        { label: 'Web', names: ['nginx', 'Caddy', 'Let’s Encrypt', 'Docker'] },
        { label: 'Data', names: ['PostgreSQL', 'MariaDB', 'Valkey'] },
        { label: 'Monitoring', names: ['Prometheus', 'Grafana', 'Uptime Kuma'] },
      ],
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'When servers get busy, by industry',
      notes: [
        {
          industry: 'tech-startups',
          breaks: 'A launch post brings more visitors than the smallest plan can answer.',
          ready: 'We test the server with that many visitors before the launch, and move you up in time.',
        },
        {
          industry: 'healthcare',
          breaks: 'Patient bookings share a machine with the plugins of the clinic’s website.',
          ready: 'A server for bookings alone, with a log of every sign-in.',
        },
        {
          industry: 'retail',
          breaks: 'Memory runs out on the first evening of a sale.',
          ready: 'A larger plan for the sale weeks, and the date for stepping back down.',
        },
        {
          industry: 'automotive',
          breaks: 'Parts lookup crawls at 8 AM, when every bay opens a job.',
          ready: 'We measure the load hour by hour and choose the size for that morning rush.',
        },
        {
          industry: 'construction',
          breaks: 'Site photos fill the disk in the middle of a project.',
          ready: 'An early disk alert, and more disk under the same IP address.',
        },
        {
          industry: 'organizations',
          breaks: 'The member portal stalls an hour after the invitations go out.',
          ready: 'Event pages that load from memory, and a test with many visitors the week before.',
        },
        {
          industry: 'manufacturing',
          breaks: 'Readings from the production line crowd out the web application.',
          ready: 'A second server for the readings, patched between shifts.',
        },
        {
          industry: 'logistics',
          breaks: 'The tracking page times out at night, when drivers check in.',
          ready: 'Checks {claim:monitoring}, and restart steps in writing for each service.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about VPS hosting',
      items: [
        {
          question: 'What does the monthly price include?',
          answer:
            'The server in the size you chose, its setup on a current Linux, SSL certificates, monthly patching and monitoring. Work on your own application, such as a release pipeline, gets a price before it begins.',
        },
        {
          question: 'Which VPS size do we need?',
          answer:
            'If you’re not sure, take {plan:vps-startup} at {price:vps-startup} a month. It’s enough for a website, a test environment or a young API with its database. {plan:vps-growth} suits an application in daily use; {plan:vps-scale} is for traffic in waves and heavy queries.',
        },
        {
          question: 'How does a VPS plan differ from a startup plan?',
          answer:
            'A VPS plan is one server, patched and monitored, and its setup costs nothing extra. Startup plans have a setup fee, paid once. {plan:startup-build} at {price:startup-build} a month is one server with less storage than {plan:vps-startup}, and with backups every two weeks, priority tickets and two hours with an engineer. {plan:startup-launch} at {price:startup-launch} a month has two servers, a production database, weekly backups and four hours.',
        },
        {
          question: 'Can you look after a server that we already have?',
          answer:
            'Yes, one of your own or a rented one. Each machine has a monthly price of its own, and what it does decides how much. [Send us a list of yours](/contact?service=Managed%20Services), and you get the price of each in writing. What we do on them is on the page about [server management](/services/managed-services/server-storage-management).',
        },
        {
          question: 'Are backups part of a VPS plan?',
          answer:
            'Only the snapshot before patching is. Regular backups, kept on another machine, get a price of their own in your estimate: you tell us how often to copy and how long to keep it. Two of the startup plans include theirs: every two weeks with {plan:startup-build}, weekly with {plan:startup-launch}.',
        },
        {
          question: 'Can our developers still log in and deploy?',
          answer:
            'Yes. Each person gets an account and a key of their own, with the rights that person’s work needs, up to root. We keep an account too, for patching and after-hours alerts. When a developer leaves, tell us and we remove the key.',
        },
        {
          question: 'Can we take everything with us if we leave?',
          answer:
            'Yes, everything on the disk: application, database dumps, configuration and the notes on how it is set up. It’s ordinary Linux, so another provider can run it as is. We stay reachable while you move.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'If we move your application onto its new server, the move is your first project.',
      stubs: {
        service: 'Startup Services',
        inquiry: 'Name the stack, the traffic and where it runs now. You get a plan and a price back.',
        call: 'Go through your hosting bill with an engineer and see which machines are too big.',
        project: 'Know the size you need? Send it with the day you would like to move in.',
      },
    },
  ],
};
