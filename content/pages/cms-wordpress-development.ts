import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/cms-wordpress-development',
  sections: [
    {
      kind: 'page-hero',
      layout: 'split',
      heading: 'Websites with a price ==before the first meeting==',
      lead: 'Choose a size, see what it costs and who looks after it later. WordPress for most, other content systems where they fit better.',
      drawing: 'page-frame',
      fromPlan: 'website-starter',
      fromTo: '/cms-wordpress-development#prices',
      highlights: [
        { title: '{Count:website} project sizes', description: 'From a small site to several languages and systems.' },
        {
          title: 'Hosting, free {claim:free-hosting}',
          description: 'With any support plan, on servers that we patch.',
        },
        { title: 'You hold the passwords', description: 'Domain, site and statistics are registered to you.' },
      ],
    },
    {
      kind: 'cards',
      layout: 'ledger',
      heading: 'Build it, feed\u00a0it, get it found',
      cards: [
        {
          icon: 'palette',
          title: 'Custom WordPress websites',
          description: 'A theme drawn for your content, with blocks that editors cannot break.',
          to: '/services/cms-wordpress/custom-wordpress-websites',
        },
        {
          icon: 'layers',
          title: 'CMS website development',
          description: 'The system chosen for your editors and their workflow, then the site on top of it.',
          to: '/services/cms-wordpress/cms-website-development',
        },
        {
          icon: 'refresh',
          title: 'CMS website management',
          description: 'Updates, backups and content changes by the month, also for sites that others built.',
          to: '/services/cms-wordpress/cms-website-management',
        },
        {
          icon: 'search',
          title: 'Website SEO optimization',
          description: 'Errors fixed, pages made faster, one question answered per page.',
          to: '/services/cms-wordpress/website-seo-optimization',
        },
      ],
    },
    {
      kind: 'plans',
      anchor: 'prices',
      layout: 'rows',
      heading: 'What a website costs to make',
      intro: 'One payment per project. Hosting and care follow further down, so that you can add up both.',
      group: 'website',
      note: 'What is by agreement stands in your estimate. Torn between two sizes? Order the smaller one: pages can be added later without starting over.',
    },
    {
      kind: 'feature',
      anchor: 'hosting',
      heading: 'Hosting that comes with the care',
      intro:
        'Every support plan includes free hosting {claim:free-hosting}, so one party answers for the site and for the server beneath it.',
      drawing: 'editor-and-server',
      imageSide: 'right',
      items: [
        {
          icon: 'lock',
          title: 'Certificate and domain',
          description: 'Encrypted from the first visit, renewed without a reminder to you.',
        },
        {
          icon: 'server',
          title: 'A server in good company',
          description: 'No overcrowded machines: we know each site that shares one, since we look after them all.',
        },
        {
          icon: 'gauge',
          title: 'Eyes on it, {claim:monitoring}',
          description: 'If the site stops answering, a person is told, and it is not you.',
        },
        {
          icon: 'package',
          title: 'Free to leave',
          description: 'Files and database in a form that any other host can load.',
        },
      ],
    },
    {
      kind: 'plans',
      anchor: 'support-plans',
      layout: 'receipts',
      heading: 'What it costs to keep',
      intro: 'Per month, for sites by us or by another company.',
      group: 'support',
      note: 'Hosting {claim:free-hosting} is free with each plan. {plan:support-business} stores up to 50 GB: hosting above the free part is a line of your estimate.',
    },
    {
      kind: 'process',
      layout: 'line',
      heading: 'What to expect from order to upkeep',
      steps: [
        {
          icon: 'phone',
          title: 'Pick a size together',
          description: 'On a free call we go through your pages and see which size they come to.',
        },
        {
          icon: 'note',
          title: 'Gather content',
          description: 'You get a list with one line per text and picture, and help with the empty lines.',
        },
        {
          icon: 'globe',
          title: 'See it grow',
          description: 'A hidden address shows the site at any hour, half-finished and honest.',
        },
        {
          icon: 'handshake',
          title: 'Launch, then care',
          description: 'The domain is switched, your editors are trained and the plan begins, if you want one.',
        },
      ],
    },
    {
      kind: 'booking',
      anchor: 'book',
      heading: 'Pick an hour for your website',
      intro: 'A free consultation about your site: what it should do, what it may cost and which plan fits.',
    },
    {
      kind: 'faq',
      layout: 'columns',
      heading: 'Prices, plans and what is in them',
      items: [
        {
          question: 'Why is WordPress your default?',
          answer:
            'Because you can leave us. It is open source, a great many people know it, and nearly every host can run it. For a company site with news, services and a few forms it has all that is needed. Where approval chains or several channels matter more, we propose another system.',
        },
        {
          question: 'What must we have ready before you start?',
          answer:
            'A logo, the rights to your pictures, and somebody who may decide. Texts can be rough. If a brand guide exists, send it; if it does not, two colors and an example of a site you like are enough for a first design.',
        },
        {
          question: 'Do we have to take a support plan?',
          answer:
            'No. You can run the site yourselves or give it to another provider, and you receive what that takes. We do advise some form of upkeep, because a content system without updates becomes a risk for you and for your visitors. The smallest plan costs {price:support-essential} a month.',
        },
        {
          question: 'Which size fits a shop?',
          answer:
            'Count the pages around the shop first: five core pages point to {plan:website-business} at {price:website-business}, ten to {plan:website-business-pro}. The shop itself gets a line of its own in the estimate, by number of products, variants, payment methods and countries. If stock comes from another system, that link is priced separately as well.',
        },
        {
          question: 'Do you redesign existing websites?',
          answer:
            'Yes. We keep what is found by search and what customers use, and rebuild the rest. The price follows the same {count:website} sizes, since a redesign saves content work but adds redirects and migration, which the estimate lists one by one.',
        },
        {
          question: 'How long does a website take?',
          answer:
            'The building is predictable, and the estimate has dates for it. What varies is how fast texts, pictures and decisions arrive. Name one person with the authority to approve, collect the material before the start, and the date in the estimate is the date of the launch.',
        },
        {
          question: 'Are the sites accessible?',
          answer:
            'Contrast, keyboard use, headings, form labels and text alternatives are part of the design and are checked before launch, with tools and by hand. Your editors learn how to keep it so. If a law or a contract asks for a formal statement, tell us at the beginning and we plan the audit in.',
        },
        {
          question: 'What if we outgrow the site?',
          answer:
            'A site can take on more pages, languages or a shop as it stands. When visitors begin to sign in and do work there, it becomes an application, and we build that beside the site, as [custom web development](/services/software/custom-web-development), rather than squeezing it into a plugin.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Take it off any project price in the table above. Support plans start once the site is live.',
      action: { label: 'Start a project', to: '/contact?service=WordPress%20Development' },
    },
  ],
};
