import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/startups/startup-it-management',
  sections: [
    {
      kind: 'page-hero',
      layout: 'split',
      heading: 'An IT department ==before you can hire one==',
      lead: 'Someone has to order laptops, open accounts, chase suppliers and notice that the domain expires. In most young companies it is a founder. Give it to us.',
      drawing: 'helpdesk-laptop',
      highlights: [
        {
          title: 'Priority tickets',
          description: 'Answered {claim:monitoring} as part of the {plan:startup-build} plan.',
        },
        { title: 'One register', description: 'Devices, accounts, licenses and renewal dates in one list.' },
        {
          title: 'Consulting hours',
          description: 'Part of Build, Launch and Boost, for decisions before they cost money.',
        },
      ],
    },
    {
      kind: 'calls',
      layout: 'lines',
      heading: 'Hand over the first thing this week',
      service: 'Startup Services',
      inquiry: 'Describe your team, your tools and the chore you most want to be rid of.',
      call: 'An engineer asks the questions an auditor or an investor would ask, and notes the gaps.',
      project: 'Give us a starting date and a contact person; we begin with the register.',
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'The chores we take over',
      services: [
        {
          title: 'People in, people out',
          items: [
            'Accounts, groups and devices ready on the first morning',
            'A checklist for departures that ends with every access closed',
            'Role changes handled the same way, so that rights do not pile up',
          ],
          image: 'home-offices',
        },
        {
          title: 'Laptops and phones',
          items: [
            'Disk encryption, updates and screen lock set by policy',
            'A spare configuration, so that a lost machine is replaced without starting over',
            'An inventory with serial number, owner and warranty',
          ],
        },
        {
          title: 'Identity and passwords',
          items: [
            'Single sign-on where your tools allow it, two factors everywhere',
            'A company password manager with shared vaults per team',
            'Admin rights on separate accounts, given for a reason',
          ],
          image: 'web-portal',
        },
        {
          title: 'Suppliers and renewals',
          items: [
            'Domains, certificates, licenses and contracts with their dates',
            'A reminder while there is still time to cancel',
            'One person who talks to the provider, so you need not',
          ],
        },
        {
          title: 'Questions and answers',
          items: [
            'Tickets by email or chat, each with an owner',
            'Answers collected into a handbook your team can search',
            'A regular summary: what was asked, what keeps coming back',
          ],
        },
      ],
    },
    {
      kind: 'statement',
      tone: 'night',
      heading: 'The questions an investor’s lawyer will ask',
      paragraphs: [
        'Sooner or later somebody wants to know how you handle access, and wants it in writing. Companies that kept a register answer in an afternoon. The others spend the weeks before signing on\u00a0archaeology.',
        'We keep the register from the first day, as a by-product of ordinary work. When the questionnaire comes, most of it is already answered.',
      ],
      items: [
        'Who has administrator rights, and since when?',
        'Which systems hold customer data, and where?',
        'When did you last restore a backup?',
        'How fast is access closed when a person leaves?',
      ],
      action: { label: 'See the startup plans', to: '/startup-services#plans' },
    },
    {
      kind: 'industries',
      layout: 'grid',
      heading: 'What a young company worries about, by trade',
      notes: [
        {
          industry: 'tech-startups',
          description: 'Production keys on a laptop that nobody encrypted. We start there.',
        },
        { industry: 'healthcare', description: 'Proof that access to records follows the role and ends with the job.' },
        {
          industry: 'retail',
          description: 'Shared registers and shared tablets, where a shared password is not an answer.',
        },
        {
          industry: 'automotive',
          description: 'Diagnostic laptops that must be updated without breaking the vendor’s software.',
        },
        {
          industry: 'construction',
          description: 'Phones and tablets that travel between sites and sometimes stay there.',
        },
        {
          industry: 'organizations',
          description: 'Volunteers with accounts long after the project they joined for has ended.',
        },
        {
          industry: 'manufacturing',
          description: 'An office network and a machine network that should meet at one guarded door.',
        },
        {
          industry: 'logistics',
          description: 'Temporary staff in peak season who need access on Monday and none by spring.',
        },
      ],
    },
    {
      kind: 'process',
      layout: 'list',
      heading: 'The first weeks with us',
      intro: 'Nothing stops while we take over. We learn first and change second.',
      steps: [
        {
          icon: 'search',
          title: 'Take stock',
          description: 'We list devices, accounts, suppliers and dates, and show you what we found.',
        },
        {
          icon: 'shield',
          title: 'Close the gaps',
          description: 'Old accounts, missing second factors and unencrypted disks go first.',
        },
        {
          icon: 'clipboard',
          title: 'Write the rules',
          description: 'Short ones: how a person joins, how one leaves, who approves a purchase.',
        },
        {
          icon: 'lifebuoy',
          title: 'Take the tickets',
          description: 'From then on your team writes to us, and you read a summary.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'marquee',
      heading: 'Tools we know how to look after',
      rows: [
        { label: 'Identity', names: ['Keycloak', 'Google Workspace', 'Microsoft 365', 'Vaultwarden'] },
        { label: 'Devices', names: ['macOS', 'Windows', 'Ubuntu', 'Fleet'] },
        { label: 'Records', names: ['Snipe-IT', 'Zammad', 'BookStack'] },
        { label: 'Network', names: ['WireGuard', 'OPNsense', 'Pi-hole'] },
      ],
    },
    {
      kind: 'coupon',
      description: 'Book the takeover as a project: inventory, cleanup and rules, handed to you in writing.',
      action: { label: 'Start a project', to: '/contact?service=Startup%20Services' },
    },
  ],
};
