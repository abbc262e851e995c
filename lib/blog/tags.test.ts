import { postFixture } from './post-fixture';
import { tagsOf } from './tags';

type Given = readonly [name: string, slug?: string];

/** The address of each tag, by its name. */
const slugsOf = (tags: readonly Given[]) =>
  Object.fromEntries(
    tagsOf(tags.map(([name, slug]) => postFixture({ primary_tag: { name, slug } }))).map(({ name, slug }) => [
      name,
      slug,
    ]),
  );

test("tags have the blog's own slugs, as Ghost writes other scripts", () => {
  const slugs = {
    'C#': 'c',
    'C++': 'c-2',
    Кириллица: 'kirillitsa',
    عربي: 'aarby',
    部署: 'bu-shu',
    'Größe & Co': 'grosse-co',
  };
  expect(slugsOf(Object.entries(slugs))).toEqual(slugs);
});

test.each<[what: string, given: Given[], added: Given]>([
  ['a tag without a slug does not take that of another', [['C', 'b-2']], ['B 2']],
  ['a tag that sorts first does not', [['C', 'a']], ['A']],
  ['a post with another slug of the same name does not change it', [['A', 'a-1']], ['A', 'a-2']],
])('addresses stay when a post is added: %s', (_, given, added) => {
  const before = slugsOf(given);
  for (const tags of [
    [...given, added],
    [added, ...given],
  ]) {
    const after = slugsOf(tags);
    expect(after).toMatchObject(before);
    expect(new Set(Object.values(after)).size).toBe(Object.keys(after).length);
  }
});

test.each([
  ['部署', 'Ünï', 'tag'],
  ['Costs', '../costs', 'costs'],
  ['Costs', 'c'.repeat(61), 'costs'],
  [`${'c'.repeat(59)} costs`, '', 'c'.repeat(59)],
])('the tag %j with the unusable slug %j has the address %j', (name, slug, address) => {
  expect(slugsOf([[name, slug]])).toEqual({ [name]: address });
});

test.each(['index', '404', 'con', 'lpt1'])(
  'the slug %j, which hosts or disks treat in a way of their own, is changed',
  (slug) => {
    expect(slugsOf([['One', slug]])).toEqual({ One: `${slug}-posts` });
    expect(slugsOf([[slug]])).toEqual({ [slug]: `${slug}-posts` });
  },
);
