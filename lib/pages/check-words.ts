import { pages as sitePages } from '@/content/pages/index';
import { routes } from '@/content/routes';
import { pageSchema } from '@/content/schema/page';
import type { SectionKind } from '@/content/schema/section';
import { papersOn } from '@/lib/papers/find-paper';
import { plainText } from '@/lib/text/parse-inline';

/** So many words in a row that two pages share are read as a text that was copied. */
const RUN = 8;

/** Words that an American reader would stumble over: a tool of the calculator is selected, not ticked. */
const BRITISH =
  /\b(tick(s|ed)?|leavers?|tenders?|enquir(y|ies)|whilst|fortnight|click and collect|\w*(isation|ising|colour|favour|behaviour)\w*|catalogues?|licences?|cent(re|res)|programmes?|cancell(ed|ing)|travell(ed|ing)|learnt|grey|towards|afterwards)\b/i;

type Words = { path: string; texts: readonly string[]; papers: readonly string[] };

const fileOf = (path: string) => `content/pages${path === '/' ? '/home' : path}.ts`;

/** A line for words that two pages share, and for words of British English: matters of style, which stop no build. */
export function checkWords(pages: readonly Words[] = readPages(sitePages)): string[] {
  return [
    ...sharedRuns(pages),
    ...pages.flatMap(({ path, texts, papers }) =>
      [...texts, ...papers].flatMap((text) => inBritish(`${fileOf(path)} or its papers`, text)),
    ),
    ...routes.flatMap(({ path, title, summary }) =>
      [title, summary].flatMap((text) => inBritish(`content/routes.ts: ${path}`, text)),
    ),
  ];
}

function inBritish(place: string, text: string): string[] {
  const word = BRITISH.exec(text)?.[0];
  return word ? [`${place}: expected American English, received '${word}' in '${text}'`] : [];
}

/** For each two pages the first words that they share: what follows them is shared, too. */
function sharedRuns(pages: readonly Words[]): string[] {
  const all = pages.map(({ path, texts }) => ({ file: fileOf(path), runs: new Set(texts.flatMap(runsOf)) }));
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const shared = [...one.runs].find((run) => other.runs.has(run));
      return shared ? [`${other.file}: expected words of its own, received '${shared}' of ${one.file}`] : [];
    }),
  );
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$%]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [];
  return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '));
}

/** Kinds that say the same on every page by intent: prices and the coupon. */
const SHARED_KINDS: readonly SectionKind[] = ['plans', 'coupon'];

const NO_TEXT =
  /^(kind|anchor|formerAnchors|layout|staging|at|tone|look|state|drawing|image|imageSide|side|edge|ground|frame|icon|itemIcon|to|link|buttonLink|service|fromPlan|fromTo|group|needs|paper|papers|from|plan|sample|tool|tools|slip|case|plans|server|marked|industry|period|code|id|number|start|bgColor|path)$/;

/** The texts of a value as they are read, one after the other, without marks and tokens. */
export function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [plainText(value)];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, item]) => (NO_TEXT.test(field) ? [] : wordsOf(item)));
}

/** Pages that repeat another page, their canonical one. */
const duplicates: readonly string[] = routes.flatMap((route) => ('canonical' in route ? [route.path] : []));

/** The words of every page that is not a copy of another one, and those of its papers, which other pages may show, too. */
export function readPages(pages: object): { path: string; texts: string[]; papers: string[] }[] {
  return Object.values(pages)
    .flatMap((input) => pageSchema.safeParse(input).data ?? [])
    .filter(({ path }) => !duplicates.includes(path))
    .map((page) => ({
      path: page.path,
      texts: wordsOf(page.sections.filter(({ kind }) => !SHARED_KINDS.includes(kind))),
      papers: wordsOf(papersOn(page)),
    }));
}
