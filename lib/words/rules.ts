import type { PageWords } from './page-words';
import { readingLevel } from './reading-level';
import { pairsSharing } from './shared-runs';

/** What a rule found: on which page or in which file, and the words. */
export type Finding = { rule: RuleName; place: string; text: string };
export type RuleName =
  | 'word'
  | 'two beats'
  | 'count'
  | 'what'
  | 'opening'
  | 'triad'
  | 'many triads'
  | 'reading level'
  | 'shared'
  | 'stale answer';

const FORBIDDEN = /\b(somebody|whoever|whomever|whom|by the head|per head|a head)\b/i;
const WHAT = /^what\b/i;
const TWO_SENTENCES = /\p{L}[^.!?]*[.!?] .*\p{L}/u;
const STARTS_NUMBERED = /^\d+\. /;
const COUNT =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|^\d+ (things|ways|reasons|steps|questions|answers)\b/i;
/** A second part that begins with one of these goes on with the sentence. */
const GOES_ON = /^(and|or|but|by|from|in|on|for|with|when|where|so|which|before|after|to|as|if|of|at|cut|without)\b/i;
const ITEM = String.raw`[\p{L}\p{N}’'%-]+(?: [\p{L}\p{N}’'%-]+){0,2}`;
const TRIAD = new RegExp(String.raw`(${ITEM}), (${ITEM}),? (?:and|or) [\p{L}\p{N}’'-]+`, 'gu');

/** Headings that begin with the same two words. */
const MAX_SAME_OPENING = 3;
const MAX_TRIADS_PER_1000 = 15;
const MAX_GRADE = 8;
const MAX_SHARED = 0.05;

/** Words that this site does not use, in any text. */
export function forbiddenWords(place: string, texts: readonly string[]): Finding[] {
  return texts.filter((text) => FORBIDDEN.test(text)).map((text) => ({ rule: 'word', place, text }));
}

/** "The backup is easy. We practice the restore.", "Fast to build, dull to run" */
export function isTwoBeats(heading: string): boolean {
  if (TWO_SENTENCES.test(heading) && !STARTS_NUMBERED.test(heading)) return true;
  const [first = '', second = '', ...others] = heading.split(', ');
  const [a, b] = [first, second].map((part) => part.split(' ').length);
  if (others.length > 0 || a === undefined || b === undefined || GOES_ON.test(second)) return false;
  return a >= 2 && b >= 2 && a <= 5 && b <= 5 && Math.abs(a - b) <= 1;
}

/** Lists of exactly three: "screens, printers and phones". */
export function triadsIn(text: string): string[] {
  return [...text.matchAll(TRIAD)].flatMap((match) => {
    const before = text.slice(0, match.index);
    return /,[^.!?;:]{0,30}$/.test(before) ? [] : match[0];
  });
}

const headingRules: readonly { rule: RuleName; isFound: (heading: string) => boolean }[] = [
  { rule: 'two beats', isFound: isTwoBeats },
  { rule: 'count', isFound: (heading) => COUNT.test(heading) },
  { rule: 'what', isFound: (heading) => WHAT.test(heading) },
  { rule: 'triad', isFound: (heading) => triadsIn(heading).length > 0 },
];

/** Everything that rules find in the words of the pages. */
export function findInPages(pages: readonly PageWords[]): Finding[] {
  return [
    ...pages.flatMap(({ path, texts, papers }) => forbiddenWords(path, [...texts, ...papers])),
    ...headingRules.flatMap(({ rule, isFound }) =>
      pages.flatMap(({ path, headings }) =>
        headings.filter(isFound).map((text): Finding => ({ rule, place: path, text })),
      ),
    ),
    ...sameOpenings(pages),
    ...pages.flatMap(manyTriads),
    ...pages.flatMap(hardToRead),
    ...pairsSharing(MAX_SHARED, pages).map(
      ({ paths: [one, other], share, example }): Finding => ({
        rule: 'shared',
        place: one,
        text: `${Math.round(share * 100)}% with ${other}: ${example}`,
      }),
    ),
  ];
}

function sameOpenings(pages: readonly PageWords[]): Finding[] {
  const found = new Map<string, string[]>();
  for (const { headings } of pages) {
    for (const heading of headings.filter((text) => !WHAT.test(text))) {
      const opening = heading.toLowerCase().split(' ').slice(0, 2).join(' ');
      found.set(opening, [...(found.get(opening) ?? []), heading]);
    }
  }
  return [...found]
    .filter(([, headings]) => headings.length > MAX_SAME_OPENING)
    .map(([opening, headings]) => ({ rule: 'opening', place: `"${opening} …"`, text: headings.join(' | ') }));
}

function manyTriads({ path, sentences }: PageWords): Finding[] {
  const triads = sentences.flatMap(triadsIn);
  const words = sentences.join(' ').split(' ').length;
  const rate = Math.round((1000 * triads.length) / words);
  const text = `${rate} in 1,000 words: ${triads.join(' | ')}`;
  return words > 200 && rate > MAX_TRIADS_PER_1000 ? [{ rule: 'many triads', place: path, text }] : [];
}

function hardToRead({ path, sentences }: PageWords): Finding[] {
  const level = readingLevel(sentences);
  return level > MAX_GRADE ? [{ rule: 'reading level', place: path, text: `grade ${level.toFixed(1)}` }] : [];
}
