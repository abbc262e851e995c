import { servicePaths } from '@/content/service-paths';
import { findPage, pageAt } from './find-page';

const { startups, ...others } = servicePaths;
const questionsOf = (path: (typeof others)[keyof typeof others][number]) =>
  pageAt(path).sections.flatMap((section) => (section.kind === 'faq' ? section.items : []));

test.each(Object.values(others).flat())(
  '%s answers eight questions, as the specification asks of all but the startup pages',
  (path) => {
    expect(startups).not.toContain(path);
    expect(questionsOf(path)).toHaveLength(8);
  },
);

test.each(Object.values(servicePaths).flat())(
  '%s has the sections of the specification: hero, calls, industries, technologies, a process of four steps, and the discount last',
  (path) => {
    const { sections } = pageAt(path);
    const kinds = sections.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['page-hero', 'calls', 'industries', 'technologies', 'process']));
    expect(kinds.at(-1)).toBe('coupon');
    const steps = sections.flatMap((section) => (section.kind === 'process' ? [section.steps.length] : []));
    expect(steps).toEqual([4]);
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
