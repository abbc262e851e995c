import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/cloud-solutions',
  sections: [
    {
      kind: 'page-hero',
      ground: 'night',
      heading: 'Cloud systems designed for {claim:uptime} uptime',
      lead: 'We help you decide what belongs in the cloud, move it there in stages, and run it with a standby for every part that matters.',
      drawing: 'cloud-meter',
      highlights: [
        {
          title: '{claim:uptime} where you need it',
          description: 'By design: redundancy, monitoring and tested failover.',
        },
        { title: 'Moved in stages', description: 'Each stage is tested first and can be undone.' },
        { title: 'Sized by use', description: 'We measure first, so that you don’t pay for idle servers.' },
      ],
      paper: {
        title: 'What uptime is made of',
        lines: [
          { name: 'Every part that matters', text: 'has a standby' },
          { name: 'Checks from outside', text: '{claim:monitoring}' },
          { name: 'Failover', text: 'tried by day' },
          { name: 'Releases, patches', text: 'no downtime' },
        ],
        total: { name: 'Uptime by design', text: '{claim:uptime}' },
        note: 'Less than five minutes of downtime in a month. [How we reach it](/cloud-solutions#uptime)',
      },
    },
    {
      kind: 'cards',
      anchor: 'choices',
      layout: 'ledger',
      heading: 'Should this system move to the cloud?',
      intro: 'We give each of your systems one of these answers before we talk about a provider.',
      cards: [
        {
          icon: 'cloud',
          title: 'Yes, as it is',
          description:
            'Ordinary servers with an ordinary load. They are copied, tested and switched over. This is the quickest gain, and a smaller size is often enough.',
        },
        {
          icon: 'refresh',
          title: 'Yes, with changes',
          description:
            'Systems that would be slow or costly if moved unchanged. The database becomes a managed one, files go to object storage, and nightly jobs run on a server that is off during the day.',
        },
        {
          icon: 'package',
          title: 'No, replace it',
          description:
            'Software that a good service or an open-source tool does better. We move the data and retire the old system.',
        },
        {
          icon: 'server',
          title: 'No, leave it where it is',
          description:
            'Machines tied to a location, or loads so steady that owning the hardware is cheaper. They stay, connected to the rest and backed up elsewhere.',
        },
      ],
    },
    {
      kind: 'accordion',
      anchor: 'services',
      layout: 'image-right',
      heading: 'Cloud solutions we build',
      services: [
        {
          title: 'Migration',
          items: [
            'Dependencies mapped, so that nothing important is left behind',
            'A trial move on a copy, tested by your own people',
            'Old systems kept until you have signed off the new ones',
          ],
          image: 'cloud-network',
        },
        {
          title: 'High availability',
          items: [
            'Two zones, two application servers, a database with a standby',
            'Failover triggered on purpose, to prove that it works',
            'Maintenance on one server while the other carries the traffic',
          ],
        },
        {
          title: 'Hybrid and private cloud',
          items: [
            'Your own server room and the public cloud joined into one network',
            'Sensitive data on your premises, changing loads in the public cloud',
            'One sign-in and one monitoring system for both',
          ],
          image: 'two-offices',
        },
        {
          title: 'Cloud workplace',
          items: [
            'Email, files and office tools that work from anywhere',
            'Open-source suites where they save money, commercial ones where they fit better',
            'Access by team, and shared links that expire',
          ],
          image: 'home-offices',
        },
        {
          title: 'Cost review',
          items: [
            'Each line of the bill explained and given an owner',
            'Sizes corrected, unused resources deleted, long-term discounts compared',
            'A forecast, and an alert when you spend more',
          ],
          image: 'cost-chart',
        },
      ],
    },
    {
      kind: 'statement',
      anchor: 'uptime',
      tone: 'mist',
      heading: 'How we reach {claim:uptime} uptime',
      paragraphs: [
        'An uptime of {claim:uptime} means less than five minutes of downtime in a month. No single server can promise that.',
        'We get there by design: every part that matters has a standby. The contract names the systems that are built this way and how their uptime is measured. Your other systems cost less.',
      ],
      items: [
        'No single part whose failure stops the service',
        'Checks from outside, {claim:monitoring}, the way a customer would see it',
        'Failover that has been triggered on an ordinary working day',
        'Releases and patches without downtime',
      ],
      drawing: 'load-balancer',
      action: { label: 'Send an inquiry', to: '/contact?service=Cloud%20Solutions' },
    },
    {
      kind: 'process',
      anchor: 'process',
      heading: 'How a cloud migration works',
      intro: 'The assessment ends with a calendar that shows when each system moves and which test it must pass first.',
      steps: [
        {
          icon: 'search',
          title: 'Assess',
          description: 'We list your systems, loads and contracts, and give each system one of the answers above.',
        },
        {
          icon: 'wallet',
          title: 'Price it',
          description: 'Your cost today and after the move, with licenses and working time included.',
        },
        {
          icon: 'cloud',
          title: 'Build and rehearse',
          description: 'The new environment is set up as code, and the move is tried on copies.',
        },
        {
          icon: 'package',
          title: 'Move one group at a time',
          description: 'The least critical systems go first, so that we learn on those.',
        },
        {
          icon: 'gauge',
          title: 'Make it smaller',
          description: 'Once real use has been measured, we cut sizes to what you need.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'Clouds and tools we work with',
      intro:
        'For daily operation, see [managed cloud infrastructure](/services/managed-services/cloud-infrastructure).',
      rows: [
        { label: 'Public', names: ['AWS', 'Microsoft Azure', 'Google Cloud', 'DigitalOcean'] },
        { label: 'Private', names: ['OpenStack', 'Proxmox VE', 'Ceph', 'Nextcloud'] },
        { label: 'Moving', names: ['rsync', 'logical replication', 'OpenTofu', 'Ansible'] },
        { label: 'Staying up', names: ['HAProxy', 'Patroni', 'Keepalived', 'Cloudflare'] },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about moving to the cloud',
      items: [
        {
          question: 'Is the cloud cheaper than our own servers?',
          answer:
            'Not always. It’s cheaper for loads that come and go, because you don’t buy servers for the peak. For steady loads a rented or owned server often costs less. The assessment compares both over several years, including the time your people spend.',
        },
        {
          question: 'Will we be offline during the move?',
          answer:
            'Most systems pause only while the last changes are copied. We measure that in a trial move and choose the hour with you. Systems that can’t pause at all are replicated to the new servers and switched while both are running.',
        },
        {
          question: 'In which country will our data be?',
          answer:
            'In the country you name, if a provider has a region there. We lock that region in the configuration, so that nothing can be created elsewhere by accident. We also check where backups and logs go, because those are often forgotten.',
        },
        {
          question: 'How do we avoid being locked in?',
          answer:
            'By choosing with care which proprietary services to use. Standard databases, containers and open formats can be moved; some proprietary services can’t. Where one is worth using, we’ll tell you how hard it would be to leave, and you decide.',
        },
        {
          question: 'Does every system get {claim:uptime}?',
          answer:
            'No, only the systems that need it. Doubling everything costs money, and an internal archive can be down for an hour. We agree with you which systems are built to that standard and write it into the contract. The others get a good backup.',
        },
        {
          question: 'Can you bring us back out of the cloud?',
          answer:
            'Yes. If the cloud has become the largest line item of your budget and the load is steady, a private cloud can cost less. The steps are the same in the other direction, and the old systems keep running until the end.',
        },
        {
          question: 'Who holds the keys to our cloud account?',
          answer:
            'You do. The account is in your name and on your card, and we work in it through roles that you can withdraw. Root access is stored where two of your people can reach it. If you leave us, you remove our roles and nothing else changes.',
        },
        {
          question: 'What does the assessment cost?',
          answer:
            'A fixed fee, agreed before we start and based on the number of systems. We count them with you on a free call. As a first project it costs {claim:promotion} less, and the results are yours even if another company does the move.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'The assessment counts as your first project.',
      stubs: {
        service: 'Cloud Solutions',
        inquiry: 'Tell us what you run and why you are thinking of moving it, or moving it back.',
        call: 'Name your most important system. We’ll sketch two ways to host it, with their trade-offs.',
        project: 'Order the assessment: your systems, a recommendation for each, and a cost comparison.',
      },
    },
  ],
};
