import { pages } from '@/content/pages/index';
import { routes } from '@/content/routes';
import { type Page, pageSchema } from '@/content/schema/page';
import type { SectionKind } from '@/content/schema/section';
import { papersOn } from '@/lib/papers/find-paper';
import { plainText } from '@/lib/text/parse-inline';

/** The words of a page, without marks and tokens. */
export type PageWords = {
  path: string;
  /** Headings of sections, and of cards, steps and points in them. */
  headings: string[];
  /** Everything else that is a sentence. */
  sentences: string[];
  /** All of it, with labels. */
  texts: string[];
  /** The papers on the page, which other pages may show, too. */
  papers: string[];
};

/** Kinds that say the same on every page by intent: prices and the coupon. */
const SHARED_KINDS: readonly SectionKind[] = ['plans', 'coupon'];

/** Fields that hold no words. */
const NO_TEXT =
  /^(kind|anchor|layout|tone|look|state|drawing|image|imageSide|side|ground|frame|icon|itemIcon|to|link|buttonLink|service|fromPlan|fromTo|group|needs|paper|papers|from|plan|tool|tools|industry|period|code|id|number|start|bgColor|path)$/;

const HEADINGS: readonly string[] = ['heading', 'title'];

type Text = { field: string; text: string };

/** Every text of a value, with the field that holds it. */
function textsOf(value: unknown, field = ''): Text[] {
  if (typeof value === 'string') return [{ field, text: plainText(value) }];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (NO_TEXT.test(key) ? [] : textsOf(item, key)));
}

/** The texts of a value as they are read, one after the other. */
export const wordsOf = (value: unknown): string[] => textsOf(value).map(({ text }) => text);

function readPage(page: Page): PageWords {
  const own = textsOf(page.sections.filter(({ kind }) => !SHARED_KINDS.includes(kind)));
  return {
    path: page.path,
    headings: own.filter(({ field }) => HEADINGS.includes(field)).map(({ text }) => text),
    sentences: own
      .filter(({ field, text }) => !HEADINGS.includes(field) && /[.!?]$/.test(text))
      .map(({ text }) => text),
    texts: own.map(({ text }) => text),
    papers: wordsOf(papersOn(page)),
  };
}

/** Pages that repeat another page, their canonical one. */
const duplicates: readonly string[] = routes.flatMap((route) => ('canonical' in route ? [route.path] : []));

/** The words of every page that is not a copy of another one. */
export function readPages(): PageWords[] {
  return Object.values(pages)
    .filter(({ path }) => !duplicates.includes(path))
    .map((page) => readPage(pageSchema.parse(page)));
}
