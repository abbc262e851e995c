import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/cms-wordpress/cms-website-management',
  sections: [
    {
      kind: 'page-hero',
      layout: 'split',
      heading: 'Somebody who ==remembers your website==',
      lead: 'Updates, backups, content changes and a watchful eye for WordPress and other content systems, at a price per month. You send the text and get on with your day.',
      drawing: 'maintenance-calendar',
      fromPlan: 'support-essential',
      fromTo: '/services/cms-wordpress/cms-website-management#support-plans',
      highlights: [
        {
          title: 'Hosting is included',
          description: 'Free hosting {claim:free-hosting} with each of the support plans.',
        },
        { title: 'Tried on a copy', description: 'An update that breaks something breaks it where nobody looks.' },
        { title: 'Sites by others welcome', description: 'We look after websites that we did not build.' },
      ],
    },
    {
      kind: 'calls',
      layout: 'tickets',
      heading: 'Hand over the keys in three ways',
      service: 'WordPress Development',
      inquiry:
        'Send the address of the site and what worries you about it. We answer with what we would look at first.',
      call: 'Talk through what changes each week, who sends it and which plan that fits.',
      project: 'The site is hacked, slow or abandoned? We put it in order first, then keep it so.',
    },
    {
      kind: 'plans',
      anchor: 'support-plans',
      layout: 'rows',
      heading: 'Pay for the care your site really needs',
      intro: 'A brochure needs little. A shop with new goods every week needs more. Change the plan when that changes.',
      group: 'support',
      note: 'Hosting {claim:free-hosting} is free with each plan. {plan:support-business} stores up to 50 GB: hosting above the free part is a line of your estimate. A content update is one change to a page: a text, a picture, a new date, a person who left.',
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'What happens in a month of care',
      services: [
        {
          title: 'Updates',
          image: 'editor-and-server',
          items: [
            'System, theme and plugins, tried on a copy of your site',
            'Before and after screenshots compared, forms submitted as a test',
            'Plugins that nobody maintains anymore are replaced before they turn into a risk',
          ],
        },
        {
          title: 'Backups',
          image: 'backup-disks',
          items: [
            'As often as your plan says: each week, twice a week or every day',
            'Files and database together, stored away from the web server',
            'Restored whenever you ask, a single page or the whole site',
          ],
        },
        {
          title: 'Content changes',
          items: [
            'Sent by email in whatever form you have it',
            'Placed, cropped, linked and checked on a phone',
            'You get the address of the finished page',
          ],
        },
        {
          title: 'Watching and cleaning',
          items: [
            'Is it up, is the certificate valid, does the contact form still reach you?',
            'Malware scans, and spam cleared from comments and forms',
            'Broken links found before your customers find them',
          ],
        },
      ],
    },
    {
      kind: 'faq',
      layout: 'columns',
      heading: 'Sensible doubts about paying monthly',
      items: [
        {
          question: 'Our site has not changed in years. Why pay for care?',
          answer:
            'Because the software under it keeps aging. Attacks on websites are automated and look for old versions, whoever owns them. An untouched site also breaks on the day its host moves to a new PHP version. The smallest plan, {price:support-essential} a month, covers exactly this case.',
        },
        {
          question: 'Do we have to move to your hosting?',
          answer:
            'You may stay where you are, as long as we get the access that updates and backups need. Moving is worth a thought, since hosting {claim:free-hosting} is included and one party is then answerable for both site and server. We do the move and you approve it before the domain is switched.',
        },
        {
          question: 'What counts as a content update?',
          answer:
            'One change to one page, such as a new paragraph, a price, a replaced photo or an added staff member. Several small edits on the same page, sent together, are one. A new page or a new function is a task of its own, and we name the price beforehand.',
        },
        {
          question: 'Can unused updates be carried over?',
          answer:
            'Not as a rule. Tell us when a large batch is coming, for instance a season’s program, and we plan for it. The counts in the plans keep the monthly price low for everyone; where yours swing a lot, it is cheaper to talk about the plan above than to save up.',
        },
        {
          question: 'Which systems do you look after besides WordPress?',
          answer:
            'Joomla, Drupal, TYPO3, Ghost and Craft CMS among the usual ones, and static sites with an editor on top. For something rare we first check whether it still receives security fixes. If it does not, you hear that, together with a way to move the content out.',
        },
        {
          question: 'What do you do after an attack?',
          answer:
            'Take the site offline or to a clean copy, find the way in, restore from before the break-in, close the hole and change every password. Then we ask search engines to remove their warning. If the site was not in our care, this is charged as a separate job.',
        },
        {
          question: 'Can we cancel, and what do we get?',
          answer:
            'The plans run by the month. When you leave you receive the files, the database and the list of everything installed, in a form any other host can load. The domain has been yours all along. We would also like to hear the reason, but you need not give one.',
        },
        {
          question: 'Who may send you changes?',
          answer:
            'The people you name. We keep a list with their addresses and act on requests from it only, which also protects you from a forged email. For sensitive pages, such as prices or bank details, you can ask for a second person to confirm before anything goes live.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'table',
      heading: 'Systems and tools we keep current',
      rows: [
        { label: 'Content systems', names: ['WordPress', 'Joomla', 'Drupal', 'TYPO3', 'Ghost'] },
        { label: 'Shops', names: ['WooCommerce', 'PrestaShop'] },
        { label: 'Copies', names: ['BorgBackup', 'restic', 'WP-CLI'] },
        { label: 'Guard', names: ['Uptime Kuma', 'Fail2ban', 'ModSecurity'] },
      ],
    },
    {
      kind: 'industries',
      layout: 'grid',
      heading: 'What changes on a site, and how often',
      notes: [
        { industry: 'tech-startups', description: 'Job offers, releases and a new slogan every quarter.' },
        { industry: 'healthcare', description: 'Vacation coverage, new doctors, forms that change with the rules.' },
        {
          industry: 'retail',
          description: 'Offers on Monday, new arrivals midweek, opening hours before each holiday.',
        },
        { industry: 'automotive', description: 'Vehicles that sold must be gone the same morning.' },
        { industry: 'construction', description: 'A finished building, its photos and the people who built it.' },
        {
          industry: 'organizations',
          description: 'Events, reports and minutes, often sent by somebody new each year.',
        },
        { industry: 'manufacturing', description: 'Data sheets and certificates with a validity date.' },
        { industry: 'logistics', description: 'Surcharges, holiday closures at the depots and service notices.' },
      ],
    },
    {
      kind: 'process',
      layout: 'list',
      heading: 'What to expect when you hand it over',
      steps: [
        {
          icon: 'key',
          title: 'Access and inventory',
          description: 'We collect the logins and list every plugin, license and form.',
        },
        {
          icon: 'shield',
          title: 'First cleaning',
          description: 'A full backup, then updates, removals and the holes that cannot wait.',
        },
        {
          icon: 'calendar',
          title: 'The monthly round',
          description: 'Updates, checks and your content, on a rhythm you can rely on.',
        },
        {
          icon: 'clipboard',
          title: 'A report you can read',
          description: 'What was updated, what was changed and what we advise next.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Does the site need repairs before it can be cared for? Those count as your first project.',
      action: { label: 'Start a project', to: '/contact?service=WordPress%20Development' },
    },
  ],
};
