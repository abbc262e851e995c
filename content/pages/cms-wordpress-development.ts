import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/cms-wordpress-development',
  sections: [
    {
      kind: 'page-hero',
      layout: 'split',
      heading: 'WordPress and CMS ==website development==',
      lead: 'Websites at a fixed price that you know before the first meeting, with support plans for later. We use WordPress for most sites and another CMS where it fits better.',
      drawing: 'page-frame',
      fromPlan: 'website-starter',
      fromTo: '/cms-wordpress-development#prices',
      highlights: [
        { title: '{Count:website} project sizes', description: 'From a small site to a site in several languages.' },
        {
          title: 'Free hosting',
          description: 'Support plans include {claim:free-hosting}, on servers that we patch.',
        },
        { title: 'Everything in your name', description: 'Domain, site and analytics accounts belong to you.' },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'Website services',
      cards: [
        {
          icon: 'palette',
          title: 'Custom WordPress websites',
          description: 'A theme designed for your content, with blocks that editors cannot break.',
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
          description: 'Monthly updates, backups and content changes, also for sites that others built.',
          to: '/services/cms-wordpress/cms-website-management',
        },
        {
          icon: 'search',
          title: 'Website SEO optimization',
          description: 'Errors fixed, pages made faster, and each page focused on one search.',
          to: '/services/cms-wordpress/website-seo-optimization',
        },
      ],
    },
    {
      kind: 'plans',
      anchor: 'prices',
      layout: 'rows',
      heading: 'Website prices',
      intro: 'One price per project. Hosting and support plans are further down.',
      group: 'website',
      note: 'Anything “by agreement” is priced in your estimate. If you are between two sizes, order the smaller one: pages can be added later without starting over.',
    },
    {
      kind: 'feature',
      anchor: 'hosting',
      heading: 'Website hosting with every support plan',
      intro:
        'Every support plan includes free hosting {claim:free-hosting}, so one company is responsible for both the site and its server.',
      drawing: 'editor-and-server',
      imageSide: 'right',
      items: [
        {
          icon: 'lock',
          title: 'Certificate and domain',
          description: 'We renew the certificate and the domain. You do not need to remember.',
        },
        {
          icon: 'server',
          title: 'Servers that are not overcrowded',
          description: 'We manage every site that shares a server with yours.',
        },
        {
          icon: 'gauge',
          title: 'Monitored {claim:monitoring}',
          description: 'If the site stops responding, one of our engineers gets the alert.',
        },
        {
          icon: 'package',
          title: 'Free to leave',
          description: 'You get the files and the database in a format that any other host can load.',
        },
      ],
    },
    {
      kind: 'plans',
      anchor: 'support-plans',
      layout: 'receipts',
      heading: 'Website support plans',
      intro: 'Priced per month, for sites built by us or by another company.',
      group: 'support',
      note: 'Hosting {claim:free-hosting} is free with each plan. {plan:support-business} stores up to 50 GB, and your estimate lists the price of hosting above the free part.',
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'What to expect in a website project',
      steps: [
        {
          icon: 'phone',
          title: 'Choose a size',
          description: 'On a free call we count your pages and see which size fits.',
        },
        {
          icon: 'note',
          title: 'Gather content',
          description: 'You get a list of every text and picture we need, and help with the missing ones.',
        },
        {
          icon: 'globe',
          title: 'Watch the progress',
          description: 'A private web address shows you the unfinished site at any time.',
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
      heading: 'Book a free website consultation',
      intro: 'We talk about what your site should do, what it will cost and which plan fits.',
    },
    {
      kind: 'faq',
      layout: 'columns',
      heading: 'Questions about website prices and plans',
      items: [
        {
          question: 'Why is WordPress your default?',
          answer:
            'Because it is open source, many people know it, and nearly every host can run it. You can leave us at any time. It has everything a company site with news, services and a few forms needs. If you need approval steps or publish to several channels, we propose another system.',
        },
        {
          question: 'What do you need from us before you start?',
          answer:
            'Your logo, pictures you have the rights to, and one person who can make decisions. Texts can be rough. If you have a brand guide, send it. If not, two colors and an example of a site you like are enough for a first design.',
        },
        {
          question: 'Do we have to take a support plan?',
          answer:
            'No. You can run the site yourself or give it to another provider, and we hand over everything that takes. We do recommend some form of maintenance, because a CMS without updates becomes a security risk. The smallest plan costs {price:support-essential} a month.',
        },
        {
          question: 'Which size fits an online store?',
          answer:
            'It depends on the pages around the store: five core pages fit {plan:website-business} at {price:website-business}, ten fit {plan:website-business-pro}. The store itself is a separate line in the estimate, priced by the number of products, variants, payment methods and countries. If your inventory comes from another system, that connection is priced separately as well.',
        },
        {
          question: 'Do you redesign existing websites?',
          answer:
            'Yes. We keep the pages that rank in search and the features your customers use, and rebuild the rest. The same {count:website} sizes and prices apply. A redesign needs less content work but adds redirects and migration, which the estimate lists one by one.',
        },
        {
          question: 'How long does a website take?',
          answer:
            'The estimate has dates for your project. What varies is how fast texts, pictures and decisions reach us. To keep the launch date, name one person who can approve things, and collect the material before we start.',
        },
        {
          question: 'Are the sites accessible?',
          answer:
            'Yes. Contrast, keyboard use, headings, form labels and text alternatives are part of the design, and we check them before launch, with tools and by hand. Your editors learn how to keep the site accessible. If a law or a contract requires a formal statement, tell us at the start and we include the audit.',
        },
        {
          question: 'What if we outgrow the site?',
          answer:
            'You can add pages, languages or a store to the site as it is. When visitors need to sign in and do work there, that is a web application. We build it next to the site, as [custom web development](/services/software/custom-web-development), instead of forcing it into a plugin.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'The discount applies to any project price above. Support plans start once the site is live.',
      action: { label: 'Start a project', to: '/contact?service=WordPress%20Development' },
    },
  ],
};
