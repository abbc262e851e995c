import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/managed-services/cloud-infrastructure',
  costs: {
    price: {
      case: 'estimate',
      heading: 'You pay by the number of systems',
      isMonthly: true,
      decides: [
        { title: 'Number of systems', description: 'A monthly amount, agreed in advance' },
        { title: 'Larger changes', description: 'Priced as projects' },
        { title: 'What you turn off', description: 'Oversized machines, storage no one deletes' },
      ],
      point: 'The provider’s bill goes to you directly.',
    },
    text: 'You get your own number for the saving once we’ve read it.',
    action: { label: 'Ask for a written estimate', to: '/contact?service=Managed%20Services' },
    line: { marked: 'Cloud server' },
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'night',
      heading: 'Managed ==cloud infrastructure==',
      lead: 'We design your cloud, define it in code and manage it every day, so you know what each server does and what it costs.',
      drawing: 'cloud-network',
      highlights: [
        { title: 'Defined in code', description: 'Every network and server can be rebuilt from a file.' },
        { title: 'A name on every cost', description: 'Each line of the bill belongs to a team or a product.' },
        { title: 'Monitored {claim:monitoring}', description: 'Alerts wake our engineers instead of yours.' },
      ],
      paper: {
        sample: 'cloud-bill',
        title: 'One cloud bill, next month',
        lines: [
          { at: 'Developers: 3 test servers', name: 'Test servers' },
          { at: 'No owner: 6 idle disks', name: 'Idle disks' },
        ],
        total: { name: 'All seven lines', at: 'Total next month' },
        figure: { words: 'less a month before our fee, on this sample bill', difference: true },
        note: 'Our own work is priced in your estimate. [See the whole bill](/services/managed-services/cloud-infrastructure#cloud-bill)',
      },
    },
    {
      kind: 'paper',
      staging: 'pair',
      anchor: 'cloud-bill',
      heading: 'Your cloud bill, with an owner on every line',
      intro: 'We read one month of it first. Nothing is deleted or moved until you have agreed.',
      paper: 'cloud-bill',
      ground: 'mist',
    },
    {
      kind: 'cards',
      layout: 'ledger',
      heading: 'Cloud design and daily operation',
      cards: [
        {
          icon: 'network',
          title: 'Networks',
          description:
            'Public, private and administrative zones, VPN for people, private links between offices and cloud. The diagram is generated, so it matches what is there.',
        },
        {
          icon: 'server',
          title: 'Servers and containers',
          description:
            'Built by script, with security settings in place. Sizes follow the measured load, and scaling has an upper limit, so a bug can’t spend your budget.',
        },
        {
          icon: 'key',
          title: 'Accounts and access',
          description:
            'Production and experiments in separate accounts, rights by role. Root credentials are locked away, and every use of them is logged.',
        },
        {
          icon: 'wallet',
          title: 'Cost control',
          description:
            'Budgets that alert you before the end of the month, and advice on reserved capacity once the load is known.',
        },
        {
          icon: 'gauge',
          title: 'Daily operation',
          description:
            'We follow up on patches, certificates and provider notices. A second engineer reviews each change, and incidents end with a written report.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'Providers and tools we work with',
      rows: [
        { label: 'Clouds', names: ['AWS', 'Microsoft Azure', 'Google Cloud', 'Hetzner', 'OVHcloud'] },
        { label: 'As code', names: ['OpenTofu', 'Terraform', 'Ansible', 'Packer'] },
        { label: 'Containers', names: ['Docker', 'Kubernetes', 'k3s', 'Helm'] },
        { label: 'Monitoring', names: ['Prometheus', 'Grafana', 'Loki', 'OpenTelemetry'] },
      ],
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'Cloud infrastructure for your industry',
      notes: [
        {
          industry: 'tech-startups',
          breaks: 'A test environment from the spring still runs, and still costs.',
          ready: 'One environment per branch that goes away when the branch is merged.',
        },
        {
          industry: 'healthcare',
          breaks: 'A database with patient data answers on a public IP address.',
          ready: 'A private network in the region you chose, reached by VPN only.',
        },
        {
          industry: 'retail',
          breaks: 'The sale starts, and by noon the online store can’t keep up.',
          ready: 'Capacity added before the sale and released after it.',
        },
        {
          industry: 'automotive',
          breaks: 'Dealer sites reach head office through open ports.',
          ready: 'Private links between the sites, with each rule in writing.',
        },
        {
          industry: 'construction',
          breaks: 'Large plans take minutes to open at the jobsite.',
          ready: 'Current plans stored near the site, finished jobs in cheap archive storage.',
        },
        {
          industry: 'organizations',
          breaks: 'Nonprofit credits run out, and the card pays the full price.',
          ready: 'An alert before the credits end, in time to renew them.',
        },
        {
          industry: 'manufacturing',
          breaks: 'The plant loses its connection, and machine readings are lost.',
          ready: 'A buffer on site that sends them once the connection is back.',
        },
        {
          industry: 'logistics',
          breaks: 'Evening orders pile up until the dispatch screen freezes.',
          ready: 'Orders wait in a queue during the rush, and all are done by morning.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'From your current cloud to a managed one',
      intro: 'Your systems keep running while we work. The design you sign says how long the rebuild takes.',
      steps: [
        {
          icon: 'search',
          title: 'Inventory',
          description: 'A list of everything that runs: its users, its cost and who may turn it off.',
        },
        {
          icon: 'note',
          title: 'Design',
          description: 'A diagram and a cost estimate, discussed until both sides can sign them.',
        },
        {
          icon: 'code',
          title: 'Rebuild as code',
          description: 'Piece by piece, with the old part kept until the new one carries the load.',
        },
        {
          icon: 'gauge',
          title: 'Operate',
          description: 'Monitoring, patches and a monthly look at spend and capacity.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about a managed cloud',
      items: [
        {
          question: 'Which cloud provider do you recommend?',
          answer:
            'The one that fits the load, the region and the people you have. Steady loads are often cheaper on plain servers; services with sharp peaks fit the large clouds. We’ll compare both for you. Whether a system belongs in the cloud at all is settled before that, as our [cloud solutions](/cloud-solutions) page explains.',
        },
        {
          question: 'Do we keep ownership of the accounts?',
          answer:
            'Always. The contract with the provider is in your name and paid by you. We receive roles inside it, which you can revoke at any time. If we part ways, no migration is needed: you remove our access and keep the code that describes everything.',
        },
        {
          question: 'Why should our infrastructure be defined in code?',
          answer:
            'Because then it can be read, reviewed and built again. You have a history of who changed what and why, and a second engineer checks each change before it is made. After a disaster, or for a test, the same file builds a second copy.',
        },
        {
          question: 'Can you take over a cloud that others built?',
          answer:
            'Yes. We first read everything with view-only access and give you the inventory. Then we import what exists into code without rebuilding it. We fix what’s dangerous right away; ugly but harmless parts wait their turn.',
        },
        {
          question: 'How much can a cleanup save?',
          answer:
            'On [the sample bill of a whole company](/#one-bill) the cloud server is twice the size in use, and half of its price goes. You get your own number once we’ve read your bill. The usual sources are machines sized for a launch that is long past, storage no one deletes, and traffic between regions that could have stayed in one.',
        },
        {
          question: 'Who reacts when something fails at night?',
          answer:
            'Our engineers do. Monitoring runs {claim:monitoring} and alerts them. What they may do on their own, such as restart, fail over or add capacity, is written down with you beforehand, along with the person to call on your side.',
        },
        {
          question: 'Do you support Kubernetes?',
          answer:
            'Yes, and we operate and upgrade clusters that you already have. For a handful of services, though, containers on a few servers are easier to run and to hand over. Kubernetes pays off with many teams or many services.',
        },
        {
          question: 'How do you price ongoing management?',
          answer:
            'At a monthly amount agreed in advance, by the number of systems. The provider’s bill stays separate and goes to you directly. Larger changes are projects with a price of their own.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'An inventory of your cloud, with a diagram and a cost list, can be your first project.',
      stubs: {
        service: 'Managed Services',
        inquiry: 'Tell us your provider, roughly what you spend and what worries you most.',
        call: 'Open the billing console with us, and we’ll point at the lines we’d question.',
        project: 'Planning a move or a rebuild? Give us the deadline and the reason for it.',
      },
    },
  ],
};
