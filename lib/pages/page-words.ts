import { routes } from '@/content/routes';
import { pageSchema } from '@/content/schema/page';
import type { SectionKind } from '@/content/schema/section';
import { papersOn } from '@/lib/papers/find-paper';
import { plainText } from '@/lib/text/parse-inline';

/** Kinds that say the same on every page by intent: prices, what a client keeps in hand, and the coupon. */
const SHARED_KINDS: readonly SectionKind[] = ['plans', 'safe-hands', 'coupon'];

/** Fields that hold no words. */
const NO_TEXT =
  /^(kind|anchor|formerAnchors|layout|staging|at|tone|look|state|drawing|image|imageSide|side|edge|ground|frame|icon|itemIcon|to|link|buttonLink|service|fromPlan|fromTo|group|needs|paper|papers|from|plan|tool|tools|slip|case|plans|server|marked|industry|period|code|id|number|start|bgColor|path)$/;

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
