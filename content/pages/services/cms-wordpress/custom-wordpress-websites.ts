import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/cms-wordpress/custom-wordpress-websites',
  sections: [
    {
      kind: 'page-hero',
      ground: 'paper',
      heading: 'Custom ==WordPress\u00a0websites==',
      lead: 'You know the project price before we start. Your site is designed around your content, built with few plugins and easy to edit, even if you’ve never edited a website.',
      drawing: 'theme-sheet',
      fromPlan: 'website-starter',
      highlights: [
        { title: 'Your own theme', description: 'Designed for your content, with no license to renew.' },
        { title: 'A short list of plugins', description: 'Each one is listed with the reason it’s there.' },
        { title: 'Editing in place', description: 'Pages look the same while you edit as they do to visitors.' },
      ],
      paper: {
        sample: 'launch-checklist',
        lines: [
          { at: 'Test message from the contact form arrived in your inbox', name: 'Contact form tried' },
          { at: 'Certificate valid with www and without', name: 'Certificate valid' },
        ],
        total: { name: 'Old URLs redirect', at: 'Old URLs redirect to a page of the new site: 38\u00a0of\u00a038' },
        figure: { words: 'for the whole project, the smallest size', text: '{price:website-starter}' },
        note: 'What we check before a site goes live. [See the whole list](/services/cms-wordpress/custom-wordpress-websites#launch), or [compare the sizes](/services/cms-wordpress/custom-wordpress-websites#prices)',
      },
    },
    {
      kind: 'paper',
      staging: 'strip',
      anchor: 'launch',
      heading: 'The checklist we launch with',
      intro:
        'Before we switch your domain, we go through a list with you. You see each check and what we still need from you.',
      paper: 'launch-checklist',
    },
    {
      kind: 'plans',
      anchor: 'prices',
      heading: 'WordPress website prices per project',
      intro:
        'One price for the whole project: a delay on either side does not raise it. {plan:website-business} and {plan:website-business-pro} differ in core pages: pages with a layout of their own. Articles and products share one.',
      group: 'website',
      note: 'How many pages Starter has, and how many revision rounds and days of support the others include, is in your written estimate. Monthly support is separate: [compare the support plans](/services/cms-wordpress/cms-website-management), from {price:support-essential} a month.',
    },
    {
      kind: 'process',
      heading: 'Steps to your launch',
      steps: [
        {
          icon: 'note',
          title: 'Collect text and photos',
          description: 'We send a list of what each page needs, and help where text is missing.',
        },
        {
          icon: 'palette',
          title: 'Design the first pages',
          description: 'The home page and one inner page settle the look before we design the rest.',
        },
        {
          icon: 'layers',
          title: 'Build and fill',
          description: 'All pages with your real content, on a test site that you can open anytime.',
        },
        {
          icon: 'globe',
          title: 'Switch the domain',
          description: 'At a quiet hour, by the checklist, with the old site kept as a fallback.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'Software inside the website',
      rows: [
        { label: 'Core', names: ['WordPress', 'block themes', 'PHP', 'MariaDB'] },
        { label: 'Editing', names: ['Gutenberg blocks', 'Advanced Custom Fields', 'Polylang'] },
        { label: 'Store', names: ['WooCommerce', 'Stripe', 'PayPal'] },
        { label: 'Delivery', names: ['nginx', 'Redis object cache', 'Let’s Encrypt', 'WebP and AVIF'] },
      ],
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'WordPress websites by industry',
      notes: [
        {
          industry: 'retail',
          breaks: 'Product photos come in every size and slow the pages down.',
          ready: 'Cropping and compression on upload, one shape for all.',
        },
        {
          industry: 'tech-startups',
          breaks: 'The home page still explains last year’s product.',
          ready: 'A home page of blocks that you can rewrite in an afternoon.',
        },
        {
          industry: 'healthcare',
          breaks: 'Patients call because the site hides hours and languages.',
          ready: 'Hours, languages and the appointment link on every page.',
        },
        {
          industry: 'automotive',
          breaks: 'An inquiry doesn’t say which vehicle it’s about.',
          ready: 'A form that sends the vehicle and its stock number along.',
        },
        {
          industry: 'construction',
          breaks: 'Visitors can’t find projects like theirs.',
          ready: 'A project list with filters for type, place and year.',
        },
        {
          industry: 'organizations',
          breaks: 'Donors can’t find the Donate button or the next event.',
          ready: 'Blocks for donations and dates that fit on any page.',
        },
        {
          industry: 'manufacturing',
          breaks: 'An engineer has a part number, and the search finds nothing.',
          ready: 'A search by part number, and data sheets that print well.',
        },
        {
          industry: 'logistics',
          breaks: 'Quote requests arrive without weight or destination.',
          ready: 'A form that asks for route, weight and date first.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions before you order a website',
      items: [
        {
          question: 'Is the project price fixed?',
          answer:
            'Yes, for the pages and rounds that your estimate lists. If you want more pages, another language or a store, you get a price for that part before we start it.',
        },
        {
          question: 'What counts as a revision round?',
          answer:
            'One list of changes to the whole draft, collected from everyone on your side who has a say. We work through it and show the result: that is a round. Typos and our own mistakes never count.',
        },
        {
          question: 'Do you write the text?',
          answer:
            'We edit it. The raw material comes from you, since you know your customers best: we’ll send questions for each page, shorten your answers, set headings and tell you where proof is missing. Full copywriting or translation can be added to the estimate.',
        },
        {
          question: 'Do you use a theme from a marketplace?',
          answer:
            'No. Marketplace themes carry options for thousands of buyers, and every visitor downloads them. We start from a lean block theme and build yours on top of it. Your site is faster, needs fewer updates and depends on no theme license.',
        },
        {
          question: 'Who owns the theme and the photos?',
          answer:
            'You do, once the project is paid: design and theme code are yours. Photos that you supply stay yours; stock photos come with a license in your name. WordPress and its common plugins are open source, so any other provider can take over the site.',
        },
        {
          question: 'Can you take over content from our old site?',
          answer:
            'Yes. Articles, images and URLs can be imported from most systems. We begin with a list of every page, its visitors and its links, and decide with you which ones move. The others are redirected to the closest page, so visitors don’t land on an error.',
        },
        {
          question: 'Where will the site be hosted?',
          answer:
            'Wherever you like. With one of our support plans, hosting {claim:free-hosting} is free, on servers that we patch and back up. If you prefer your current host, we’ll check its PHP version and memory beforehand and install the site there.',
        },
        {
          question: 'Can we edit everything ourselves afterward?',
          answer:
            'Almost everything: text, photos, menus, team members, prices and new pages from the existing blocks. We practice it with you. A new kind of block or a change to the design needs a developer, and the handover says where that line is.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'The prices above show it already. Tell us which size you need.',
      stubs: {
        service: 'WordPress Development',
        inquiry: 'List the pages you think you need. We’ll tell you which size fits.',
        call: 'Go through your current site with us, page by page: keep, merge or drop.',
        project: 'Are your text and logo ready? Choose a size, and we’ll schedule the work.',
      },
    },
  ],
};
