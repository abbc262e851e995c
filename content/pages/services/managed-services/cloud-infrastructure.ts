import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/managed-services/cloud-infrastructure',
  sections: [
    {
      kind: 'page-hero',
      layout: 'night',
      heading: 'A cloud somebody ==has drawn a map of==',
      lead: 'Most cloud accounts grew one click at a time. We design yours, build it as code and look after it daily, so that every server has a purpose, an owner and a price.',
      drawing: 'cloud-network',
      highlights: [
        { title: 'Kept as code', description: 'Every network and server can be rebuilt from a file.' },
        { title: 'Costs with names', description: 'Each line of the bill belongs to a team or a product.' },
        { title: 'Monitored {claim:monitoring}', description: 'By systems that wake us instead of you.' },
      ],
    },
    {
      kind: 'calls',
      layout: 'tickets',
      heading: 'Start with the account you have',
      service: 'Managed Services',
      inquiry: 'Say which provider, roughly what you spend and what keeps you from sleeping.',
      call: 'Open the billing console with us. The oddest items usually surface in the first hour.',
      project: 'Planning a move or a rebuild? Give us the deadline and the reason for it.',
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'What we design, build and watch',
      services: [
        {
          title: 'Networks',
          items: [
            'Public, private and administrative zones, with rules between them in writing',
            'VPN access for people, private links between offices and cloud',
            'A diagram that is generated, so that it matches what is there',
          ],
        },
        {
          title: 'Servers and containers',
          items: [
            'Images built by script, with security settings already in place',
            'Sizes chosen from measured load and reviewed when it changes',
            'Scaling rules with an upper limit, so that a bug cannot spend your budget',
          ],
          image: 'load-balancer',
        },
        {
          title: 'Accounts and access',
          items: [
            'Production and experiments in separate accounts',
            'Rights by role, for a limited time where the job allows it',
            'Root credentials locked away and every use of them logged',
          ],
        },
        {
          title: 'Cost control',
          items: [
            'Budgets with alerts before the end of the month, not after',
            'Idle disks, forgotten test systems and old snapshots removed with your consent',
            'Advice on reserved capacity once the load is known',
          ],
          image: 'cloud-meter',
        },
        {
          title: 'Daily operation',
          items: [
            'Patches, certificates, quotas and provider notices followed up',
            'Incidents handled, then explained in a short written report',
            'Changes reviewed by a second engineer before they are applied',
          ],
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'table',
      heading: 'Providers and tools we work with',
      rows: [
        { label: 'Clouds', names: ['AWS', 'Microsoft Azure', 'Google Cloud', 'Hetzner', 'OVHcloud'] },
        { label: 'As code', names: ['OpenTofu', 'Terraform', 'Ansible', 'Packer'] },
        { label: 'Containers', names: ['Docker', 'Kubernetes', 'k3s', 'Helm'] },
        { label: 'Observing', names: ['Prometheus', 'Grafana', 'Loki', 'OpenTelemetry'] },
      ],
    },
    {
      kind: 'industries',
      layout: 'grid',
      heading: 'What a sound cloud does for your trade',
      notes: [
        {
          industry: 'tech-startups',
          description: 'An environment per branch that disappears by itself when the branch is merged.',
        },
        {
          industry: 'healthcare',
          description: 'Patient data in a region you chose, in a network without a public door.',
        },
        { industry: 'retail', description: 'Capacity for the sale is booked before it and returned after it.' },
        {
          industry: 'automotive',
          description: 'Dealer sites and head office joined by private links instead of open ports.',
        },
        {
          industry: 'construction',
          description: 'Large plans stored near the site office, archived cheaply when the building is done.',
        },
        {
          industry: 'organizations',
          description: 'Nonprofit credits from a provider used fully, with an alarm before they end.',
        },
        { industry: 'manufacturing', description: 'Plant data buffered on site, so that a cut line loses nothing.' },
        { industry: 'logistics', description: 'Message queues that absorb the evening rush and empty overnight.' },
      ],
    },
    {
      kind: 'process',
      layout: 'list',
      heading: 'From a grown cloud to a designed one',
      intro: 'Your systems keep running while we work. How long the rebuild takes is part of the design you sign.',
      steps: [
        {
          icon: 'search',
          title: 'Inventory',
          description: 'What runs, who uses it, what it costs and who could switch it off.',
        },
        {
          icon: 'note',
          title: 'Design',
          description: 'A drawing and a cost estimate, discussed until both sides can sign them.',
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
      layout: 'columns',
      heading: 'Questions about a managed cloud',
      items: [
        {
          question: 'Which cloud provider do you recommend?',
          answer:
            'The one that fits the load, the region and the people you have. Steady loads are often cheaper on plain servers; services with sharp peaks suit the large clouds. We compare both for your case. Whether a system belongs in the cloud at all is settled before that, as our [cloud solutions](/cloud-solutions) page explains.',
        },
        {
          question: 'Do we keep ownership of the accounts?',
          answer:
            'Always. The contract with the provider is in your name and paid by you. We receive roles inside it, which you can withdraw with one click. If we part, no migration is needed: you remove our access and keep the code that describes everything.',
        },
        {
          question: 'What does “infrastructure as code” give us in practice?',
          answer:
            'Three things: a history of who changed what and why, a review before anything is touched, and the ability to build a second copy for testing or after a disaster. It also means that a new engineer can read your setup rather than guess it from a console.',
        },
        {
          question: 'Can you take over a cloud that others built?',
          answer:
            'Yes, that is the usual beginning. We first read everything with view-only access and give you the inventory. Then we import what exists into code without rebuilding it. Things that are dangerous are fixed right away; ugly but harmless ones wait their turn.',
        },
        {
          question: 'How much can a cleanup save?',
          answer:
            'We name a figure after reading your bill, not before. In general, we say {claim:saving}. The usual sources are machines sized for a launch that is long past, storage no one deletes, and traffic between regions that could have stayed in one.',
        },
        {
          question: 'Who reacts when something fails at night?',
          answer:
            'Monitoring runs {claim:monitoring} and alerts our engineers. What they may do on their own, such as restart, fail over or add capacity, is written down with you beforehand. Whom we wake on your side, and for what, is part of the same agreement.',
        },
        {
          question: 'Do you support Kubernetes?',
          answer:
            'We do, and we will ask whether you need it. For a handful of services, containers on a few servers are easier to run and to hand over. Kubernetes pays off with many teams or many services. If you already have a cluster we operate and upgrade it.',
        },
        {
          question: 'How do you price ongoing care?',
          answer:
            'By the number of systems and the hours at which they must be looked after, as a monthly amount agreed in advance. The provider’s bill stays separate and goes to you directly. Larger changes are quoted as projects, so the monthly price does not creep.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'An inventory of your cloud, with drawing and cost list, can be the project you try us on.',
      action: { label: 'Start a project', to: '/contact?service=Managed%20Services' },
    },
  ],
};
