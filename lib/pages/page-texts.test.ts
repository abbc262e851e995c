import { pages } from '@/content/pages/index';
import { routes } from '@/content/routes';
import { type Page, pageSchema } from '@/content/schema/page';
import type { SectionKind } from '@/content/schema/section';
import { plainText } from '@/lib/text/parse-inline';

/** Kinds that say the same on every page by intent: prices and the coupon. */
const SHARED_KINDS: readonly SectionKind[] = ['plans', 'coupon'];

/** Fields that hold no sentence. */
const NO_TEXT = /^(kind|anchor|layout|drawing|image|icon|itemIcon|to|link|service|fromPlan|group|needs)$/;

/** The sentences of a page's own sections, one a line. */
function pageText(page: Page): string {
  const own = page.sections.filter(({ kind }) => !SHARED_KINDS.includes(kind));
  return own.flatMap(textsOf).join('\n| ');
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [plainText(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (NO_TEXT.test(key) ? [] : textsOf(item)));
}

/** Eight words in a row that two texts share. Case and punctuation do not count. */
function sharedRuns(texts: readonly { path: string; text: string }[]): string[] {
  const owners = new Map<string, string>();
  return texts.flatMap(({ path, text }) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}$%]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [];
    return words.slice(7).flatMap((_, index) => {
      const run = words.slice(index, index + 8).join(' ');
      const owner = owners.get(run) ?? path;
      owners.set(run, owner);
      return owner === path ? [] : `${owner} and ${path}: ${run}`;
    });
  });
}

/** Pages that repeat another page, their canonical one. */
const duplicates: readonly string[] = routes.flatMap((route) => ('canonical' in route ? [route.path] : []));
const texts = Object.values(pages)
  .filter(({ path }) => !duplicates.includes(path))
  .map((page) => ({ path: page.path, text: pageText(pageSchema.parse(page)) }));

test('no two pages share eight words in a row', () => {
  expect(sharedRuns(texts)).toEqual([]);
});

test('a shared run is found from eight words on, whatever the case and punctuation', () => {
  const sentence = 'We patch every server on the first Tuesday of the month.';
  const runsWith = (other: string) => sharedRuns([sentence, other].map((text, index) => ({ path: `/${index}`, text })));
  expect(runsWith('Calm: WE patch every server, on the first Tuesday')).toEqual([
    '/0 and /1: we patch every server on the first tuesday',
  ]);
  expect(runsWith('We patch every server on the first Monday')).toEqual([]);
});

/** Words an American reader would stumble over: a tool of the calculator is selected, not ticked. */
const BRITISH =
  /\b(tick(s|ed)?|leavers?|tenders?|enquir(y|ies)|whilst|fortnight|click and collect|\w*(isation|ising|colour|favour|behaviour)\w*|catalogues?|licences?|cent(re|res)|programmes?|cancell(ed|ing)|travell(ed|ing)|learnt|grey|towards|afterwards)\b/i;

test('pages, titles and descriptions are in American English', () => {
  const all = [...texts.map(({ text }) => text), ...routes.flatMap(({ title, summary }) => [title, summary])];
  expect(all.flatMap((text) => text.split('\n').filter((line) => BRITISH.test(line)))).toEqual([]);
});
