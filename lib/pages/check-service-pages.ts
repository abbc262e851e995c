import { type Page, pageSchema } from '@/content/schema/page';
import type { SectionKind, SectionOf } from '@/content/schema/section';
import { servicePaths as allServicePaths } from '@/content/service-paths';
import { inWords } from '@/lib/text/count-of';

/** The specification asks all services but those for startups for so many questions. */
const QUESTIONS = 8;
const STEPS = 4;
const LAUNCHPAD = '/dohtech-startup-launchpad';
const LAUNCHPAD_FEATURES = 6;
/** What each page has, in any order, besides the paper below its hero, and the coupon with three calls to action at its end. */
const ON_EACH: readonly SectionKind[] = ['page-hero', 'industries', 'technologies', 'process'];

type ServicePaths = Readonly<Record<string, readonly string[]>>;

const fileOf = (path: string) => `content/pages${path}.ts`;
const inQuotes = (words: readonly string[]) =>
  words.length > 0 ? words.map((word) => `'${word}'`).join(', ') : 'none';

/** A line for each rule of the specification and of pages side by side that a service page breaks. Skips malformed pages. */
export function checkServicePages(input: unknown, servicePaths: ServicePaths = allServicePaths): string[] {
  const pages = new Map(
    Object.values(input ?? {}).flatMap((page): [string, Page][] => {
      const { data } = pageSchema.safeParse(page);
      return data ? [[data.path, data]] : [];
    }),
  );
  const paths = Object.values(servicePaths).flat();
  const again = paths.filter((path, index) => paths.indexOf(path) !== index);
  if (again.length > 0)
    return again.map(
      (path) => `content/service-paths.ts: expected each service in one group, received '${path}' again`,
    );
  const services = paths.flatMap((path) => pages.get(path) ?? []);
  const withQuestions = Object.entries(servicePaths).flatMap(([group, some]) => (group === 'startups' ? [] : some));
  const neighbors = Object.values(servicePaths).flatMap((some) =>
    some.slice(1).flatMap((path, index) => {
      const [before, after] = [pages.get(some[index] ?? ''), pages.get(path)];
      return before && after ? [{ before, after }] : [];
    }),
  );
  return [
    ...missingPages(input, paths),
    ...services.flatMap(checkSections),
    ...services.filter(({ path }) => withQuestions.includes(path)).flatMap(checkQuestions),
    ...neighbors.flatMap(checkNeighbors),
    ...checkPapers(services),
    ...checkCards(pages),
  ];
}

const partsOf = <K extends SectionKind>(page: Page, kind: K): SectionOf<K>[] =>
  page.sections.filter((section): section is SectionOf<K> & Page['sections'][number] => section.kind === kind);
const pickersOf = (page: Page) =>
  partsOf(page, 'industries').flatMap((section) => (section.layout === 'picker' ? [section] : []));
const orderOf = (page: Page) => page.sections.map(({ kind }) => kind).join(', ');

function missingPages(input: unknown, paths: readonly string[]): string[] {
  const names = Object.keys(input ?? {}).map((name) => `/${name}`);
  return paths
    .filter((path) => !names.includes(path))
    .map((path) => `${fileOf(path)}: expected the page of a service of content/service-paths.ts, received none`);
}

function checkSections(page: Page): string[] {
  const place = `${fileOf(page.path)}: sections`;
  const kinds = page.sections.map(({ kind }) => kind);
  const steps = partsOf(page, 'process').map((section) => section.steps?.length);
  return [
    ...ON_EACH.filter((kind) => !kinds.includes(kind)).map((kind) => `${place}: expected one of the kind '${kind}'`),
    ...(kinds.at(-1) === 'coupon' && partsOf(page, 'coupon').every(({ stubs }) => stubs)
      ? []
      : [`${place}: expected 'coupon' with 'stubs' at the end, received '${kinds.at(-1)}'`]),
    ...(kinds[1] === 'paper'
      ? []
      : [
          `${place}: expected 'paper' below the hero, with a sample of content/papers that no other page shows, received '${kinds[1]}'`,
        ]),
    ...(steps.length === 0 || steps.join() === String(STEPS)
      ? []
      : [`${place}: expected one 'process' of ${inWords(STEPS)} steps, received ${steps.join(' and ')}`]),
    ...(kinds.some((kind) => kind === 'plans' || kind === 'what-it-costs')
      ? []
      : [
          `${fileOf(page.path)}: costs: expected what the service costs, or a section of the kind 'plans', received neither`,
        ]),
    ...(pickersOf(page).length === 1
      ? []
      : [`${place}: expected one 'industries' with the layout 'picker', received ${pickersOf(page).length}`]),
  ];
}

