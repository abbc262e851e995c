import { pages } from '@/content/pages/index';
import { checkWords, readPages, wordsOf } from './check-words';

test('the words of every page are read, except of the one that repeats another', () => {
  const paths = Object.values(pages).flatMap(({ path }) => (path === '/about/company/careers' ? [] : [path]));
  expect(readPages(pages).map(({ path }) => path)).toEqual(paths);
  expect(wordsOf({ kind: 'prose', parts: [{ text: '==A box==', to: '/contact' }] })).toEqual(['A box']);
});

test('every page has words of its own, in American English', () => {
  expect(checkWords()).toEqual([]);
});

const page = (path: string, ...texts: string[]) => ({ path, texts, papers: [] });

test('shared words are found whatever their case and punctuation, and not from one text into the next', () => {
  const problems = checkWords([
    page('/about', 'We patch every server on the first Tuesday of the month.', 'Then we test it'),
    page('/services', 'Calm: WE patch every server, on the first Tuesday'),
    page('/platforms', 'the first Tuesday of the month. Then we test it'),
  ]);
  expect(problems).toEqual([
    "content/pages/services.ts: expected words of its own, received 'we patch every server on the first tuesday' of content/pages/about.ts",
  ]);
});

test('British English is named', () => {
  expect(checkWords([{ path: '/', texts: ['A box.'], papers: ['The grey box.'] }])).toEqual([
    "content/pages/home.ts or its papers: expected American English, received 'grey' in 'The grey box.'",
  ]);
});
