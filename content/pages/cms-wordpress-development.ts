import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/cms-wordpress-development',
  sections: [
    {
      kind: 'page-hero',
      ground: 'mist',
      heading: 'WordPress and CMS website development',
      lead: 'You get the full price in writing before we start, and a support plan if you want one. We use WordPress for most sites, and another CMS (the program you edit the site in) where it fits better.',
      drawing: 'page-frame',
      fromPlan: 'website-starter',
      highlights: [
        { title: '{Count:website} project sizes', description: 'From a small site to a site in several languages.' },
        {
          title: 'Free hosting',
          description: 'Support plans include {claim:free-hosting}, on servers we patch.',
        },
        { title: 'Everything in your name', description: 'Domain, site and analytics accounts belong to you.' },
      ],
      paper: {
        title: 'A website, the whole project',
        lines: [
          { name: '{plan:website-business}', text: '{price:website-business}' },
          { name: '{plan:website-business-pro}', text: '{price:website-business-pro}' },
          { name: 'Hosting, with support', text: 'free' },
        ],
        total: { name: '{plan:website-starter}', from: '{price:website-starter}' },
        note: 'Hosting {claim:free-hosting} is free with a support plan. [See what each size includes](/cms-wordpress-development#prices)',
      },
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'Website services',
      cards: [
        {
          icon: 'palette',
          title: 'Custom WordPress websites',
          description: 'A theme designed for your content, with blocks that editors can’t break.',
          to: '/services/cms-wordpress/custom-wordpress-websites',
        },
        {
          icon: 'layers',
          title: 'CMS website development',
          description: 'We choose the CMS that fits your editors and their workflow, then build the site on it.',
          to: '/services/cms-wordpress/cms-website-development',
        },
        {
          icon: 'refresh',
          title: 'CMS website management',
          description: 'Updates, backups and content changes for a monthly price, also for sites that others built.',
          to: '/services/cms-wordpress/cms-website-management',
        },
        {
          icon: 'search',
          title: 'Website SEO and speed',
          description: 'Errors fixed, pages made faster, and each page focused on one search.',
          to: '/services/cms-wordpress/website-seo-optimization',
        },
      ],
    },
    {
      kind: 'plans',
      anchor: 'prices',
      heading: 'Website prices',
      intro:
        'One price a project, and {claim:promotion} off if it is your first project with us. [Hosting and support plans](/cms-wordpress-development#support-plans) are further down.',
      group: 'website',
      note: 'Your written estimate sets the pages of Starter, and revision rounds and days of support for the other sizes. You have it before you order. Between two sizes? Order the smaller one: you can add pages later without starting over.',
    },
    {
      kind: 'feature',
      anchor: 'hosting',
      heading: 'Website hosting with every support plan',
      intro:
        'Every support plan includes free hosting {claim:free-hosting}, so one company is responsible for both the site and its server.',
      drawing: 'editor-and-server',
      items: [
        {
          icon: 'lock',
          title: 'Certificate and domain',
          description: 'We renew both on time. The domain stays in your name.',
        },
        {
          icon: 'server',
          title: 'Servers that aren’t overcrowded',
          description: 'We limit how many sites share a server, and we manage all of them.',
        },
        {
          icon: 'gauge',
          title: 'Monitored {claim:monitoring}',
          description: 'If the site stops responding, our engineers get the alert and act on what we agreed.',
        },
        {
          icon: 'package',
          title: 'A site you can move',
          description: 'Files and database come in a format that any other host can load.',
        },
      ],
    },
    {
      kind: 'plans',
      anchor: 'support-plans',
      heading: 'Website support plans',
      intro: 'Priced per month, for sites built by us or by another company.',
      group: 'support',
      note: 'Hosting {claim:free-hosting} is free with every plan, and {plan:support-business} includes 50 GB. Want more than a plan lists, such as new products with {plan:support-essential}? Your estimate prices it.',
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'What to expect in a website project',
      steps: [
        {
          icon: 'phone',
          title: 'Choose a size',
          description: 'On the free {claim:consultation} call we count your pages and find the size that fits.',
        },
        {
          icon: 'note',
          title: 'Gather content',
          description: 'You get a list of all the text and photos we need, and help with what’s missing.',
        },
        {
          icon: 'globe',
          title: 'Watch the progress',
          description: 'A private link shows you the unfinished site at any time.',
        },
        {
          icon: 'handshake',
          title: 'Launch and support',
          description: 'We switch the domain and train your editors. The support plan starts, if you want one.',
        },
      ],
    },
    {
      kind: 'booking',
      anchor: 'book',
      heading: 'Book the free call about your website',
      intro: 'We’ll talk about what your site should do, what it will cost and which plan fits.',
    },
    {
      kind: 'faq',
      heading: 'Questions about website prices and plans',
      items: [
        {
          question: 'Why is WordPress your default?',
          answer:
            'It’s open source, many people know it, and nearly every host can run it. It has everything a company site with news, services and a few forms needs. If you need approval steps or publish to several channels, we’ll suggest another system.',
        },
        {
          question: 'What do you need from us before you start?',
          answer:
            'Your logo, photos you have the rights to, and one person who can make decisions. The text can be rough. If you have a brand guide, send it. If not, two colors and an example of a site you like are enough for a first design.',
        },
        {
          question: 'Do we have to take a support plan?',
          answer:
            'No. You can run the site yourself or give it to another provider, and we’ll hand over everything you need for that. We do recommend some form of maintenance, because a CMS without updates becomes a security risk. The smallest plan costs {price:support-essential} a month.',
        },
        {
          question: 'Which size fits an online store?',
          answer:
            'It depends on the pages around the store: five core pages fit {plan:website-business} at {price:website-business}, ten fit {plan:website-business-pro}. The store itself is a separate line item, priced by the number of products, variants, payment methods and countries. A connection to your inventory system is priced separately, too.',
        },
        {
          question: 'Do you redesign existing websites?',
          answer:
            'Yes. We keep the pages that rank in search and the features your customers use, and rebuild the rest. The same {count:website} sizes and prices apply. A redesign needs less content work but adds redirects and migration; your estimate lists both.',
        },
        {
          question: 'How long does a website take?',
          answer:
            'Your estimate has the dates. What moves them is how fast text, photos and decisions reach us. To keep the launch date, name one person who can approve things, and collect the material before we start.',
        },
        {
          question: 'Are the sites accessible?',
          answer:
            'Yes. Contrast, keyboard use, headings, form labels and text alternatives are part of the design, and we check them before launch, with tools and by hand. Your editors learn how to keep the site accessible. If a law or a contract requires a formal statement, tell us at the start and we’ll include the audit.',
        },
        {
          question: 'What if we outgrow the site?',
          answer:
            'You can add pages, languages or a store to the site as it is. When visitors need to sign in and do work there, that’s a web application. We build it next to the site, as [custom web development](/services/software/custom-web-development), instead of forcing it into a plugin.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'The discount applies to any project price above. Monthly plans keep their price.',
      action: { label: 'Start a project', to: '/contact?service=WordPress%20Development' },
    },
  ],
};
