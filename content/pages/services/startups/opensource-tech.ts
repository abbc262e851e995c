import { toolShareOfRunning } from '../../../sample-bill';
import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/startups/opensource-tech',
  costs: {
    price: { case: 'tools' },
    text: 'Hosting and support are in the price. The move itself is extra, once, and priced in your estimate.',
    action: { label: 'Try your own tools', to: '/savings-calculator' },
    line: { marked: 'work-management' },
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'night',
      heading: 'Open-source ==selection and hosting==',
      lead: 'Open source rarely has a license fee. It does need servers, updates and someone to answer its alerts. We pick the tools that are worth it, and run them for a known price.',
      drawing: 'open-source-stack',
      highlights: [
        { title: 'Chosen with you', description: 'By what your team does, not by what is fashionable.' },
        { title: 'Priced before the start', description: 'Hosting and support per tool, on one page.' },
        { title: 'A tested export', description: 'For every tool, before you depend on it.' },
      ],
      paper: {
        sample: 'stack-review',
        title: 'Keep, move or drop',
        lines: [
          { name: 'PostgreSQL', text: 'keep' },
          { at: 'Code hosting', name: 'Code, to Forgejo' },
          { at: 'Knowledge base', name: 'Handbook, to BookStack' },
          { at: 'Notes', name: 'Notes, dropped' },
        ],
        total: { name: 'A month', at: 'With us, a month' },
        figure: { words: 'a month for most tools, not per person', tool: 'knowledge-base' },
        note: 'A verdict on each part of your stack. [See the whole review](/services/startups/opensource-tech#review)',
      },
    },
    {
      kind: 'paper',
      staging: 'pair',
      anchor: 'review',
      heading: 'A stack review: keep, move or drop',
      intro:
        'We read the licenses and support dates of the software under your product, then the bill for the tools around it.',
      paper: 'stack-review',
      ground: 'mist',
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'From first look to daily use',
      services: [
        {
          title: 'Stack review',
          items: [
            'Every tool and library you run, with version, license and status',
            'Risks, duplicates and the parts that are fine as they are',
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
            'Changes offered to the project itself, so that you don’t carry them alone',
            'Source of everything we write, in your repository',
          ],
        },
      ],
    },
    {
      kind: 'cost-briefs',
      anchor: 'running-costs',
      heading: 'Monthly bills, rented and hosted',
      intro: `If tools paid per person are ${toolShareOfRunning}% of what tools and servers cost to run, moving them as [our sample bill](/#one-bill) does takes {claim:open-source} off. Here are two teams at our calculator’s prices.`,
      briefs: [
        {
          title: 'Writing things down',
          description: 'Wiki, notes and a knowledge base for a team that would rather look it up than ask again.',
          members: 35,
          tools: ['wiki', 'notes', 'knowledge-base'],
        },
        {
          title: 'Running the back office',
          description:
            'ERP and HR cost the most per person. Moving accounting and payroll records is a project of its own, and its price comes off the first year’s saving.',
          members: 20,
          tools: ['erp-suite', 'hr-suite'],
        },
      ],
    },
    {
      kind: 'process',
      heading: 'How a tool gets into production',
      steps: [
        {
          icon: 'clipboard',
          title: 'Write down what you need',
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
      kind: 'industries',
      layout: 'picker',
      heading: 'Open source by industry',
      notes: [
        {
          industry: 'tech-startups',
          breaks: 'Error reports carry your users’ data to a third party.',
          ready: 'GlitchTip and Matomo, set up on a server of your own.',
        },
        {
          industry: 'healthcare',
          breaks: 'An auditor asks how the form tool stores answers, and it is closed.',
          ready: 'Forms and scheduling whose source the auditor may read.',
        },
        {
          industry: 'retail',
          breaks: 'Each new register adds a license for the stock system.',
          ready: 'A stock system without register fees, tried with your items.',
        },
        {
          industry: 'automotive',
          breaks: 'The inventory has no field for a supplier’s odd part numbers.',
          ready: 'An inventory with fields of your own that survive upgrades.',
        },
        {
          industry: 'construction',
          breaks: 'Subcontractors can’t open a plan without a paid account.',
          ready: 'Document control with guest access for one project.',
        },
        {
          industry: 'organizations',
          breaks: 'The newsletter costs more with every member who signs up.',
          ready: 'Listmonk on a small server, with your unsubscribes brought along.',
        },
        {
          industry: 'manufacturing',
          breaks: 'Machine data comes out through one vendor’s gateway alone.',
          ready: 'Dashboards on MQTT and OPC UA, tried with a simulated machine.',
        },
        {
          industry: 'logistics',
          breaks: 'Maps are billed by the request, and tracking makes millions of them.',
          ready: 'Map tiles and routing on open data, on your own server.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'Projects we trust',
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
      kind: 'coupon',
      description: 'A stack review is a good first project: small, finished, and useful even if you go no further.',
      stubs: {
        service: 'Startup Services',
        inquiry: 'Name a tool you’re considering. We’ll tell you what it’s like to run after a year.',
        call: 'Walk us through your stack; we’ll mark what we would keep, swap or drop.',
        project: 'Ask for a stack review: a written list, with costs, which is yours.',
      },
    },
  ],
};
