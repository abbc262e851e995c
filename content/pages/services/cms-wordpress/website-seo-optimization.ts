import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/cms-wordpress/website-seo-optimization',
  sections: [
    {
      kind: 'page-hero',
      layout: 'night',
      heading: 'Pages about ==one thing each==, and quick to load',
      lead: 'SEO without tricks: we find out what your customers type, give each question a page that answers it, and make those pages load fast on a cheap phone.',
      drawing: 'search-results',
      highlights: [
        { title: 'Work on your own site', description: 'No purchased links and no texts written for machines.' },
        { title: 'Measured before and after', description: 'Each change has a figure it was meant to move.' },
        { title: 'No promised rankings', description: 'Nobody controls a search engine. We control the page.' },
      ],
    },
    {
      kind: 'numbered-slides',
      layout: 'list',
      heading: 'Why a good site stays invisible',
      intro: 'Four causes, in the order in which we look for them.',
      slides: [
        {
          id: 'unreadable',
          number: '01',
          title: 'The search engine cannot read it',
          description:
            'Blocked folders, pages that need a script to show their text, five addresses for the same content. This is repaired first, because everything else waits for it.',
        },
        {
          id: 'slow',
          number: '02',
          title: 'It is too slow on a phone',
          description:
            'Photos straight from a camera, three trackers and a page builder. Visitors leave before the first sentence, and search engines notice that they do.',
        },
        {
          id: 'vague',
          number: '03',
          title: 'No page answers the question',
          description:
            'A single page lists all services. The customer asked about one of them, in one town, with one problem.',
        },
        {
          id: 'unknown',
          number: '04',
          title: 'Nobody mentions it',
          description:
            'Suppliers, associations and local directories could link to you and do not, because they were never asked.',
        },
      ],
    },
    {
      kind: 'calls',
      layout: 'lines',
      heading: 'Ask what holds your site back',
      service: 'WordPress Development',
      inquiry: 'Send the address and the three searches you wish to be found for.',
      call: 'Look at your search figures with us; you need only a screen to share.',
      project: 'Order the audit. It is useful even if somebody else carries it out.',
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'The work, piece by piece',
      services: [
        {
          title: 'Audit',
          image: 'sprint-board',
          items: [
            'Every address crawled, every error listed with its page',
            'What you are found for today, and which page is shown',
            'A list of repairs ordered by effect and effort',
          ],
        },
        {
          title: 'Speed',
          image: 'three-devices',
          items: [
            'Images resized and served in modern formats',
            'Fonts, scripts and trackers reduced to those you can justify',
            'Caching on the server, measured on a slow connection',
          ],
        },
        {
          title: 'Structure and content',
          image: 'content-blocks',
          items: [
            'One page for each question that customers really ask',
            'Titles and headings that say what follows',
            'Internal links that lead from the general to the particular',
          ],
        },
        {
          title: 'Local and structured data',
          image: 'portfolio-website',
          items: [
            'Company profile, opening hours and addresses the same everywhere',
            'Structured data for products, events, jobs and your company',
            'A page for each branch, with its own content',
          ],
        },
        {
          title: 'Measuring',
          items: [
            'Visitor figures that respect consent, in an account of yours',
            'Calls, forms and orders counted instead of clicks',
            'A short report in sentences, with the next step',
          ],
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'ledger',
      heading: 'What people type',
      intro: 'Searches are questions. These are the ones to answer, trade by trade.',
      notes: [
        {
          industry: 'tech-startups',
          description: '“Alternative to” a large name: a page that compares fairly will be read.',
        },
        { industry: 'healthcare', description: 'A symptom, a specialty and a district, on a phone, in a hurry.' },
        { industry: 'retail', description: 'The product with its size and “near me,” an hour before closing.' },
        { industry: 'automotive', description: 'Model, year and fault, followed by the word price.' },
        { industry: 'construction', description: 'The trade and the town, then photos to check the quality.' },
        { industry: 'organizations', description: 'Opening hours, membership forms and how to donate.' },
        {
          industry: 'manufacturing',
          description: 'A standard, a material and a tolerance, typed by a buyer with a deadline.',
        },
        { industry: 'logistics', description: 'From where to where, how heavy, how soon.' },
      ],
    },
    {
      kind: 'technologies',
      layout: 'table',
      heading: 'Instruments on the bench',
      rows: [
        { label: 'Search', names: ['Google Search Console', 'Bing Webmaster Tools', 'Screaming Frog'] },
        { label: 'Speed', names: ['Lighthouse', 'WebPageTest', 'Chrome UX Report'] },
        { label: 'Figures', names: ['Matomo', 'Plausible', 'Data Studio'] },
        { label: 'Markup', names: ['schema.org', 'XML sitemaps', 'hreflang', 'Open Graph'] },
      ],
    },
    {
      kind: 'process',
      layout: 'line',
      heading: 'What to expect from the first crawl on',
      steps: [
        {
          icon: 'search',
          title: 'Crawl and listen',
          description: 'We read your site as a machine does, and your customers’ questions as a salesperson does.',
        },
        {
          icon: 'wrench',
          title: 'Repair the base',
          description: 'Errors, speed and duplicates first: unglamorous, and felt on every page.',
        },
        {
          icon: 'file-text',
          title: 'Write what is missing',
          description: 'Pages for real questions, with facts that only you can supply.',
        },
        {
          icon: 'gauge',
          title: 'Compare and continue',
          description: 'Figures beside those from the start. What works is extended, the rest is dropped.',
        },
      ],
    },
    {
      kind: 'faq',
      layout: 'columns',
      heading: 'Straight answers about search',
      items: [
        {
          question: 'Can you get us to the top of Google?',
          answer:
            'No honest person can promise that, since the order is decided by the search engine and by your competitors. We can make sure that your pages are readable, fast and the best answer to particular questions. That is what moves positions, and we show you which ones moved.',
        },
        {
          question: 'How long before we see a difference?',
          answer:
            'Speed is felt the day it is improved. Repaired errors show once the pages have been crawled again. New pages need patience, because a search engine waits to see whether people find them useful. The report separates these three, so you can tell slow progress from none.',
        },
        {
          question: 'Should we buy ads instead?',
          answer:
            'Ads bring visitors today and stop when the budget does. Search work builds slowly and remains. For a launch or a season, ads make sense, provided the page they lead to loads quickly and answers the ad. We usually repair that page first, or you pay for visitors who leave.',
        },
        {
          question: 'Do we need a new website for this?',
          answer:
            'Rarely. Most gains come from repairs, better texts and smaller images on the site you have. A rebuild is worth considering if the system is no longer updated, or if a simple change takes days. The audit states which of the two it is, and why.',
        },
        {
          question: 'Do you write the new texts?',
          answer:
            'We interview the person in your company who answers such questions on the phone, write from that, and have them correct it. Facts, prices and examples must come from you. Texts without them read like everybody else’s and are treated accordingly by readers and machines.',
        },
        {
          question: 'What about answers from AI assistants?',
          answer:
            'They draw on pages that state facts plainly, name their source and can be read without scripts. The same work serves both. Clear headings help; no special markup is needed. Anyone who sells a secret trick for it is guessing, as the assistants change from month to month.',
        },
        {
          question: 'Will a redesign ruin our ranking?',
          answer:
            'It can, when addresses change and nobody redirects them, or when good text is cut for looks. Involve us before the launch: we list the pages that bring visitors, map every old address to a new one and compare both sites by machine on the evening of the switch.',
        },
        {
          question: 'Is this a one-off job or a subscription?',
          answer:
            'The audit and the repairs are a project with an end. Afterward some clients ask for a look at the figures from time to time and a few new pages; others carry on alone with our list. Neither requires a contract that runs whether or not there is work to do.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'An audit is a complete project: you may take the list of repairs to anybody.',
      action: { label: 'Start a project', to: '/contact?service=WordPress%20Development' },
    },
  ],
};
