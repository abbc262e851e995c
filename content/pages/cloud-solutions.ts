import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/cloud-solutions',
  sections: [
    {
      kind: 'page-hero',
      layout: 'night',
      heading: 'A cloud that is up =={claim:uptime}== of the time',
      lead: 'We help you decide what belongs in the cloud, move it there without a lost weekend, and run it on two of everything that matters. Every line of the bill has an owner.',
      drawing: 'cloud-meter',
      highlights: [
        { title: 'Uptime of {claim:uptime}', description: 'Designed in: redundancy, monitoring, rehearsed failover.' },
        { title: 'Moved in stages', description: 'Each with a test before it and a way back after it.' },
        { title: 'Sized by use', description: 'Measured first, so that you do not rent air.' },
      ],
    },
    {
      kind: 'numbered-slides',
      anchor: 'choices',
      layout: 'list',
      heading: 'Four honest answers to “should this go to the cloud?”',
      intro: 'We sort your systems into these before anybody talks about a provider.',
      slides: [
        {
          id: 'move',
          number: '01',
          title: 'Yes, as it is',
          description:
            'Ordinary servers with an ordinary load. They are copied, tried and switched. It is the quickest gain, and often a smaller size will do.',
        },
        {
          id: 'reshape',
          number: '02',
          title: 'Yes, with changes',
          description:
            'Systems that would be slow or costly if moved unchanged. A database becomes a managed one, files go to object storage, nightly jobs run only at night.',
        },
        {
          id: 'replace',
          number: '03',
          title: 'No, replace it',
          description:
            'Software that a good service or an open-source tool does better. Moving it would only preserve its age. We move the data instead.',
        },
        {
          id: 'stay',
          number: '04',
          title: 'No, leave it where it stands',
          description:
            'Machines tied to a place, or loads so steady that owning is cheaper. They stay, connected to the rest and backed up elsewhere.',
        },
      ],
    },
    {
      kind: 'accordion',
      anchor: 'services',
      layout: 'image-right',
      heading: 'Solutions we put together',
      services: [
        {
          title: 'Migration',
          items: [
            'Dependencies mapped, so that nothing important is left behind',
            'Dress rehearsal on a copy, with your own people as testers',
            'Old systems kept until you have signed off the new ones',
          ],
          image: 'cloud-network',
        },
        {
          title: 'High availability',
          items: [
            'Two zones, two application servers, a database with a standby',
            'Failover triggered on purpose, to see that it works',
            'Maintenance by turns, while the other half serves',
          ],
        },
        {
          title: 'Hybrid and private cloud',
          items: [
            'Your rooms and the public cloud joined into one network',
            'Sensitive data near you, elastic loads outside',
            'One sign-in and one monitoring for both',
          ],
          image: 'two-offices',
        },
        {
          title: 'Cloud workplace',
          items: [
            'Email, files and office tools that follow people, not buildings',
            'Open-source suites where they save, commercial ones where they fit better',
            'Rights by team and sharing with an end date',
          ],
          image: 'home-offices',
        },
        {
          title: 'Cost review',
          items: [
            'Each line of the bill explained and given an owner',
            'Sizes corrected, orphans deleted, commitments compared',
            'A forecast, and an alarm if reality leaves it',
          ],
          image: 'cost-chart',
        },
      ],
    },
    {
      kind: 'statement',
      anchor: 'uptime',
      tone: 'mist',
      heading: 'What stands behind {claim:uptime}',
      paragraphs: [
        'It is a figure in minutes: over a month, the missing hundredth of a percent adds up to a coffee break, not an afternoon. No single server can promise that, however good it is.',
        'So the promise is made by the design. The contract names which of your systems are built to that standard, and how it is measured. The others may cost less, and should.',
      ],
      items: [
        'No single part whose failure stops the service',
        'Checks from outside, {claim:monitoring}, as a customer would see it',
        'Failover that has been triggered on an ordinary working day',
        'Releases and patches without a pause in service',
      ],
      drawing: 'load-balancer',
      action: { label: 'Send an inquiry', to: '/contact?service=Cloud%20Solutions' },
    },
    {
      kind: 'process',
      anchor: 'process',
      layout: 'line',
      heading: 'How a move to the cloud goes',
      intro: 'The assessment ends with a calendar: which system moves when, and what has to be true before it does.',
      steps: [
        {
          icon: 'search',
          title: 'Assess',
          description: 'Systems, dependencies, loads and contracts; every system gets one of the four answers.',
        },
        {
          icon: 'wallet',
          title: 'Cost it',
          description: 'Today’s total against tomorrow’s, licenses and people’s time included.',
        },
        {
          icon: 'cloud',
          title: 'Build and rehearse',
          description: 'The new home is set up as code, and the move is tried on copies.',
        },
        {
          icon: 'package',
          title: 'Move in waves',
          description: 'The least critical systems first; what is learned makes the later ones calm.',
        },
        {
          icon: 'gauge',
          title: 'Trim',
          description: 'After real use has been measured, sizes are cut to what is needed.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'table',
      heading: 'What the solutions are built from',
      intro:
        'Daily care of all this is described under [cloud infrastructure](/services/managed-services/cloud-infrastructure).',
      rows: [
        { label: 'Public', names: ['AWS', 'Microsoft Azure', 'Google Cloud', 'DigitalOcean'] },
        { label: 'Private', names: ['OpenStack', 'Proxmox VE', 'Ceph', 'Nextcloud'] },
        { label: 'Moving', names: ['rsync', 'logical replication', 'OpenTofu', 'Ansible'] },
        { label: 'Staying up', names: ['HAProxy', 'Patroni', 'Keepalived', 'Cloudflare'] },
      ],
    },
    {
      kind: 'calls',
      layout: 'tickets',
      heading: 'One question is enough to begin',
      service: 'Cloud Solutions',
      inquiry: 'Tell us what you run and why you are thinking of moving it, or of moving it back.',
      call: 'Name your most important system. We sketch two ways to host it, with their trade-offs.',
      project: 'Order the assessment: a list of systems, an answer for each and a cost comparison.',
    },
    {
      kind: 'faq',
      layout: 'columns',
      heading: 'Cloud questions, answered straight',
      items: [
        {
          question: 'Is the cloud cheaper than our own servers?',
          answer:
            'Not by itself. It is cheaper for loads that come and go, and for whoever would otherwise buy for a peak. For steady loads a rented or owned server often wins. The assessment sets both side by side over several years, with the time your people spend.',
        },
        {
          question: 'Will we be offline during the move?',
          answer:
            'Most systems pause only while the last changes are copied across. We measure that in rehearsal and choose the hour with you. Systems that may not pause at all are kept in step with their successor by replication and switched while both are running.',
        },
        {
          question: 'In which country will our data be?',
          answer:
            'In the one you name, as far as a provider has a region there. We set that in the configuration, so that no one can create a resource elsewhere by accident, and check where backups and logs go, because those are often forgotten.',
        },
        {
          question: 'How do we avoid being locked in?',
          answer:
            'By choosing which special services to use and which to avoid. Standard databases, containers and open formats can be moved; some proprietary services cannot. Where one is worth it we say what leaving would take, and you decide with that in view.',
        },
        {
          question: 'Does every system get {claim:uptime}?',
          answer:
            'It could, but it should not. Doubling everything costs money, and an internal archive may rest for an hour. We agree with you which systems are built for it and state that in the contract. The others get what they need and a good backup.',
        },
        {
          question: 'Can you bring us back out of the cloud?',
          answer:
            'Yes. If the meter has become the largest line of your budget and the load is steady, a private cloud can be the better home. The path is the same in the other direction: list, compare, rehearse, move in waves, keep the old until the end.',
        },
        {
          question: 'Who holds the keys to our cloud account?',
          answer:
            'You do. The account is opened in your name and paid with your card, and we work in it through roles that you can withdraw. Root access stays in a safe place that two of your people can reach. If we part, you remove our roles and nothing else changes.',
        },
        {
          question: 'What does the assessment cost?',
          answer:
            'A fixed fee, agreed before we start and based on how many systems there are to look at. On a free call we count them with you. As a first project it costs {claim:promotion} less, and the list, the answers and the comparison are yours even if someone else does the move.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'The assessment is a project with a beginning, an end and a list that you keep.',
      action: { label: 'Start a project', to: '/contact?service=Cloud%20Solutions' },
    },
  ],
};
