import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/cms-wordpress/website-seo-optimization',
  costs: {
    price: {
      case: 'estimate',
      heading: 'Audit, repairs and pages are priced apart',
      decides: [
        { title: 'The audit', description: 'Any developer can use it' },
        { title: 'Repairs', description: 'Errors, speed and duplicates' },
        { title: 'New pages', description: 'One for each question that customers ask' },
      ],
      point: 'You know the price of the audit first.',
    },
    text: 'Repairs and pages have prices of their own, once we know what they are.',
    action: { label: 'Ask for a written estimate', to: '/contact?service=WordPress%20Development' },
    line: {
      adds: 'Search and speed',
      note: 'Paid once.',
      parts: [
        { text: 'Audit of 214 addresses', dollars: 900 },
        { text: 'Tags, links and titles repaired', dollars: 1_350 },
        { text: '44 descriptions written', dollars: 660, isOut: true },
      ],
    },
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'night',
      heading: 'Website SEO and\u00a0speed optimization',
      lead: 'We find out what your customers type, give each question a page that answers it, and make those pages load fast on an inexpensive phone.',
      drawing: 'search-results',
      highlights: [
        { title: 'Work on your own site', description: 'No purchased links and no text written for machines.' },
        { title: 'Measured before and after', description: 'A change counts when its number moves.' },
        { title: 'No promised rankings', description: 'Search engines set the order. We improve the pages.' },
      ],
      paper: {
        sample: 'crawl-report',
        title: 'A crawl, and what it found',
        lines: [
          { at: '404, not found', name: 'Pages not found' },
          { at: 'noindex left from the test site', column: 'Pages', name: 'Hidden from search' },
        ],
        total: { name: 'Home page, the goal', at: 'Largest part in view (LCP)', column: 'Goal' },
        note: 'Each problem comes with its fix. [Read the whole report](/services/cms-wordpress/website-seo-optimization#crawl-report)',
      },
    },
    {
      kind: 'paper',
      staging: 'marked',
      anchor: 'crawl-report',
      heading: 'The crawl report you start with',
      intro: 'Our crawler opens every URL as a search engine does. You get what it found, in the order of repair.',
      points: [
        { at: '404, not found', title: 'A count for each problem', description: 'And the list of pages it affects.' },
        {
          at: 'Remove the tag',
          title: 'The fix next to it',
          description: 'Written so that any developer can carry it out.',
        },
        { at: '4.8 s', title: 'Speed on a phone', description: 'Measured on a slow connection, with a goal.' },
      ],
      paper: 'crawl-report',
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'SEO services we provide',
      services: [
        {
          title: 'Technical audit',
          image: 'search-results',
          items: [
            'Every URL crawled, every error listed with its page',
            'Pages that are blocked, or that need a script to show their text',
            'The searches you are found for today, and the page that is shown',
          ],
        },
        {
          title: 'Speed',
          image: 'three-devices',
          items: [
            'Images resized and served in modern formats',
            'Fonts, scripts and trackers reduced to those you use',
            'Caching on the server',
          ],
        },
        {
          title: 'Structure and content',
          image: 'content-blocks',
          items: [
            'One page for each question that customers ask',
            'Titles and headings that say what follows',
            'Internal links from overview pages to detail pages',
          ],
        },
        {
          title: 'Local SEO and structured data',
          image: 'portfolio-website',
          items: [
            'Company profile, hours and street addresses the same everywhere',
            'Structured data for products, events, jobs and your company',
            'A page for each branch, and links from vendors and associations',
          ],
        },
        {
          title: 'Reporting',
          items: [
            'Visitor numbers that respect consent, in your own account',
            'Calls, forms and orders counted instead of clicks',
            'A short report in plain sentences, with the next step',
          ],
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'Searches you miss, by industry',
      notes: [
        {
          industry: 'construction',
          breaks: 'Project photos have no text that a search engine can read.',
          ready: 'A page per project that names the trade and the town.',
        },
        {
          industry: 'tech-startups',
          breaks: 'You’re found for your own name and for little else.',
          ready: 'A fair comparison page for each “alternative to” search.',
        },
        {
          industry: 'healthcare',
          breaks: 'One page lists every specialty, so none of them is found.',
          ready: 'A page per specialty and location, with hours and phone.',
        },
        {
          industry: 'retail',
          breaks: 'Sold-out products disappear and leave errors in search results.',
          ready: 'Redirects to the closest product, and stock status in the markup.',
        },
        {
          industry: 'automotive',
          breaks: 'Drivers type model, year and problem; your site says “services.”',
          ready: 'Pages by model and repair, with the prices you publish.',
        },
        {
          industry: 'organizations',
          breaks: 'Hours differ between your site, maps and directories.',
          ready: 'One source for hours and location, copied to every profile.',
        },
        {
          industry: 'manufacturing',
          breaks: 'Data sheets are PDFs that nothing on the site describes.',
          ready: 'A page for each material and standard that links the PDF.',
        },
        {
          industry: 'logistics',
          breaks: 'Customers search for a route, and no page names one.',
          ready: 'A page for each lane, with weights and transit times.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'An SEO project',
      steps: [
        {
          icon: 'search',
          title: 'Crawl and ask',
          description: 'We crawl the site, and ask your sales team what customers want to know.',
        },
        {
          icon: 'wrench',
          title: 'Repair',
          description: 'Errors, speed and duplicates come first, because they affect every page.',
        },
        {
          icon: 'file-text',
          title: 'Write what is missing',
          description: 'Pages for the questions customers ask, with facts from your company.',
        },
        {
          icon: 'gauge',
          title: 'Compare and continue',
          description: 'We compare the numbers with those from the start and extend what works.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'SEO and speed tools we use',
      rows: [
        { label: 'Search', names: ['Google Search Console', 'Bing Webmaster Tools', 'Screaming Frog'] },
        { label: 'Speed', names: ['Lighthouse', 'WebPageTest', 'Chrome UX Report'] },
        { label: 'Analytics', names: ['Matomo', 'Plausible', 'Data Studio'] },
        { label: 'Markup', names: ['schema.org', 'XML sitemaps', 'hreflang', 'Open Graph'] },
      ],
    },
    {
      kind: 'faq',
      heading: 'SEO questions and answers',
      items: [
        {
          question: 'Can you get us to the top of Google?',
          answer:
            'We can’t promise a position: the search engine and your competitors decide the order. We can make sure that your pages are readable, fast and the best answer to particular questions. That’s what moves positions, and the report shows which ones moved.',
        },
        {
          question: 'How long does SEO take?',
          answer:
            'Speed improves the day we work on it. Repaired errors show once the pages have been crawled again. New pages take longest, because a search engine waits to see whether people find them useful. The report lists the three separately, so you can tell slow progress from none.',
        },
        {
          question: 'Should we buy ads instead?',
          answer:
            'For a launch or a season, yes, provided the page they lead to loads quickly and answers the ad. Ads bring visitors today and stop when the budget does; search work builds slowly and stays. We usually fix the page first, so the visitors you pay for stay.',
        },
        {
          question: 'Do we need a new website for this?',
          answer:
            'Rarely. Most gains come from repairs, better text and smaller images on the site you have. A rebuild is worth considering if the system no longer receives updates, or if a simple change takes days. The audit says which of the two applies, and why.',
        },
        {
          question: 'Do you write the new pages?',
          answer:
            'Yes, from an interview with the person at your company who answers these questions on the phone, and that person corrects the draft. Facts, prices and examples have to come from you, because text without them reads like everyone else’s.',
        },
        {
          question: 'Does this help with answers from AI assistants?',
          answer:
            'Yes. They draw on pages that state facts plainly, name their source and can be read without scripts, so the same work serves both. You need no special markup for it.',
        },
        {
          question: 'Will a redesign hurt our ranking?',
          answer:
            'It can, if URLs change without redirects or good text is cut for looks. Involve us before the launch: we’ll list the pages that bring visitors, map every old URL to a new one and compare both sites with a script on the evening of the switch.',
        },
        {
          question: 'Is this a one-time project or a subscription?',
          answer:
            'A project with an end: the audit and the repairs. Afterward you can ask us for a look at the numbers from time to time and a few new pages, or continue alone with our list. You’re never on a contract with nothing to do.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'The audit can be your first project. So can the repairs, if you already have a list of them.',
      stubs: {
        service: 'WordPress Development',
        inquiry: 'Send the URL and the searches you want to be found for.',
        call: 'Look at your search data with us; you only need to share a screen.',
        project: 'Start with the audit. We’ll quote it first, and any developer can use it.',
      },
    },
  ],
};
