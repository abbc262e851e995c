import { unanswered } from './answers';
import type { PageWords } from './page-words';
import { readingLevel } from './reading-level';
import { findInPages, forbiddenWords, isTwoBeats, triadsIn } from './rules';
import { pairsSharing } from './shared-runs';

const page = (words: Partial<PageWords>): PageWords => ({
  path: '/a',
  headings: [],
  sentences: [],
  texts: [],
  papers: [],
  ...words,
});
const rulesFor = (...pages: PageWords[]) => findInPages(pages).map(({ rule }) => rule);

test.each(['Somebody calls you', 'Whoever leaves', 'Whom we look for', 'Paid by the head'])(
  'the report lists the text %j on a page and on its papers',
  (text) => {
    expect(rulesFor(page({ texts: [text] }))).toEqual(['word']);
    expect(rulesFor(page({ papers: [text] }))).toEqual(['word']);
  },
);

test('a word that holds a forbidden one is fine', () => {
  expect(forbiddenWords('/a', ['Ahead of the move we look at the header'])).toEqual([]);
});

test.each([
  'Call first. If that fails, we come.',
  'Something is wrong? Tell a person.',
  'Fast to build, dull to run',
  'Few plugins, all named',
])('the heading %j has two beats', (heading) => {
  expect(isTwoBeats(heading)).toBe(true);
});

test.each([
  'Remote and on-site IT support',
  '1. Send an inquiry',
  'The ticket, from the call to the fix',
  'Hosting, free up to 10 GB',
  'Support, any time',
  'Node.js and PHP hosting',
])('the heading %j does not have two beats', (heading) => {
  expect(isTwoBeats(heading)).toBe(false);
});

test.each([
  ['count', 'Three decisions only you can make'],
  ['count', 'Ask for two of them'],
  ['what', 'What to expect'],
  ['triad', 'Plans, trials and invoices'],
])('the report lists as %s the heading %j', (rule, heading) => {
  expect(rulesFor(page({ headings: [heading] }))).toEqual([rule]);
});

test('a heading with a figure in digits is not listed as a count', () => {
  expect(rulesFor(page({ headings: ['Watched 24/7', 'You are 25 people: the first 30 days'] }))).toEqual([]);
});

test('three things are a triad, two and four are not', () => {
  expect(triadsIn('We mend screens, printers and phones.')).toEqual(['We mend screens, printers and phones']);
  expect(triadsIn('We mend screens and phones.')).toEqual([]);
  expect(triadsIn('We mend screens, printers, phones and cables.')).toEqual([]);
});

test('a page of triads is listed, with its triads', () => {
  const sentences = [...Array(6).fill('We mend screens, printers and phones.'), `${'Word '.repeat(200)}end.`];
  expect(findInPages([page({ sentences })])).toEqual([
    { rule: 'many triads', place: '/a', text: expect.stringMatching(/^25 in 1,000 words: We mend screens/) },
    expect.objectContaining({ rule: 'reading level' }),
  ]);
});

test('the report lists headings on several pages that begin with the same words, from the fourth on', () => {
  const pages = ['/a', '/b', '/c', '/d'].map((path) => page({ path, headings: [`Before you ${path}`] }));
  expect(rulesFor(...pages)).toEqual(['opening']);
  expect(rulesFor(...pages.slice(1))).toEqual([]);
});

test('short words in short sentences are easier than long words in a long one', () => {
  const easy = readingLevel(['We fix it.', 'You call us.']);
  const hard = readingLevel([
    'Organizational responsibilities necessitate administrative documentation of infrastructure.',
  ]);
  expect(easy).toBeLessThan(2);
  expect(hard).toBeGreaterThan(12);
});

test('pages that share more than a part of their runs of eight words are listed with one of them', () => {
  const one = ['We patch every server on the first Tuesday of the month.'];
  const other = ['Calm: WE patch every server, on the first Tuesday'];
  const pages = [one, other].map((texts, index) => ({ path: `/${index}`, texts }));
  expect(pairsSharing(0.2, pages)).toEqual([
    { paths: ['/0', '/1'], share: 0.5, example: 'we patch every server on the first tuesday' },
  ]);
  expect(pairsSharing(0.5, pages)).toEqual([]);
});

test('an answered line is gone, and an answer without a line is listed', () => {
  const findings = findInPages([page({ headings: ['What to expect', 'What we do'] })]);
  const answer = { rule: 'what', place: '/a', text: 'What to expect', reason: 'The spec has it.' } as const;
  expect(unanswered(findings, [answer]).map(({ text }) => text)).toEqual(['What we do']);
  expect(unanswered(findings, [{ rule: 'what', place: '/a', reason: 'Quoted.' }])).toEqual([]);
  expect(unanswered([], [answer])).toEqual([{ rule: 'stale answer', place: '/a', text: 'what: What to expect' }]);
});
