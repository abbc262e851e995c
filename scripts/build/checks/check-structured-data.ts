import { attribute, type Element, elements, elementsOf, textOf } from '../export/html-tree';
import type { PageFacts } from './page-facts';

export type SoldPlan = { name: string; price: number };

type Thing = Record<string, unknown>;

/** Finds problems in the structured data of indexable pages, a line each. `sold`: priced plans, by the route that sells them. */
export function checkStructuredData(
  pages: readonly PageFacts[],
  sold: Readonly<Record<string, readonly SoldPlan[]>>,
): string[] {
  return pages
    .filter((page) => page.isIndexable)
    .flatMap(({ file, route, graph }) => {
      const plans = sold[route]?.map(({ name, price }) => `${name} at ${price}`).sort() ?? [];
      const problems =
        graph.problems.length > 0
          ? graph.problems
          : differences('offers', plans.join(', ') || 'none', graph.offers.join(', ') || 'none');
      return problems.map((problem) => `out/${file}: structured data: ${problem}`);
    });
}

/** What a page's structured data offers, as 'name at price', sorted, and the problems that the page alone shows. */
export function graphFactsOf(html: string): PageFacts['graph'] {
  const tags = elementsOf(html);
  const graphs = tags.filter((tag) => attribute(tag, 'type') === 'application/ld+json').map(textOf);
  const things = graphs.length === 1 ? thingsOf(graphs.join()) : undefined;
  if (!things) return { offers: [], problems: ['expected one graph that is JSON'] };
  const offers = things.filter((thing) => thing['@type'] === 'Offer').map(({ name, price }) => `${name} at ${price}`);
  return { offers: offers.sort(), problems: [...idProblems(things), ...crumbProblems(things, tags)] };
}

/** Every object of the graph, at any depth; undefined if it is not JSON. */
function thingsOf(json: string): Thing[] | undefined {
  const things: Thing[] = [];
  try {
    JSON.parse(json, (_, value: unknown) => {
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) things.push({ ...value });
      return value;
    });
    return things;
  } catch {
    return undefined;
  }
}

/** Ids that several objects have, and references to ids that none has. An object with only an `@id` is a reference. */
function idProblems(things: readonly Thing[]): string[] {
  const idsOf = (isReference: boolean) =>
    things
      .filter((thing) => '@id' in thing && (Object.keys(thing).length === 1) === isReference)
      .map((thing) => String(thing['@id']));
  const ids = idsOf(false);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: expected one thing of this name`),
    ...idsOf(true)
      .filter((id) => !ids.includes(id))
      .map((id) => `${id}: expected a thing of this name on the page`),
  ];
}

function crumbProblems(things: readonly Thing[], tags: readonly Element[]): string[] {
  const nav = tags.find((tag) => tag.tagName === 'nav' && attribute(tag, 'aria-label') === 'Breadcrumb');
  if (!nav) return [];
  const items = elements(nav).filter((tag) => tag.tagName === 'li');
  // The first is the home page's icon.
  const shown = items.map((item, index) => (index === 0 ? 'Home' : textOf(item)));
  const crumbs = things.filter((thing) => thing['@type'] === 'ListItem').map((thing) => thing.name);
  return differences('crumbs', shown.join(' / '), crumbs.join(' / '));
}

function differences(name: string, expected: string, received: string): string[] {
  return expected === received ? [] : [`${name}: expected ${expected}, received ${received}`];
}
