import { findPage, pageAt } from './find-page';

const groups = pageAt('/services').sections.flatMap((section) =>
  section.kind === 'service-groups' ? section.groups : [],
);

test.each(groups)('$link leads to every service of its group, which its words count', ({ link, items }) => {
  const cards = findPage(link)?.sections.flatMap((section) => (section.kind === 'cards' ? section.cards : []));
  expect(cards?.flatMap(({ to }) => (to?.startsWith('/services/') ? to : [])).sort()).toEqual([...items].sort());
});
