import { pages as listed } from '@/content/pages/index';
import { routes } from '@/content/routes';
import { readPages } from './page-words-fixture';

const pages = readPages();

/** Fewer mean that the reader of words misses a field, or that a page is hardly begun. */
const MIN_TEXTS = 10;

test('the words of every page are read, except of the one that repeats another', () => {
  const paths = Object.values(listed).flatMap(({ path }) => (path === '/about/company/careers' ? [] : [path]));
  expect(pages.map(({ path }) => path)).toEqual(paths);
  const few = pages.filter(({ texts }) => texts.length < MIN_TEXTS);
  expect(
    few.map(({ path, texts }) => `${path}: expected at least ${MIN_TEXTS} texts on a page, received ${texts.length}`),
  ).toEqual([]);
});

test('no two pages share eight words in a row', () => {
  expect(sharedRuns(pages)).toEqual([]);
});

test('shared words are found whatever their case and punctuation, and not from one text into the next', () => {
  const texts = ['We patch every server on the first Tuesday of the month.', 'Then we test it'];
  const shared = { path: '/b', texts: ['Calm: WE patch every server, on the first Tuesday'] };
  const across = { path: '/c', texts: ['the first Tuesday of the month. Then we test it'] };
  expect(sharedRuns([{ path: '/a', texts }, shared, across])).toEqual([
    '/a and /b: we patch every server on the first tuesday',
  ]);
});

/** Words an American reader would stumble over: a tool of the calculator is selected, not ticked. */
const BRITISH =
  /\b(tick(s|ed)?|leavers?|tenders?|enquir(y|ies)|whilst|fortnight|click and collect|\w*(isation|ising|colour|favour|behaviour)\w*|catalogues?|licences?|cent(re|res)|programmes?|cancell(ed|ing)|travell(ed|ing)|learnt|grey|towards|afterwards)\b/i;

test('pages, their papers, titles and descriptions are in American English', () => {
  const all = [
    ...pages.flatMap(({ texts, papers }) => [...texts, ...papers]),
    ...routes.flatMap(({ title, summary }) => [title, summary]),
  ];
  expect(all.flatMap((text) => BRITISH.exec(text)?.[0].concat(' in: ', text) ?? [])).toEqual([]);
});

const RUN = 8;

/** The runs of eight words that two pages share, a line each. */
function sharedRuns(pages: readonly { path: string; texts: readonly string[] }[]): string[] {
  const all = pages.map(({ path, texts }) => ({ path, runs: new Set(texts.flatMap(runsOf)) }));
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .flatMap((other) =>
        [...one.runs].filter((run) => other.runs.has(run)).map((run) => `${one.path} and ${other.path}: ${run}`),
      ),
  );
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$%]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [];
  return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '));
}
