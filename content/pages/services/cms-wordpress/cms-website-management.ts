import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/cms-wordpress/cms-website-management',
  sections: [
    {
      kind: 'page-hero',
      ground: 'mist',
      heading: 'WordPress and CMS website management',
      lead: 'People who know your site keep it updated and backed up for a monthly price. You send the text; we put it online and check it.',
      drawing: 'maintenance-calendar',
      fromPlan: 'support-essential',
      highlights: [
        {
          title: 'Hosting is included',
          description: 'Free hosting {claim:free-hosting} with each support plan.',
        },
        {
          title: 'Tested on a copy',
          description: 'If an update breaks something, it breaks there and not on your site.',
        },
        { title: 'Sites by others welcome', description: 'We maintain websites we didn’t build.' },
      ],
      paper: {
        sample: 'care-report',
        title: 'A month of website support',
        lines: [
          { at: 'Content updates', column: 'Used' },
          { at: 'New products', column: 'Used' },
          { at: 'Backups, opened and checked', column: 'Used', name: 'Backups, checked' },
        ],
        total: { name: '{plan:support-business} plan', text: '{price:support-business}' },
        note: 'Plans begin at {price:support-essential}. Each month you get a report. [See a report](/services/cms-wordpress/cms-website-management#monthly-report), or [compare the plans](/services/cms-wordpress/cms-website-management#support-plans)',
      },
    },
    {
      kind: 'paper',
      staging: 'marked',
      ground: 'mist',
      anchor: 'monthly-report',
      heading: 'The report you get every month',
      intro:
        'One page: changes with their dates, backups we opened and checked, and how much of your plan you’ve used.',
      points: [
        {
          at: 'Opening hours, contact page',
          title: 'Your changes and ours',
          description: 'With the department that asked for each.',
        },
        {
          at: 'Content updates',
          title: 'Your plan, counted',
          description: 'Updates, products and storage against the limits.',
        },
        { at: 'Next month:', title: 'One suggestion', description: 'The next thing we’d fix, with the reason.' },
      ],
      paper: 'care-report',
    },
    {
      kind: 'plans',
      anchor: 'support-plans',
      heading: 'Website support plans by the month',
      intro:
        'A brochure site needs little; a store with new products every week needs more. You can change plans at any time.',
      group: 'support',
      note: 'Hosting {claim:free-hosting} is free with each plan. The price of {plan:support-business} covers 50 GB. Your estimate prices what you add, such as more products a month; a new page or feature is a job of its own.',
    },
    {
      kind: 'faq',
      heading: 'Website support questions',
      items: [
        {
          question: 'Our site hasn’t changed in years. Why pay for support?',
          answer:
            'Because the software under it keeps aging. Attacks are automated and look for old versions on sites of any size. An untouched site also breaks when its host moves to a new PHP version. The smallest plan, {price:support-essential} a month, covers this case.',
        },
        {
          question: 'Do we have to move to your hosting?',
          answer:
            'No, as long as we get the access that updates and backups need. A move can be worth it: hosting {claim:free-hosting} is included, and one company answers for both. We’ll do the move, and you approve it before the domain is switched.',
        },
        {
          question: 'What counts as a content update?',
          answer:
            'One change to one page: a new paragraph, a price, a replaced photo. Several small edits of one page, sent together, are one.',
        },
        {
          question: 'Do unused updates roll over?',
          answer: 'No. Tell us when a large batch is coming, such as a season’s program, and we’ll plan for it.',
        },
        {
          question: 'Do you only maintain WordPress?',
          answer:
            'No. We also maintain Joomla, Drupal, TYPO3, Ghost and Craft CMS, and static sites with an editor on top. For a rare system we first check that it still gets security fixes.',
        },
        {
          question: 'What do you do after an attack?',
          answer:
            'We take the site offline or to a clean copy, find the way in, restore from before the break-in, close the hole and change every password. Then we ask search engines to remove their warning. For a site we weren’t maintaining, this is a separate job.',
        },
        {
          question: 'Can we cancel, and what do we get?',
          answer:
            'Yes, the plans run by the month. When you leave, you receive the files, the database and a list of everything installed, ready to be loaded at another host. The domain has been yours all along.',
        },
        {
          question: 'Who may send you changes?',
          answer:
            'The people you name. We act only on requests from their email addresses, which also protects you from forged email. For prices or bank details you can ask for a second person to confirm each change.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'Taking over your website',
      steps: [
        {
          icon: 'key',
          title: 'Access and inventory',
          description: 'We collect the logins and list every plugin, license and form.',
        },
        {
          icon: 'shield',
          title: 'First cleanup',
          description: 'A full backup, then updates, removals and urgent security fixes.',
        },
        {
          icon: 'calendar',
          title: 'Every month',
          description: 'Updates, checks and your content, on fixed days.',
        },
        {
          icon: 'clipboard',
          title: 'The report',
          description: 'One page like the sample above, and a call if you have questions about it.',
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'Website upkeep in your industry',
      notes: [
        {
          industry: 'retail',
          breaks: 'A plugin update breaks the checkout before a weekend.',
          ready: 'A test order on a copy of the store before each update.',
        },
        {
          industry: 'tech-startups',
          breaks: 'The site still shows last quarter’s prices and a job that’s filled.',
          ready: 'A list of every page with a price or a date on it.',
        },
        {
          industry: 'healthcare',
          breaks: 'Holiday hours go up after the holiday.',
          ready: 'Closing dates entered weeks ahead that publish themselves.',
        },
        {
          industry: 'automotive',
          breaks: 'A car that was sold yesterday still brings calls today.',
          ready: 'A “sold” switch in the vehicle list that works on a phone.',
        },
        {
          industry: 'construction',
          breaks: 'The list of finished projects stops two years ago.',
          ready: 'A project template, and a reminder to you each quarter.',
        },
        {
          industry: 'organizations',
          breaks: 'The only person with the password has left the board.',
          ready: 'Accounts by role, on a list that the organization owns.',
        },
        {
          industry: 'manufacturing',
          breaks: 'Expired certificates can still be downloaded.',
          ready: 'An expiration date on each document, and a warning before it.',
        },
        {
          industry: 'logistics',
          breaks: 'The quote form stops sending, and it takes a week to notice.',
          ready: 'A test inquiry through every form after each update.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'Systems and tools we keep current',
      rows: [
        { label: 'Content systems', names: ['WordPress', 'Joomla', 'Drupal', 'TYPO3', 'Ghost'] },
        { label: 'Stores', names: ['WooCommerce', 'PrestaShop'] },
        { label: 'Backups', names: ['BorgBackup', 'restic', 'WP-CLI'] },
        { label: 'Security', names: ['Uptime Kuma', 'Fail2ban', 'ModSecurity'] },
      ],
    },
    {
      kind: 'coupon',
      description: 'Does the site need repairs first? They can be your first project.',
      stubs: {
        service: 'WordPress Development',
        inquiry: 'Send us the URL of the site and your main worry. We’ll tell you what we’d look at first.',
        call: 'Talk through what changes each week, who sends it and which plan fits.',
        project: 'Is the site hacked, slow or abandoned? We’ll repair it first, then maintain it.',
      },
    },
  ],
};
