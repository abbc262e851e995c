import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/cms-wordpress/cms-website-development',
  costs: {
    price: { case: 'listed', plans: 'website' },
    text: 'A large archive, more languages or approval workflows are separate lines of your estimate. You can leave any of them out.',
    action: { label: 'See what each price includes', to: '/cms-wordpress-development#prices' },
    line: { adds: 'Your website', note: 'Paid once.' },
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'mist',
      heading: 'CMS ==website development==',
      lead: 'A CMS is the program your staff edits the website in. We look at who writes, who approves and where the content has to appear, then build on the one that fits. WordPress is one of several.',
      drawing: 'content-blocks',
      fromPlan: 'website-starter',
      highlights: [
        { title: 'First the CMS, then the design', description: 'Chosen with the people who will use it every week.' },
        { title: 'Pages that stay in shape', description: 'Editors fill in content; the layout takes care of itself.' },
        { title: 'Content you can export', description: 'In open formats, at any time.' },
      ],
      paper: {
        sample: 'content-model',
        title: 'An event, and who fills it in',
        lines: [
          { at: 'Title', column: 'Filled in by' },
          { at: 'Image', column: 'Filled in by', name: 'Image, with alt text' },
        ],
        total: { name: 'Topics to choose from', at: 'Topic', column: 'Holds' },
        figure: { words: 'for the smallest website, complete', text: '{price:website-starter}' },
        note: 'Your editors fill in forms like this one. [See the whole model](/services/cms-wordpress/cms-website-development#content-model)',
      },
    },
    {
      kind: 'paper',
      staging: 'sheet',
      anchor: 'content-model',
      heading: 'The content model we write before we build',
      intro:
        'A sheet for each kind of content on your site: its fields, the rules for them and the person who fills them in.',
      paper: 'content-model',
      ground: 'mist',
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'From your old site to the new CMS',
      steps: [
        {
          icon: 'folder',
          title: 'Inventory',
          description: 'A list of your pages with owner and traffic, and a decision for each group.',
        },
        {
          icon: 'board',
          title: 'Try it with real articles',
          description: 'Your editors enter some in a trial system. We change whatever slows them down.',
        },
        {
          icon: 'layers',
          title: 'Templates',
          description: 'Built one by one, and approved by you with your own text and images in them.',
        },
        {
          icon: 'graduation',
          title: 'Migration and training',
          description: 'The import runs, editors practice on live pages, and the old system is frozen.',
        },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'What we do in a CMS project',
      services: [
        {
          title: 'CMS selection',
          items: [
            'Two or three candidates tried with your own content',
            'License, hosting and upkeep compared for the next five years',
            'A written recommendation that names the drawbacks too',
          ],
        },
        {
          title: 'Templates and components',
          image: 'theme-sheet',
          items: [
            'Pages assembled from parts that work together',
            'Accessible markup, tested with keyboard and screen reader',
            'A preview of every article before it is published',
          ],
        },
        {
          title: 'Workflow and permissions',
          items: [
            'Roles for writers and editors; approval steps if you order them',
            'Publishing and archiving at a set time',
            'More languages if you order them, with a list of pages to translate',
          ],
        },
        {
          title: 'Migration',
          image: 'tool-swap',
          items: [
            'Import from the old system by script, so that it can be repeated',
            'A redirect for every URL that other sites link to',
            'A list of pages without visitors in the past year, for you to decide on',
          ],
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'Content systems we build on',
      rows: [
        { label: 'Classic', names: ['WordPress', 'Drupal', 'TYPO3', 'Joomla'] },
        { label: 'Headless', names: ['Strapi', 'Wagtail', 'Payload', 'Ghost'] },
        { label: 'Front end', names: ['Astro', 'Next.js', 'Nuxt', 'Hugo'] },
        { label: 'Files', names: ['Garage', 'imgproxy', 'Vinyl Cache'] },
      ],
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'Publishing problems in your industry',
      notes: [
        {
          industry: 'organizations',
          breaks: 'Chapters edit the same pages and overwrite each other.',
          ready: 'A section for each chapter, and one editor who approves.',
        },
        {
          industry: 'tech-startups',
          breaks: 'Every new page waits for a developer and the next release.',
          ready: 'Page blocks that marketing combines without code.',
        },
        {
          industry: 'healthcare',
          breaks: 'Medical advice stays online long after its review date.',
          ready: 'Reviewer and review date as required fields.',
        },
        {
          industry: 'retail',
          breaks: 'A sale price is right in one region and wrong in two others.',
          ready: 'One price list per region that every page reads from.',
        },
        {
          industry: 'automotive',
          breaks: 'Model data arrives as a feed and is typed in again by hand.',
          ready: 'A nightly import that fills the model pages.',
        },
        {
          industry: 'construction',
          breaks: 'Project pages stay empty because the engineers are on site.',
          ready: 'A short form for the phone: place, scope and photos.',
        },
        {
          industry: 'manufacturing',
          breaks: 'Translations fall behind the original product text.',
          ready: 'A list of pages that changed after their translation.',
        },
        {
          industry: 'logistics',
          breaks: 'A service notice is due at night, when no editor is working.',
          ready: 'A notice form for the shift lead, with an end time.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions before you choose a CMS',
      items: [
        {
          question: 'Which CMS is right for us?',
          answer:
            'The one your editors work in fastest, that reaches every place your content must appear and that you can keep maintained. We’ll set up the likely candidates with a few of your own articles and let your editors judge. An afternoon of work tells you more than a feature table.',
        },
        {
          question: 'What is a headless CMS, and do we need one?',
          answer:
            'It stores content and delivers it to any screen: a website, an app, a display in the lobby. You need one if the same content appears in several places. For a single website a classic CMS is simpler, costs less and comes with a preview.',
        },
        {
          question: 'How much does a CMS website cost?',
          answer:
            'Between {price:website-starter} and {price:website-business-pro} for a site with a known number of pages; the [table shows what each price includes](/cms-wordpress-development#prices). A large archive, more languages or approval workflows are separate line items, and you can leave any of them out.',
        },
        {
          question: 'Can we keep our current design?',
          answer:
            'Yes, if we get the design files or can see the running site. We’ll rebuild it as templates and tell you where it fails on phones, in contrast or with long words. Then you decide what to correct. Moving first and redesigning later means fewer decisions at once.',
        },
        {
          question: 'Can editors break the layout?',
          answer:
            'No. They fill in fields and arrange approved parts, without access to fonts, colors or spacing. Images are cropped to the right shape automatically, and an article can’t go out without alt text. Each version is kept, so an edit can be undone.',
        },
        {
          question: 'We have thousands of old articles. Do they all move?',
          answer:
            'Only those worth moving. We sort them by visitors, links and age. Articles that are read move by script, and we check samples by eye; the rest can be archived as plain pages outside the CMS. You see the list, with a proposal for each group, before anything is removed.',
        },
        {
          question: 'Can another agency take over later?',
          answer:
            'Yes. The systems are open source, the templates are documented and the accounts belong to you. Agencies that would rather share the work find out how under [partners](/about/contact/partners). If you would like us to keep running the site, our [support plans](/services/cms-wordpress/cms-website-management) include updates and hosting.',
        },
        {
          question: 'How do you train our editors?',
          answer:
            'In small groups by role, on their own pages, shortly before launch. Each role gets a guide of a few pages with screenshots of your system, and new colleagues can use the same guide. After the first session we add the questions that came up.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Bring your content in whatever state it’s in. The first project is discounted either way.',
      stubs: {
        service: 'WordPress Development',
        inquiry: 'Tell us how many people write and approve, and what annoys them about the current system.',
        call: 'Show an engineer how a news item gets online today, click by click.',
        project: 'Have a design? We’ll build its templates on the CMS you choose.',
      },
    },
  ],
};
