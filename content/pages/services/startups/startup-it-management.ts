import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/startups/startup-it-management',
  costs: {
    price: {
      case: 'estimate',
      heading: 'You pay for people, devices and chores',
      decides: [
        { title: 'People', description: 'Their accounts and sign-ins' },
        { title: 'Devices', description: 'Laptops and phones' },
        { title: 'Chores', description: 'Those that you hand over' },
      ],
      point: 'You keep the chores you want to keep.',
      isMonthly: true,
    },
    text: 'Servers and an engineer’s advice are in the [startup plans](/startup-services#plans).',
    action: { label: 'Ask for a written estimate', to: '/contact?service=Startup%20Services' },
    line: { marked: 'wiki' },
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'mist',
      heading: 'IT management ==for startups==',
      lead: 'Laptops, accounts, vendors and renewal dates, managed by us until you hire your own IT person. In a young company, a founder often does it at night.',
      drawing: 'helpdesk-laptop',
      highlights: [
        {
          title: 'Priority tickets',
          description: '{claim:monitoring} with the {plan:startup-build} plan; your estimate can add them to others.',
        },
        { title: 'One list of everything', description: 'Devices, accounts, licenses and the dates they renew.' },
        {
          title: 'Consulting hours',
          description: 'Part of Build, Launch and Boost, for advice before a decision costs money.',
        },
      ],
      paper: {
        sample: 'first-day-sheet',
        lines: [
          { at: 'Laptop 31: disk encrypted, updates on, warranty in the register', name: 'Laptop ready' },
          { at: 'First sign-in, own password, second factor: 10 min', name: 'First sign-in' },
        ],
        total: { name: 'Mail and printer work', at: 'Test mail sent, printer works: 20 min' },
        figure: {
          words: 'to the first sign-in, in this sample',
          at: 'First sign-in, own password, second factor: 10 min',
        },
        note: 'The chores on this sheet are priced in your estimate. [See the whole sheet](/services/startups/startup-it-management#first-day)',
      },
    },
    {
      kind: 'paper',
      staging: 'strip',
      anchor: 'first-day',
      heading: 'A new hire’s first-day sheet',
      intro:
        'You tell us the role and the date. On the first morning the sheet is on the laptop, and you and your new hire see what is ready.',
      paper: 'first-day-sheet',
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'IT chores we take over',
      services: [
        {
          title: 'New hires and departures',
          items: [
            'Accounts, groups and devices ready on the first morning',
            'A checklist for departures that ends with every access closed',
            'Role changes handled the same way, so that rights don’t pile up',
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
          title: 'Vendors and renewals',
          items: [
            'Domains, certificates, licenses and contracts with their dates',
            'A reminder while there’s still time to cancel',
            'We talk to the provider, so that you don’t have to',
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
      kind: 'industries',
      layout: 'picker',
      heading: 'IT risks of a young company, by industry',
      notes: [
        {
          industry: 'tech-startups',
          breaks: 'Production keys sit on a laptop without disk encryption.',
          ready: 'A laptop policy with encryption, and a vault for the keys.',
        },
        {
          industry: 'healthcare',
          breaks: 'A temp’s access to records outlives the contract by months.',
          ready: 'Roles tied to the job, with an end date entered on the first day.',
        },
        {
          industry: 'retail',
          breaks: 'One password on a sticky note opens every register.',
          ready: 'A PIN for each cashier, and one saved setup for any tablet.',
        },
        {
          industry: 'automotive',
          breaks: 'An update stops the vendor’s software on the diagnostic laptop.',
          ready: 'A disk image from before each update, to go back to.',
        },
        {
          industry: 'construction',
          breaks: 'A tablet stays behind on a finished site, still signed in.',
          ready: 'Remote lock and wipe, and a list of which tablet is where.',
        },
        {
          industry: 'organizations',
          breaks: 'Volunteers keep their mailbox long after the project has ended.',
          ready: 'A yearly access review, printed for the board.',
        },
        {
          industry: 'manufacturing',
          breaks: 'Office laptops and machine controllers share one network.',
          ready: 'A firewall between the two, and a list of what may pass.',
        },
        {
          industry: 'logistics',
          breaks: 'Forty temps start on the same Monday before the holidays.',
          ready: 'Accounts made from one list, each with its last day entered.',
        },
      ],
    },
    {
      kind: 'statement',
      tone: 'night',
      heading: 'Questions an investor’s lawyer will ask',
      paragraphs: [
        'Before a round closes, the other side wants to know how you handle access, and wants it in writing. With the register that we keep from the first day, you look it up.',
      ],
      items: [
        'Who has administrator rights, and since when?',
        'Which systems hold customer data, and where?',
        'When did you last restore a backup?',
        'How fast is access closed when a person leaves?',
      ],
    },
    {
      kind: 'process',
      heading: 'The first weeks with us',
      intro: 'Your team keeps working while we take over. We look at everything before we change anything.',
      steps: [
        {
          icon: 'search',
          title: 'Take stock',
          description: 'We list devices, accounts, vendors and dates, and show you what we found.',
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
          title: 'Answer your people',
          description: 'From then on your team writes to us, and you read a summary.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'Systems we manage',
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
      stubs: {
        service: 'Startup Services',
        inquiry: 'Describe your team, your tools and the chore you most want to be rid of. We’ll reply with a quote.',
        call: 'An engineer asks the questions an auditor would ask, and notes the gaps for you.',
        project: 'Give us a starting date and a contact person; we begin with the register.',
      },
    },
  ],
};