function checkQuestions(page: Page): string[] {
  const count = partsOf(page, 'faq').flatMap(({ items }) => items).length;
  if (count === QUESTIONS) return [];
  return [
    `${fileOf(page.path)}: sections: expected ${inWords(QUESTIONS)} questions, as the specification has them, received ${count}`,
  ];
}

/** Pages that stand side by side in the menu are read one after the other. */
function checkNeighbors({ before, after }: { before: Page; after: Page }): string[] {
  const stagings = (page: Page) => partsOf(page, 'paper').map(stagingOf);
  const place = `${fileOf(after.path)}: sections`;
  const other = `than ${fileOf(before.path)}, its neighbor in the menu`;
  return [
    ...(orderOf(after) === orderOf(before) ? [`${place}: expected another order ${other}: move a section`] : []),
    ...(isSame(stagings(after), stagings(before))
      ? [`${place}: expected another staging of its paper ${other}, received ${inQuotes(stagings(after))}`]
      : []),
  ];
}

/** A ticket does not look like a sheet, and the pen marks papers on two grounds. */
function stagingOf(section: SectionOf<'paper'>): string {
  if (section.staging === 'sheet') return section.edge ?? 'sheet';
  return section.staging === 'marked' ? `marked on ${section.ground}` : section.staging;
}

const isSame = (some: readonly string[], others: readonly string[]) => some.length > 0 && some.join() === others.join();

/** Each shows the paper that its work produces, which no other service page shows. */
function checkPapers(services: readonly Page[]): string[] {
  const shown = services.flatMap((page) => partsOf(page, 'paper').map(({ paper }) => ({ page, paper })));
  return [
    ...services
      .filter((page) => partsOf(page, 'paper').length > 1)
      .map(({ path }) => `${fileOf(path)}: sections: expected one 'paper', received several`),
    ...shown.flatMap(({ page, paper }, index) => {
      const first = shown.slice(0, index).find((other) => other.paper === paper && other.page !== page);
      if (!first) return [];
      const received = `received '${paper}' of ${fileOf(first.page.path)}`;
      return `${fileOf(page.path)}: sections: expected a paper of its own, ${received}`;
    }),
  ];
}

/** The page of a group has a card for each of its services, and for no other. */
function checkCards(pages: ReadonlyMap<string, Page>): string[] {
  const services = pages.get('/services');
  const groups = services ? partsOf(services, 'service-groups').flatMap((section) => section.groups) : [];
  const cardsOf = (path: string) => {
    const page = pages.get(path);
    return page ? partsOf(page, 'cards').flatMap(({ cards }) => cards) : [];
  };
  const features = cardsOf(LAUNCHPAD).length;
  return [
    ...groups.flatMap(({ link, items = [] }) => {
      if (!pages.has(link)) return [];
      const linked = cardsOf(link).flatMap(({ to }) => (to?.startsWith('/services/') ? [to] : []));
      const place = `${fileOf(link)}: cards`;
      return [
        ...items
          .filter((path) => !linked.some((to) => to === path))
          .map((path) => `${place}: expected a card that leads to '${path}', a service of this group`),
        ...linked
          .filter((to, index) => !items.some((path) => path === to) || linked.indexOf(to) !== index)
          .map((to) => `${place}: expected one card for each service of this group, received another for '${to}'`),
      ];
    }),
    ...(!pages.has(LAUNCHPAD) || features === LAUNCHPAD_FEATURES
      ? []
      : [`${fileOf(LAUNCHPAD)}: cards: expected ${inWords(LAUNCHPAD_FEATURES)} features, received ${features}`]),
  ];
}
