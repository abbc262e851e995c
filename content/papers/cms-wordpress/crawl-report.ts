import type { Paper } from '../../schema/paper';

const answers = { found: 172, redirected: 27, missing: 11, failed: 4 };
const crawled = Object.values(answers).reduce((sum, count) => sum + count, 0);
const HIDDEN_PAGES = 6;

export const crawlReport = {
  id: 'crawl-report',
  title: 'Crawl report',
  shortTitle: 'Crawl',
  subtitle: `One company website, ${crawled} URLs`,
  blocks: [
    {
      kind: 'bars',
      caption: 'How the URLs answer',
      bars: [
        { label: '200, page found', value: answers.found },
        { label: '301, redirected', value: answers.redirected },
        { label: '404, not found', value: answers.missing, marked: true },
        { label: '500, server error', value: answers.failed, marked: true },
      ],
    },
    {
      kind: 'table',
      caption: 'Fixes, largest effect first',
      columns: [{ label: 'Found' }, { label: 'Pages', numeric: true }, { label: 'Fix' }],
      rows: [
        ['noindex left from the test site', `${HIDDEN_PAGES}`, 'Remove the tag'],
        ['Linked, but not found', `${answers.missing}`, 'Correct the links'],
        ['Same title as another page', '22', 'Give it its own title'],
        ['Images over 500 KB', '31', 'Resize, serve as WebP'],
        ['No description', '44', 'Write one, or merge'],
      ],
    },
    {
      kind: 'note',
      label: 'First fix:',
      text: `these ${HIDDEN_PAGES} are your service pages. Until the tag is gone, no search engine shows them.`,
      at: 'noindex left from the test site',
    },
    {
      kind: 'table',
      caption: 'Home page on a phone',
      columns: [{ label: 'Measured' }, { label: 'Now', numeric: true }, { label: 'Goal', numeric: true }],
      rows: [
        ['Largest part in view (LCP)', '4.8 s', '2.5 s'],
        ['Weight of all files', '6.1 MB', '1 MB'],
      ],
    },
  ],
} as const satisfies Paper;
