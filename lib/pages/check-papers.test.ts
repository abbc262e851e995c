import { type PageInput, pageSchema } from '@/content/schema/page';
import { checkHeroPapers, checkStagings } from './check-papers';
import { pageAt } from './find-page';

type Input = Extract<PageInput['sections'][number], { kind: 'paper' }>;

const [, marked] = pageAt('/services/software/saas-development').sections;
if (marked?.kind !== 'paper' || marked.staging !== 'marked') throw new Error('expected a marked paper');

const check = (section: Input) =>
  checkStagings('page.ts', pageSchema.parse({ path: '/', sections: [section] } satisfies PageInput));

test('a point stands at a part of its paper, and the line that says otherwise names the point', () => {
  const [first, ...others] = marked.points;
  if (!first) throw new Error('expected a point');
  expect(check(marked)).toEqual([]);
  expect(check({ ...marked, points: [{ ...first, at: 'Team plan' }, ...others] })).toEqual([
    "page.ts: sections[0 paper].points[0 Credited by the day].at: expected a part that the paper 'customer-invoice' has once, received 'Team plan'",
  ]);
});

test.each([
  [{ staging: 'sheet', edge: 'perforated' }, "the edge 'perforated'"],
  [{ staging: 'pair' }, "the staging 'pair'"],
] as const)('a paper that lacks what %j shows is named', (staging, what) => {
  const { ground: _, points: __, ...rest } = marked;
  expect(check({ ...rest, ...staging })).toEqual([
    expect.stringMatching(
      new RegExp(
        `^page.ts: sections\\[0 paper\\].paper: expected a paper with .* as ${what} needs it, received 'customer-invoice'$`,
      ),
    ),
  ]);
});

const { path, sections } = pageAt('/services/managed-services/data-backups-disaster-recovery');
const [hero] = sections;
if (hero?.kind !== 'page-hero' || !hero.paper) throw new Error('expected a hero with a paper');
const { paper } = hero;

const checkHero = (change: object) => {
  const page = pageSchema.parse({
    path,
    sections: [{ ...hero, paper: { ...paper, ...change } }, ...sections.slice(1)],
  });
  return checkHeroPapers('page.ts', page);
};

test.each([
  [
    'a line that is too long for a narrow phone',
    { lines: [{ name: 'From the first call to the end', text: 'short' }] },
    ": expected a label of 26 letters and 18 beside it at most, received 'From the first call to the end' with ' short'",
  ],
  [
    'a sample that is not the paper of the page',
    { sample: 'support-ticket' },
    ".sample: expected the page's own paper, 'restore-drill', received 'support-ticket'",
  ],
  [
    'a part that the paper lacks',
    { lines: [{ at: 'Data lost' }] },
    ": expected a part of the paper 'restore-drill', received 'Data lost'",
  ],
])('%s is named with its page', (_, change, problem) => {
  expect(checkHero({})).toEqual([]);
  expect(checkHero(change)).toEqual([`page.ts: sections[0 page-hero].paper${problem}`]);
});
