import { pages as listed } from '@/content/pages/index';
import { routes } from '@/content/routes';
import { readPages } from '@/lib/words/page-words';
import { pairsSharing } from '@/lib/words/shared-runs';

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
  expect(pairsSharing(0, pages)).toEqual([]);
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
