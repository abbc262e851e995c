import type { DefaultTreeAdapterTypes } from 'parse5';
import { type ExportedPage, routeOfFile } from '../export/export-files';
import { attribute, elements, elementsOf, textOf } from '../export/html-tree';
import { readHead } from './page-head';

/** A plan of the price list. */
export type SoldPlan = { name: string; price: number };

type Thing = Record<string, unknown>;

/**
 * Finds problems in the structured data of indexable pages, a line each: no graph or several, invalid JSON, ids that are
 * repeated or missing, offers and breadcrumbs that differ from the page.
 *
 * @param sold the priced plans, by the route that sells them
 */
export function checkStructuredData(
  pages: readonly ExportedPage[],
  sold: Readonly<Record<string, readonly SoldPlan[]>>,
  siteUrl: string,
): string[] {
  return pages.flatMap((page) => {
    if (!readHead(page, siteUrl).isIndexable) return [];
    const tags = elementsOf(page.html);
    const [text, ...further] = tags.filter((tag) => attribute(tag, 'type') === 'application/ld+json').map(textOf);
    const things = text === undefined || further.length > 0 ? undefined : thingsOf(text);
    const problems = things
      ? [
          ...nameProblems(things),
          ...offerProblems(things, sold[routeOfFile(page.file)] ?? []),
          ...crumbProblems(things, tags),
        ]
      : ['expected one graph that is JSON'];
    return problems.map((problem) => `out/${page.file}: structured data: ${problem}`);
  });
}

/** Every object of the graph, at any depth; undefined if it is not JSON. */
function thingsOf(text: string): Thing[] | undefined {
  try {
    return objectsIn(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function objectsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [{ ...value }, ...Object.values(value).flatMap(objectsIn)];
}

/** An object with nothing but an `@id` is a reference. */
function nameProblems(things: readonly Thing[]): string[] {
  const named = things.filter((thing) => '@id' in thing);
  const isReference = (thing: Thing) => Object.keys(thing).length === 1;
  const ids = named.filter((thing) => !isReference(thing)).map((thing) => String(thing['@id']));
  const references = named.filter(isReference).map((thing) => String(thing['@id']));
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: expected one thing of this name`),
    ...references.filter((id) => !ids.includes(id)).map((id) => `${id}: expected a thing of this name on the page`),
  ];
}

function offerProblems(things: readonly Thing[], sold: readonly SoldPlan[]): string[] {
  const offered = things.filter((thing) => thing['@type'] === 'Offer').map(({ name, price }) => `${name} at ${price}`);
  const listed = sold.map(({ name, price }) => `${name} at ${price}`);
  if (offered.toSorted().join() === listed.toSorted().join()) return [];
  return [`offers: expected ${listed.join(', ') || 'none'}, received ${offered.join(', ') || 'none'}`];
}

function crumbProblems(things: readonly Thing[], tags: readonly DefaultTreeAdapterTypes.Element[]): string[] {
  const nav = tags.find((tag) => tag.tagName === 'nav' && attribute(tag, 'aria-label') === 'Breadcrumb');
  if (!nav) return [];
  const shown = elements(nav).filter((tag) => tag.tagName === 'li');
  // The first is the home page's icon.
  const names = shown.map((item, index) => (index === 0 ? 'Home' : textOf(item)));
  const told = things.filter((thing) => thing['@type'] === 'ListItem').map((thing) => String(thing.name));
  return names.join(' / ') === told.join(' / ')
    ? []
    : [`crumbs: expected ${names.join(' / ')}, received ${told.join(' / ')}`];
}
