import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/startups/opensource-tech',
  sections: [
    {
      kind: 'page-hero',
      layout: 'night',
      heading: 'Free to use is not ==free to run==',
      lead: 'Open-source software has no license fee. It does need servers, updates and somebody who answers at night. We pick the tools that are worth it, and run them for a known price.',
      drawing: 'open-source-stack',
      highlights: [
        { title: 'Chosen with you', description: 'By what your team does, not by what is fashionable.' },
        { title: 'Costed before the start', description: 'Server and support per tool, on one page.' },
        { title: 'A way out', description: 'An export that has been tried, for every tool.' },
      ],
    },
    {
      kind: 'statement',
      tone: 'paper',
      heading: 'Five questions before a tool gets a place in your stack',
      paragraphs: [
        'Anyone can install software in an afternoon. The trouble starts in the second year, when the maintainer has moved on or an upgrade needs a weekend. We ask before, and turn down tools that give the wrong answers.',
      ],
      items: [
        'Who maintains it, and would it survive if they stopped?',
        'Does the license let you use it the way you plan to?',
        'How does an upgrade go, and what happens when it fails halfway?',
        'Can it sign people in with the accounts you already have?',
        'In which format does your data come out again?',
      ],
      drawing: 'platform-shelf',
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'From first look to daily use',
      services: [
        {
          title: 'Stack review',
          items: [
            'Every tool and library you run, with version, license and state',
            'What is risky, what is redundant, what is fine as it is',
            'A list you can hand to an investor or a new engineer',
          ],
          image: 'bill-lens',
        },
        {
          title: 'Selection and trial',
          items: [
            'Two or three candidates set up side by side with your own examples',
            'A comparison in plain words, running cost included',
            'A decision you can explain a year later',
          ],
          image: 'tool-swap',
        },
        {
          title: 'Hosting and updates',
          items: [
            'Installed from official sources, configured as code',
            'Upgrades rehearsed on a copy before they reach your team',
            'Security notices read by us and acted on',
          ],
        },
        {
          title: 'Adapting and giving back',
          items: [
            'Plugins, themes and connectors where a tool stops short',
            'Changes offered to the project itself, so that you do not carry them alone',
            'Source of everything we write, in your repository',
          ],
        },
      ],
    },
    {
      kind: 'cost-briefs',
      heading: 'What the swap does to the bill',
      intro:
        'Open-source tools can take {claim:open-source} off operating costs. Here are two teams, worked out with our calculator, and [what that takes off a whole bill](/#one-sum).',
      briefs: [
        {
          title: 'Writing things down',
          description: 'Wiki, notes and a knowledge base for a team that would rather look it up than ask again.',
          members: 35,
          tools: ['wiki', 'notes', 'knowledge-base'],
        },
        {
          title: 'Running the back office',
          description: 'ERP and HR, the two suites in which a seat costs most and few people sit all day.',
          members: 20,
          tools: ['erp-suite', 'hr-suite'],
        },
      ],
    },
    {
      kind: 'process',
      layout: 'line',
      heading: 'How a tool gets into production',
      steps: [
        {
          icon: 'clipboard',
          title: 'Write the need',
          description: 'What people do today, in their words, and what must not get worse.',
        },
        {
          icon: 'target',
          title: 'Shortlist',
          description: 'Maintainers, license, upgrades and exports checked; the weak ones drop out.',
        },
        {
          icon: 'users',
          title: 'Pilot',
          description: 'A few colleagues use it for real work and report what annoys them.',
        },
        {
          icon: 'check',
          title: 'Adopt',
          description: 'Data moved, accounts connected, backups tested, support begins.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'table',
      heading: 'Projects we trust with real work',
      intro: 'For the everyday office tools, see [all platforms](/platforms).',
      rows: [
        { label: 'Data', names: ['PostgreSQL', 'Valkey', 'OpenSearch', 'Garage'] },
        { label: 'Build', names: ['Forgejo', 'Woodpecker CI', 'Harbor', 'Renovate'] },
        { label: 'Identity', names: ['Keycloak', 'Authentik', 'Vaultwarden'] },
        { label: 'Insight', names: ['Metabase', 'Matomo', 'Grafana', 'GlitchTip'] },
        { label: 'Customers', names: ['Chatwoot', 'EspoCRM', 'Zammad', 'Listmonk'] },
      ],
    },
    {
      kind: 'industries',
      layout: 'grid',
      heading: 'Open source at work, trade by trade',
      notes: [
        {
          industry: 'tech-startups',
          description: 'Analytics and error tracking without sending your users’ data to a third party.',
        },
        { industry: 'healthcare', description: 'Forms and scheduling whose source an auditor is allowed to read.' },
        { industry: 'retail', description: 'A point of sale and stock system that is not priced per register.' },
        { industry: 'automotive', description: 'Inventory with a field for every odd part number you have met.' },
        { industry: 'construction', description: 'Document control that subcontractors can join for one project.' },
        {
          industry: 'organizations',
          description: 'Newsletter and donation tools that cost the same for many members as for few.',
        },
        {
          industry: 'manufacturing',
          description: 'Machine dashboards on open protocols, so that one vendor’s gateway is not the only way in.',
        },
        { industry: 'logistics', description: 'Maps and routing on open data, without a charge for each request.' },
      ],
    },
    {
      kind: 'calls',
      layout: 'lines',
      heading: 'Ask about one tool or the whole stack',
      service: 'Startup Services',
      inquiry: 'Name a tool you are considering. We tell you how it behaves after the honeymoon.',
      call: 'Walk us through your stack; we mark what we would keep, swap or drop.',
      project: 'Order a stack review and get the written list, with costs, to keep.',
    },
    {
      kind: 'coupon',
      description: 'A stack review is a good first project: small, finished, and useful even if you go no further.',
      action: { label: 'Start a project', to: '/contact?service=Startup%20Services' },
    },
  ],
};
