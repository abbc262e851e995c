import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/cms-wordpress/website-seo-optimization',
  sections: [
    {
      kind: 'page-hero',
      layout: 'night',
      heading: 'Website SEO and ==speed optimization==',
      lead: 'We find out what your customers type, give each question a page that answers it, and make those pages load fast on an inexpensive phone.',
      drawing: 'search-results',
      highlights: [
        { title: 'Work on your own site', description: 'No purchased links and no text written for machines.' },
        { title: 'Measured before and after', description: 'Each change is meant to move a figure, and we check it.' },
        { title: 'No promised rankings', description: 'Search engines set the order. We improve the pages.' },
      ],
    },
    {
      kind: 'paper',
      anchor: 'crawl-report',
      heading: 'The crawl report you start with',
      intro:
        'Our crawler opens every address of your site the way a search engine does. You get what it found, in the order in which we would repair it.',
      points: [
        { title: 'A count for each fault', description: 'And the list of pages it affects.' },
        { title: 'The repair beside it', description: 'Written so that any developer can carry it out.' },
        { title: 'Speed on a phone', description: 'Measured on a slow connection, with a goal.' },
      ],
      paper: 'crawl-report',
      side: 'left',
      action: { label: 'Book a free call', to: 'booking' },
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'SEO services we provide',
      services: [
        {
          title: 'Technical audit',
          image: 'sprint-board',
          items: [
            'Every address crawled, every error listed with its page',
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
            'Company profile, opening hours and addresses the same everywhere',
            'Structured data for products, events, jobs and your company',
            'A page for each branch, and links from suppliers and associations',
          ],
        },
        {
          title: 'Reporting',
          items: [
            'Visitor figures that respect consent, in your own account',
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
          industry: 'tech-startups',
          breaks: 'You are found for your own name and for little else.',
          ready: 'A fair comparison page for each “alternative to” search.',
        },
        {
          industry: 'healthcare',
          breaks: 'One page lists every specialty, so none of them is found.',
          ready: 'A page per specialty and district, with hours and phone.',
        },
        {
          industry: 'retail',
          breaks: 'Sold-out products disappear and leave errors in search results.',
          ready: 'Redirects to the nearest product, and stock in the markup.',
        },
        {
          industry: 'automotive',
          breaks: 'Buyers type model, year and fault; your site says “services.”',
          ready: 'Pages by model and repair, with the prices you publish.',
        },
        {
          industry: 'construction',
          breaks: 'Reference photos have no text that a search engine can read.',
          ready: 'A page per project that names the trade and the town.',
        },
        {
          industry: 'organizations',
          breaks: 'Opening hours differ between your site, maps and directories.',
          ready: 'One source for hours and address, copied to every profile.',
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
      kind: 'calls',
      layout: 'lines',
      heading: 'Find out why your site is not found',
      service: 'WordPress Development',
      inquiry: 'Send the address and the searches you wish to be found for.',
      call: 'Look at your search figures with us; you only need to share a screen.',
      project: 'Order the audit. You can use it with any developer.',
    },
    {
      kind: 'process',
      layout: 'line',
      heading: 'Steps of an SEO project',
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
          description: 'We set the figures beside those from the start and extend what works.',
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
        { label: 'Figures', names: ['Matomo', 'Plausible', 'Data Studio'] },
        { label: 'Markup', names: ['schema.org', 'XML sitemaps', 'hreflang', 'Open Graph'] },
      ],
    },
    {
      kind: 'faq',
      layout: 'columns',
      heading: 'SEO questions and answers',
      items: [
        {
          question: 'Can you get us to the top of Google?',
          answer:
            'We cannot promise a position: the search engine and your competitors decide the order. We can make sure that your pages are readable, fast and the best answer to particular questions. That is what moves positions, and the report shows which ones moved.',
        },
        {
          question: 'How long does SEO take?',
          answer:
            'Speed improves the day we work on it. Repaired errors show once the pages have been crawled again. New pages take longest, because a search engine waits to see whether people find them useful. The report lists the three separately, so you can tell slow progress from none.',
        },
        {
          question: 'Should we buy ads instead?',
          answer:
            'For a launch or a season, yes, provided the page they lead to loads quickly and answers the ad. Ads bring visitors today and stop when the budget does; search work builds slowly and stays. We usually repair the page first, so that paid visitors do not leave again.',
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
            'It can, if addresses change without redirects or good text is cut for looks. Involve us before the launch: we list the pages that bring visitors, map every old address to a new one and compare both sites by machine on the evening of the switch.',
        },
        {
          question: 'Is this a one-time project or a subscription?',
          answer:
            'A project with an end: the audit and the repairs. Afterward some clients ask for a look at the figures from time to time and a few new pages; others continue alone with our list. There is no contract that runs on without work to do.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'The audit is a project of its own, and its list of repairs is yours to use with any developer.',
      action: { label: 'Start a project', to: '/contact?service=WordPress%20Development' },
    },
  ],
};
