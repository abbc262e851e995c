import { pages } from '@/content/pages/index';
import { routes } from '@/content/routes';
import { pageSchema } from '@/content/schema/page';
import { sharedRuns } from '@/lib/text/shared-runs-fixture';
import { pageText } from './page-text-fixture';

const canonicals: readonly string[] = routes.flatMap((route) => ('canonical' in route ? [route.path] : []));
const texts = Object.values(pages)
  .map((page) => pageSchema.parse(page))
  .filter((page) => !canonicals.includes(page.path))
  .map((page) => ({ path: page.path, text: pageText(page).join('\n| ') }));

test('no two pages say the same eight words in a row', () => {
  const shared = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .flatMap((other) => sharedRuns(one.text, other.text).map((run) => `${one.path} and ${other.path}: ${run}`)),
  );
  expect(shared).toEqual([]);
});

/** Words an American reader would stumble over: a tool of the calculator is selected, not ticked. */
const BRITISH =
  /\b(tick(s|ed)?|leavers?|tenders?|enquir(y|ies)|whilst|fortnight|click and collect|\w*(isation|ising|colour|favour|behaviour)\w*|catalogues?|licences?|cent(re|res)|programmes?|cancell(ed|ing)|travell(ed|ing)|learnt|grey|towards|afterwards)\b/i;

test('pages, titles and descriptions are in American English', () => {
  const said = [...texts.map(({ text }) => text), ...routes.flatMap(({ title, summary }) => [title, summary])];
  const stumbles = said.flatMap((text) => text.split('\n').filter((line) => BRITISH.test(line)));
  expect(stumbles).toEqual([]);
});
