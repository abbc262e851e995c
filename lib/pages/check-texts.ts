import { site } from '@/content/site';
import { tools } from '@/content/tools';
import { findOffer } from '@/lib/money/offers';
import { findRoute } from '@/lib/routes/find-route';
import { checkCode, checkFacts, checkPlainText, checkText } from '@/lib/text/check-text';
import { fieldPath } from '@/lib/text/describe-issue';
import { parseInline } from '@/lib/text/parse-inline';
import { isRecord } from '@/lib/text/records';
import { checkLinkLabel, checkLinkQuery } from './check-links';

/** Fields of a page whose texts are shown as typed, without marks and tokens. */
const PLAIN_FIELDS = ['label', 'columns', 'names', 'buttonText', 'linkText', 'term'];

/** Checks tokens, links, tools and plans in the texts of a page, a line for each problem. */
export function checkSentences(file: string, input: unknown): string[] {
  return eachText(file, input, (text, field) => {
    if (field === 'tool' || field === 'tools') return checkTool(text);
    if (field === 'fromPlan') return checkLowestPrice(text);
    if (field === 'code') return checkCode(text);
    if (PLAIN_FIELDS.includes(field)) return text && checkPlainText(text);
    return text.startsWith('/') ? checkLinkQuery(text) : checkSentence(text);
  });
}

/** Texts that are shown as typed, without marks and tokens. The schema reports empty ones. */
export function checkPlainTexts(file: string, input: unknown): string[] {
  return eachText(file, input, (text) => text && checkPlainText(text));
}

/** A token that the code fills in (lib/text/fill-in.ts). The compiler knows which a text has. */
const FILLED_IN = /\{\w+\}/g;

/** Checks texts of components that are shown as typed, but for their tokens. */
export function checkMessages(file: string, input: unknown): string[] {
  return eachText(file, input, (text) => {
    const words = text.replace(FILLED_IN, 'x');
    // A bracket alone is no mark: titles of posts have them.
    if (/==|\[[^\]]*\]\(/.test(words)) return checkPlainText(words);
    if (/[{}]/.test(words)) return `expected a token such as {date} or no braces, received '${text}'`;
    return checkText(words);
  });
}

/** Checks texts of components that also may have marks and links. */
export function checkPageTexts(file: string, input: unknown): string[] {
  return eachText(file, input, (text) => checkSentence(text.replace(FILLED_IN, 'x')));
}

type Result = string | undefined | (string | undefined)[];

/** Runs a check over every text of a value. */
function eachText(file: string, root: unknown, check: (text: string, field: string) => Result): string[] {
  return textsIn(root).flatMap(({ text, path, field }) => {
    const problems = [check(text, field)].flat().filter(Boolean);
    return problems.map((problem) => `${file}: ${fieldPath(root, path)}: ${problem}`);
  });
}

type FoundText = { text: string; path: readonly PropertyKey[]; field: string };

/** The texts of a value. `field` is the name of the nearest field: 'names' for an entry of `names: [...]`. */
function textsIn(value: unknown, path: readonly PropertyKey[] = [], field = ''): FoundText[] {
  if (typeof value === 'string') return [{ text: value, path, field }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index], field));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key], key));
}

function checkSentence(sentence: string): Result {
  if (sentence === '') return undefined;
  const problem = checkText(sentence) ?? checkFacts(sentence);
  if (problem) return problem;
  try {
    const links = parseInline(sentence).flatMap((part) => (part.kind === 'link' ? checkLink(part.text, part.to) : []));
    const prices = lowestPrices(sentence).map(checkLowestPrice);
    return [...links, ...prices.map((price) => price && `after 'from': ${price}`)];
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The links a sentence may hold besides routes: the phones and mailboxes of the company, as content/site.ts has them. */
const contacts: readonly string[] = [
  ...site.phones.map((phone) => `tel:${phone.dial}`),
  ...Object.values(site.emails).map((email) => `mailto:${email}`),
];

function checkLink(label: string, to: string): (string | undefined)[] {
  const isKnown = to === 'booking' || findRoute(to) || contacts.includes(to);
  return [
    isKnown ? undefined : `expected a route of content/routes.ts, received '${to}'`,
    checkLinkQuery(to) ?? checkLinkLabel(label, to),
  ];
}

function checkTool(id: string): string | undefined {
  return tools.some((tool) => tool.id === id) ? undefined : `expected a tool of content/tools.ts, received '${id}'`;
}

const FROM_PRICE = /\b(?:from|start(?:s|ing)? at|begins? at) (?:==)?\{price:(?<id>[a-z0-9-]+)\}/gi;

/** The plans whose price comes after 'from' or 'starts at', unless the sentence names that plan before. */
function lowestPrices(text: string): string[] {
  return [...text.matchAll(FROM_PRICE)].flatMap(({ groups, index }) => {
    const before = text.slice(0, index);
    const sentence = before.split(/[.!?] /).at(-1);
    return groups?.id && !sentence?.includes(`{plan:${groups.id}}`) ? [groups.id] : [];
  });
}

function checkLowestPrice(id: string): string | undefined {
  const offer = findOffer(id);
  if (!offer) return `expected a plan of content/plans.ts, received '${id}'`;
  return offer.isLowestPrice ? undefined : `expected the lowest price of its plans, received that of '${id}'`;
}
