import { z } from 'zod';
import { site } from '@/content/site';
import { tools } from '@/content/tools';
import { findOffer } from '@/lib/money/offers';
import { findRoute } from '@/lib/routes/find-route';
import { fieldPath, valueAt } from '@/lib/text/field-path';
import { parseInline } from '@/lib/text/parse-inline';
import { plainTextFault, textFault } from '@/lib/text/text-faults';
import { typedFactFault } from '@/lib/text/typed-facts';
import { labelFault } from './label-fault';
import { queryFault } from './link-query';

/** Texts of a page that are shown word by word. */
const PLAIN_FIELDS = ['label', 'names', 'buttonText', 'linkText', 'term'];

/** Walks every text of a page: tokens must resolve, links inside sentences must lead somewhere, tools must exist. */
export function textProblems(file: string, page: unknown, path: readonly PropertyKey[] = []): string[] {
  const value = valueAt(page, path);
  const place = `${file}: ${fieldPath(page, path)}`;
  if (typeof value === 'string') return sentenceProblems(place, value);
  if (Array.isArray(value)) return value.flatMap((_, index) => textProblems(file, page, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const inner = [...path, key];
    if (key === 'tools') return toolProblems(`${file}: ${fieldPath(page, inner)}`, item);
    if (key === 'tool') return toolProblems(`${file}: ${fieldPath(page, inner)}`, [item]);
    if (PLAIN_FIELDS.includes(key)) return plainProblems(file, page, inner);
    if (key === 'fromPlan') return fromPriceProblems(`${file}: ${fieldPath(page, inner)}`, item);
    return textProblems(file, page, inner);
  });
}

function sentenceProblems(place: string, sentence: string): string[] {
  if (sentence.startsWith('/')) return faults(place, queryFault(sentence));
  // An empty text is the schema's to tell.
  const fault = sentence === '' ? undefined : (textFault(sentence) ?? typedFactFault(sentence));
  if (fault) return faults(place, fault);
  try {
    const links = parseInline(sentence).flatMap((part) =>
      part.kind === 'link'
        ? [
            ...unknownLink(place, part.to),
            ...faults(place, queryFault(part.to) ?? labelFault(part.text, part.to, site.phones)),
          ]
        : [],
    );
    return [...links, ...saidLowest(sentence).flatMap((id) => fromPriceProblems(`${place}: after 'from'`, id))];
  } catch (error) {
    return [`${place}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function faults(place: string, fault: string | undefined): string[] {
  return fault ? [`${place}: ${fault}`] : [];
}

function toolProblems(place: string, ids: unknown): string[] {
  const known: readonly string[] = tools.map((tool) => tool.id);
  return (
    z
      .array(z.string())
      .safeParse(ids)
      .data?.flatMap((id) =>
        known.includes(id) ? [] : [`${place}: expected a tool of content/tools.ts, received '${id}'`],
      ) ?? []
  );
}

/** A price that the words before it call the lowest. */
const FROM_PRICE = /\b(?:from|start(?:s|ing)? at|begins? at) (?:==)?\{price:(?<id>[a-z0-9-]+)\}/gi;

/** The plans whose prices a sentence calls the lowest of all: one that names the plan first speaks of that plan. */
function saidLowest(text: string): string[] {
  return [...text.matchAll(FROM_PRICE)].flatMap(({ groups, index }) => {
    const sentence = text
      .slice(0, index)
      .split(/[.!?] /)
      .at(-1);
    return groups?.id && !sentence?.includes(`{plan:${groups.id}}`) ? [groups.id] : [];
  });
}

function fromPriceProblems(place: string, id: unknown): string[] {
  if (typeof id !== 'string') return [];
  const offer = findOffer(id);
  if (!offer) return [`${place}: expected a plan of content/plans.ts, received '${id}'`];
  return offer.isLowestPrice ? [] : [`${place}: expected the lowest price of its plans, received that of '${id}'`];
}

/** Walks every text that is shown word by word. */
export function plainProblems(file: string, input: unknown, path: readonly PropertyKey[] = []): string[] {
  // An empty text is the schema's to tell.
  return eachText(file, input, path, (text) => (text === '' ? undefined : plainTextFault(text)));
}

/** Walks the texts of a module without a schema. Their braces are filled in as they are shown: `{date}`. */
export function wordProblems(file: string, input: unknown): string[] {
  return eachText(file, input, [], wordFault);
}

/** A bracket alone is no mark: titles of posts have them. */
const MARK = /==|\[[^\]]*\]\(/;

function wordFault(text: string): string | undefined {
  return MARK.test(text) ? plainTextFault(text) : (textFault(text) ?? braceFault(text));
}

function braceFault(text: string): string | undefined {
  return /[{}]/.test(text.replaceAll('{date}', '')) ? `expected {date} or no braces, received '${text}'` : undefined;
}

function eachText(
  file: string,
  input: unknown,
  path: readonly PropertyKey[],
  faultOf: (text: string) => string | undefined,
): string[] {
  const value = valueAt(input, path);
  if (typeof value === 'string') return faults(`${file}: ${fieldPath(input, path)}`, faultOf(value));
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [...keys].flatMap((key) => eachText(file, input, [...path, key], faultOf));
}

/** Phone numbers and mailboxes a sentence may link: those of the company, as site.ts writes them. */
const contacts: readonly string[] = [
  ...site.phones.map((phone) => `tel:${phone.dial}`),
  ...Object.values(site.emails).map((email) => `mailto:${email}`),
];

function unknownLink(place: string, link: string): string[] {
  return link === 'booking' || findRoute(link) || contacts.includes(link)
    ? []
    : [`${place}: expected a route of content/routes.ts, received '${link}'`];
}
