import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/cms-wordpress/custom-wordpress-websites',
  sections: [
    {
      kind: 'page-hero',
      layout: 'paper',
      heading: 'A WordPress site with ==its price on the label==',
      lead: 'Designed around what you have to say, built without a stack of plugins, and handed over to people who have never edited a website before.',
      drawing: 'theme-sheet',
      fromPlan: 'website-starter',
      fromTo: '/services/cms-wordpress/custom-wordpress-websites#prices',
      highlights: [
        { title: 'A theme of your own', description: 'Drawn for your content, with no license to renew.' },
        { title: 'Few plugins, all named', description: 'Each one is on a list, with the reason it is there.' },
        { title: 'Editing in plain sight', description: 'What you see while typing is what visitors see.' },
      ],
    },
    {
      kind: 'plans',
      anchor: 'prices',
      layout: 'receipts',
      heading: '{Count:website} sizes of website, paid per project',
      intro:
        '{plan:website-business} and {plan:website-business-pro} differ in core pages: pages with a layout of their own. Articles and products repeat theirs.',
      group: 'website',
      note: 'What is by agreement stands in your estimate. Care after launch is separate: [compare the support plans](/services/cms-wordpress/cms-website-management), from {price:support-essential} a month.',
    },
    {
      kind: 'calls',
      layout: 'lines',
      heading: 'Not sure which size you are?',
      service: 'WordPress Development',
      inquiry: 'Write down the pages you think you need. We answer with the size that holds them.',
      call: 'Open your present site with us and go through it page by page: keep, merge or drop.',
      project: 'Texts and logo are ready? Choose a size and the work can be scheduled.',
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'What goes into your website',
      services: [
        {
          title: 'Design from your content',
          items: [
            'We ask for your text first, because a layout without words is a guess',
            'Colors and type checked for contrast, so that everybody can read them',
            'Desktop and phone drawn together',
          ],
        },
        {
          title: 'Blocks your editors can trust',
          image: 'content-blocks',
          items: [
            'A small set of building blocks: heading, figure, quote, team, price, question',
            'Spacing and colors that cannot be broken by accident',
            'A page with examples of every block, for the colleague who joins next year',
          ],
        },
        {
          title: 'Additions: forms, languages, shop',
          image: 'portfolio-website',
          items: [
            'Forms that reach a mailbox and keep a copy, protected from spam',
            'Several languages with a proper address for each',
            'WooCommerce for a modest catalog, with local payment methods',
          ],
        },
        {
          title: 'Found from the first day',
          image: 'search-results',
          items: [
            'Titles, descriptions and headings set for every page',
            'Old addresses led to new ones, so that search engines and bookmarks follow',
            'Images in modern formats, scripts only where they are needed',
          ],
        },
        {
          title: 'Launch and handover',
          image: 'launch-ticket',
          items: [
            'A rehearsal on a hidden address that you approve',
            'Training on your own pages, with notes to look things up',
            'All passwords and licenses in your hands',
          ],
        },
      ],
    },
    {
      kind: 'process',
      layout: 'line',
      heading: 'What to expect between the order and the launch',
      steps: [
        {
          icon: 'note',
          title: 'Collect words and pictures',
          description: 'We send a list of what each page needs and help where a text is missing.',
        },
        {
          icon: 'palette',
          title: 'Design two pages',
          description: 'The home page and one inner page settle the look before the rest is drawn.',
        },
        {
          icon: 'layers',
          title: 'Build and fill',
          description: 'All pages with your real content on a test address that you can open anytime.',
        },
        {
          icon: 'globe',
          title: 'Switch the domain',
          description: 'At a quiet hour, redirects in place, with the former site kept aside.',
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'ledger',
      heading: 'The page that matters most in each trade',
      notes: [
        {
          industry: 'tech-startups',
          description: 'A home page that explains the product in one screen and can be rewritten weekly.',
        },
        {
          industry: 'healthcare',
          description: 'Opening hours, languages spoken and how to make an appointment, above everything else.',
        },
        {
          industry: 'retail',
          description: 'A shop window for the week’s goods, with directions and stock you can ask about.',
        },
        {
          industry: 'automotive',
          description: 'Vehicles or services with price, photo and a form that names the one you looked at.',
        },
        {
          industry: 'construction',
          description: 'Reference projects with place, scope and photos, sorted by type of building.',
        },
        {
          industry: 'organizations',
          description: 'Where donations go, what is on this month and how to join, in two clicks.',
        },
        { industry: 'manufacturing', description: 'Data sheets that engineers can find by part number and print.' },
        {
          industry: 'logistics',
          description: 'Routes, depots and a quote form that asks for weight before it asks for a name.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'marquee',
      heading: 'WordPress, and little besides',
      rows: [
        { label: 'Core', names: ['WordPress', 'block themes', 'PHP', 'MariaDB'] },
        { label: 'Editing', names: ['Gutenberg blocks', 'Advanced Custom Fields', 'Polylang'] },
        { label: 'Shop', names: ['WooCommerce', 'Stripe', 'PayPal'] },
        { label: 'Delivery', names: ['nginx', 'Redis object cache', 'Let’s Encrypt', 'WebP and AVIF'] },
      ],
    },
    {
      kind: 'faq',
      layout: 'split',
      heading: 'Before you order a website',
      items: [
        {
          question: 'Is the project price really fixed?',
          answer:
            'The price covers the pages and rounds that your estimate lists. If you want more pages, another language or a shop connection, you get a figure for that part before it is begun. {price:website-starter}, {price:website-business} and {price:website-business-pro} are project prices, so slow weeks on either side do not raise them.',
        },
        {
          question: 'What counts as a revision round?',
          answer:
            'You look at the whole draft, collect the wishes of everyone who has a say, and send them as one list. We work through it and show the result: that is a round. Typing errors and our own mistakes never count. Collecting first saves you rounds and saves everybody contradictions.',
        },
        {
          question: 'Do you write the texts?',
          answer:
            'You know your customers best, so the raw material comes from you. We send questions for each page, shorten what you answer, set headings and tell you where proof is missing. Complete copywriting or translation can be added to the estimate as a part of its own.',
        },
        {
          question: 'Do you build on a theme from a marketplace?',
          answer:
            'No. Marketplace themes carry options for thousands of buyers, and every visitor downloads them. We start from a lean block theme and draw yours on top of it. You gain speed and fewer updates, and nobody can withdraw a license you depend on.',
        },
        {
          question: 'Who owns the theme and the pictures?',
          answer:
            'The design and the theme code are yours once the project is paid. Pictures that you supply stay yours; stock pictures come with a license in your name. WordPress and its common plugins are open source, so any other provider can carry the site on.',
        },
        {
          question: 'Can you take over content from our old site?',
          answer:
            'Articles, pictures and addresses can be imported from most systems. We begin with a list of every page, its visitors and its links, and decide with you what deserves to move. Pages that go are redirected to the closest living one, so nobody lands on an error.',
        },
        {
          question: 'Where will the site be hosted?',
          answer:
            'Wherever you like. If you take one of our support plans, hosting {claim:free-hosting} comes free with it, on servers we patch and back up. If you prefer your present host, we check beforehand that its PHP version and memory are sufficient and install the site there.',
        },
        {
          question: 'Can we edit everything ourselves afterward?',
          answer:
            'Texts, pictures, menus, team members, prices and new pages from the existing blocks: yes, and we practice it with you. A new kind of block or a change to the design needs a developer. We draw that line in the handover, so you know in advance what is a five-line email to us.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'It applies to the project prices above, too. Tell us the size, and we do the subtraction.',
      action: { label: 'Start a project', to: '/contact?service=WordPress%20Development' },
    },
  ],
};
