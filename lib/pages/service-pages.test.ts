import { industries } from '@/content/industries';
import { servicePaths } from '@/content/service-paths';
import { findPage, pageAt } from './find-page';

const { startups, ...others } = servicePaths;
const all = Object.values(servicePaths).flat();
const questionsOf = (path: (typeof others)[keyof typeof others][number]) =>
  pageAt(path).sections.flatMap((section) => (section.kind === 'faq' ? section.items : []));

test.each(Object.values(others).flat())(
  '%s answers eight questions, as the specification asks of all but the startup pages',
  (path) => {
    expect(startups).not.toContain(path);
    expect(questionsOf(path)).toHaveLength(8);
  },
);

test.each(all)(
  '%s has the sections of the specification: hero, industries, technologies, a process of four steps, and last the discount with its three calls to action',
  (path) => {
    const { sections } = pageAt(path);
    const kinds = sections.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['page-hero', 'industries', 'technologies', 'process']));
    expect(sections.at(-1)).toEqual(expect.objectContaining({ kind: 'coupon', stubs: expect.anything() }));
    const steps = sections.flatMap((section) => (section.kind === 'process' ? [section.steps.length] : []));
    expect(steps).toEqual([4]);
  },
);

/** What a page shows, from top to bottom. */
const orderOf = (path: string) =>
  findPage(path)
    ?.sections.map(({ kind }) => kind)
    .join(', ') ?? '';
const neighbors = Object.values(servicePaths).flatMap((paths) =>
  paths.slice(1).map((path, index) => [paths[index] ?? '', path] as const),
);

test('the pages of the services have at least five orders of sections', () => {
  expect(new Set(all.map(orderOf)).size).toBeGreaterThanOrEqual(5);
});

test.each(neighbors)(
  '%s and %s, which stand side by side in the menu, differ in the order of their sections',
  (...pair) => {
    const [before, after] = pair.map(orderOf);
    expect(after).not.toBe(before);
  },
);

test.each(all)(
  'below its hero %s shows the paper that its work produces, which no other service page shows',
  (path) => {
    const [, second] = pageAt(path).sections;
    const papersOn = (other: string) =>
      findPage(other)?.sections.flatMap((section) => (section.kind === 'paper' ? section.paper : [])) ?? [];
    expect(second?.kind).toBe('paper');
    expect(papersOn(path)).toHaveLength(1);
    const [paper = 'restore-drill'] = papersOn(path);
    expect(all.filter((other) => papersOn(other).includes(paper))).toEqual([path]);
  },
);

const stagingOf = (path: string) =>
  findPage(path)?.sections.flatMap((section) => (section.kind === 'paper' ? section.staging : [])) ?? [];

test.each(neighbors)('%s and %s, which stand side by side in the menu, stage their papers differently', (...pair) => {
  const [before, after] = pair.map(stagingOf);
  expect(before).toHaveLength(1);
  expect(after).not.toEqual(before);
});

const looksOf = (path: string) =>
  findPage(path)?.sections.flatMap((section) =>
    section.kind === 'industries' && section.layout === 'picker' ? section.look : [],
  ) ?? [];

test.each(neighbors)('%s and %s, which stand side by side in the menu, show the trades differently', (...pair) => {
  const [before, after] = pair.map(looksOf);
  expect(before).toHaveLength(1);
  expect(after).not.toEqual(before);
});

test('at most three service pages lay their paper aslant on a panel', () => {
  expect(all.flatMap(stagingOf).filter((staging) => staging === 'sheet').length).toBeLessThanOrEqual(3);
});

/** The texts of each trade, with what breaks there and what is ready. */
const tradesOf = (path: string) =>
  findPage(path)?.sections.flatMap((section) =>
    section.kind === 'industries' && section.layout === 'picker' ? section.notes : [],
  ) ?? [];

test.each(all)(
  '%s says of each of the eight trades what breaks there and what is ready, as no other page does',
  (path) => {
    expect(
      tradesOf(path)
        .map(({ industry }) => industry)
        .sort(),
    ).toEqual(industries.map(({ id }) => id).sort());
    const texts = (other: string) => tradesOf(other).flatMap(({ breaks, ready }) => [breaks, ready]);
    const own = texts(path);
    expect(new Set(own).size).toBe(own.length);
    const others = new Set(all.filter((other) => other !== path).flatMap(texts));
    expect(own.filter((text) => others.has(text))).toEqual([]);
  },
);

const cardsOf = (path: string) =>
  findPage(path)?.sections.flatMap((section) => (section.kind === 'cards' ? section.cards : [])) ?? [];
const groups = pageAt('/services').sections.flatMap((section) =>
  section.kind === 'service-groups' ? section.groups : [],
);

test.each(groups)('$link leads to every service of its group', ({ link, items }) => {
  const services = cardsOf(link).flatMap(({ to }) => (to?.startsWith('/services/') ? to : []));
  expect(services.sort()).toEqual([...items].sort());
});

test('the Launchpad has six feature cards', () => {
  expect(cardsOf('/dohtech-startup-launchpad')).toHaveLength(6);
});
