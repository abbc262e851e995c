import { claims, site } from '@/content/site';
import { tools } from '@/content/tools';
import { findOffer, sizeOf } from '@/lib/money/offers';
import { countOf } from './count-of';
import { lowered } from './in-a-row';

export type InlinePart = { kind: 'text' | 'mark'; text: string } | { kind: 'link'; text: string; to: string };

const TOKEN = /\{([A-Za-z]+):([A-Za-z0-9-]+)\}/g;
/** Marks around blanks do not match; assertNoOpenMarks reports them. */
const MARKS = /==(?<mark>\s*[^=\s][^=]*)==|\[(?<label>\s*[^\]\s][^\]]*)\]\((?<to>[^)\s]+)\)/g;

/** Splits a sentence into plain, marked and linked parts and resolves its tokens. Throws for a wrong token or mark. */
export function parseInline(source: string): InlinePart[] {
  const text = resolveTokens(source);
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    const { mark, label, to } = match.groups ?? {};
    if (mark !== undefined) parts.push({ kind: 'mark', text: mark });
    else if (label !== undefined && to !== undefined) parts.push({ kind: 'link', text: label, to });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  for (const part of parts) assertNoOpenMarks(part.text);
  return parts;
}

/** The same sentence as plain text, for titles, descriptions and structured data. */
export function plainText(source: string): string {
  const texts = parseInline(source).map((part) => part.text);
  return texts.join('');
}

/** Throws for marks that were left open: a reader would see them as typed. */
function assertNoOpenMarks(text: string) {
  if (text.includes('==')) throw new Error(`expected '==' on both sides of the highlighted words, received '${text}'`);
  if (/[[\]]/.test(text))
    throw new Error(`expected a link as [its words](/its-address) without spaces in the address, received '${text}'`);
}

/** Resolves each kind of token. `Count` begins a sentence with a capital. */
const VALUES: Readonly<Record<string, (id: string) => string | undefined>> = {
  price: priceOf,
  plan: (id) => findOffer(id)?.name,
  size: (id) => sizeOf(findOffer(id) ?? { rows: [], also: [] }),
  tool: (id) => tools.filter((each) => each.id === id).map(({ name }) => lowered(name))[0],
  claim: (id) => Object.entries(claims).find(([key]) => key === id)?.[1],
  site: (id) => (id === 'name' ? site.name : undefined),
  city: (code) => site.offices.find(({ countryCode }) => countryCode.toLowerCase() === code)?.city,
  count: countOf,
  Count: (id) => countOf(id)?.replace(/^./, (letter) => letter.toUpperCase()),
};

function resolveTokens(source: string): string {
  const resolved = source.replace(TOKEN, (token, kind: string, id: string) => {
    const value = tokenValue(kind, id);
    if (value !== undefined) return value;
    if (Object.hasOwn(VALUES, kind)) throw new Error(`expected a known id after '${kind}:', received ${token}`);
    throw new Error(
      `expected {price:plan-id}, {plan:plan-id}, {size:plan-id}, {tool:tool-id}, {claim:claim-id}, {site:name}, {city:country} or {count:list} in lowercase letters, received ${token}`,
    );
  });
  if (hasBareToken(resolved))
    throw new Error(`expected braces around the token, as in {price:vps-startup}, received '${source}'`);
  if (/[{}]/.test(resolved))
    throw new Error(`expected braces only around a token such as {price:vps-startup}, received '${source}'`);
  return resolved;
}

function tokenValue(kind: string, id: string): string | undefined {
  return Object.hasOwn(VALUES, kind) ? VALUES[kind]?.(id) : undefined;
}

/** Whether a token has lost its braces: a known kind before a known id or two words. 'price:performance' is English. */
function hasBareToken(text: string): boolean {
  return [...text.matchAll(/\b(\w+):([a-z0-9-]+)/gi)].some(
    ([, kind = '', id = '']) =>
      Object.hasOwn(VALUES, kind.toLowerCase()) &&
      (/^[a-z]+-[a-z]+$/.test(id) || tokenValue(kind.toLowerCase(), id.toLowerCase()) !== undefined),
  );
}

function priceOf(id: string): string | undefined {
  const price = findOffer(id)?.price;
  if (price === 'Custom') throw new Error(`expected {price:…} of a plan that has a price, received '${id}'`);
  return price;
}

/** The id for addresses with '#' that a sentence gives: 'What's in it?' becomes 'what-s-in-it'. */
export function toAnchor(source: string): string {
  const words =
    plainText(source)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-');
}
