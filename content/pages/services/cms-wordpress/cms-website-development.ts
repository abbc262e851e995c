import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/cms-wordpress/cms-website-development',
  sections: [
    {
      kind: 'page-hero',
      layout: 'split',
      heading: 'The system ==your\u00a0editors would pick==',
      lead: 'Websites on the content system that fits: WordPress is one answer among several. We look at who writes, who approves and where the content must appear, then build on the system that suits.',
      drawing: 'content-blocks',
      fromPlan: 'website-starter',
      fromTo: '/cms-wordpress-development#prices',
      highlights: [
        { title: 'System before design', description: 'Chosen with the people who will use it each week.' },
        { title: 'Templates that hold', description: 'Editors fill in content; the layout looks after itself.' },
        { title: 'Content you can export', description: 'In open formats, on the day you want to move on.' },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'From a pile of documents to a site that is easy to feed',
      services: [
        {
          title: 'Content model',
          items: [
            'Which kinds of content exist: product, event, person, case, notice',
            'What belongs to each, what is required and what is shown where',
            'Written down once and used by editors, designers and developers alike',
          ],
        },
        {
          title: 'System selection',
          items: [
            'Two or three candidates tried with your own content',
            'License, hosting and upkeep compared for the years ahead',
            'A recommendation with its drawbacks, for your signature',
          ],
        },
        {
          title: 'Templates and components',
          image: 'theme-sheet',
          items: [
            'Pages assembled from parts that cannot clash',
            'Accessible markup, tested with keyboard and screen reader',
            'A preview that shows an article before anyone else sees it',
          ],
        },
        {
          title: 'Workflow and rights',
          items: [
            'Draft, review, publish, withdraw: by role and by section',
            'Publishing at a set hour, and archiving without being reminded',
            'Several languages with a view of what still needs translating',
          ],
        },
        {
          title: 'Migration',
          image: 'tool-swap',
          items: [
            'Import from the old system by script, so it can be repeated',
            'Redirects for each address that anybody links to',
            'A list of pages nobody has read for a year, to decide about',
          ],
        },
      ],
    },
    {
      kind: 'calls',
      layout: 'tickets',
      heading: 'Talk about content before design',
      service: 'WordPress Development',
      inquiry: 'Tell us how many people write, how many approve and where it annoys them.',
      call: 'Show an engineer how a notice gets online today. Count the steps together.',
      project: 'A design exists? We build the templates for it on the system you settle on.',
    },
    {
      kind: 'technologies',
      layout: 'marquee',
      heading: 'Content systems we build on',
      rows: [
        { label: 'Classic', names: ['WordPress', 'Drupal', 'TYPO3', 'Joomla'] },
        { label: 'Headless', names: ['Strapi', 'Wagtail', 'Payload', 'Ghost'] },
        { label: 'Front end', names: ['Astro', 'Next.js', 'Nuxt', 'Hugo'] },
        { label: 'Files', names: ['Garage', 'imgproxy', 'Vinyl Cache'] },
      ],
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'What to expect while your site moves',
      steps: [
        {
          icon: 'folder',
          title: 'Count the content',
          description: 'An inventory of pages, owners and traffic, and a decision for each group.',
        },
        {
          icon: 'board',
          title: 'Model and try out',
          description: 'Editors enter real articles into a trial system. What they stumble over is changed.',
        },
        {
          icon: 'layers',
          title: 'Build the templates',
          description: 'One by one, each accepted with genuine text in it rather than filler.',
        },
        {
          icon: 'graduation',
          title: 'Migrate and teach',
          description: 'Imports run, editors practice on live pages, and the old system is frozen.',
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'grid',
      heading: 'Who edits, and what gets in the way',
      notes: [
        {
          industry: 'tech-startups',
          description: 'Marketing wants to publish without waiting for a developer’s sprint.',
        },
        { industry: 'healthcare', description: 'Medical texts need a named reviewer and a date for the next review.' },
        { industry: 'retail', description: 'Campaigns in many branches, with prices that differ by region.' },
        { industry: 'automotive', description: 'Model data arrives as a feed and must not be typed again.' },
        { industry: 'construction', description: 'Project pages are written by engineers, between two site visits.' },
        { industry: 'organizations', description: 'Chapters and committees each look after their corner of one site.' },
        {
          industry: 'manufacturing',
          description: 'One product text in several languages, always from the same source.',
        },
        { industry: 'logistics', description: 'Service notices at night, published by the shift leader from a phone.' },
      ],
    },
    {
      kind: 'faq',
      layout: 'split',
      heading: 'Choosing a content system without regret',
      items: [
        {
          question: 'How do we know which system is right?',
          answer:
            'Three things decide: how your editors work, where content has to appear, and who will maintain it. We set up the likely candidates with a few of your own articles and let the editors judge. Their afternoon with it tells more than a table of features.',
        },
        {
          question: 'What is a headless system, and do we need one?',
          answer:
            'It stores content and hands it to any screen: website, app, display in the lobby. You need it if content appears in several places or the website must be extremely fast. For a single site a classic system is simpler, cheaper and comes with preview built in.',
        },
        {
          question: 'What does such a website cost?',
          answer:
            'A site with a known number of pages follows our project prices, from {price:website-starter} to {price:website-business-pro}; the [table shows what each contains](/cms-wordpress-development#prices). Migration of a large archive, several languages or approval workflows are estimated on top, as separate lines you can accept or refuse.',
        },
        {
          question: 'Can we keep our design?',
          answer:
            'Yes, provided the files or the running site are available. We rebuild it as templates and tell you where it fails on phones, in contrast or with long words. You decide which of those to correct. Changing system and looks at once doubles the discussions.',
        },
        {
          question: 'How do editors avoid breaking pages?',
          answer:
            'They fill in fields and arrange approved parts, and cannot change fonts, colors or spacing. Images are cropped to the right shape automatically. Headings are checked for order and pictures for a description before an article may go out. Every version is kept, so a slip can be undone.',
        },
        {
          question: 'We have thousands of old articles. What becomes of them?',
          answer:
            'We sort them by visitors, links and age. What is read moves by script and is checked by sample; what is not can be archived as plain pages outside the system. Nothing disappears silently: you get the list with a proposal for each group and the last word.',
        },
        {
          question: 'Are we tied to you afterward?',
          answer:
            'The systems are open source, the templates are documented and the accounts belong to you. Another agency can take over with the handbook we leave; agencies that would rather share the work find out how under [partners](/about/contact/partners). If you would rather not run it yourselves, our [support plans](/services/cms-wordpress/cms-website-management) include updates and hosting.',
        },
        {
          question: 'How are editors trained?',
          answer:
            'In small groups by role, on their own pages, shortly before launch, because knowledge fades when it cannot be used. Each role gets a guide of a few pages with pictures of your system. New colleagues can use the same material, and we add what the first group asked.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Bring the content you have, however untidy. The first project is discounted either way.',
      action: { label: 'Start a project', to: '/contact?service=WordPress%20Development' },
    },
  ],
};
