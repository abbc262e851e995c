import type { PageInput } from '@/content/schema/page';
import { pageSchema } from '@/content/schema/page';
import { checkStagings } from './check-stagings';
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
    "page.ts: sections[0 paper].points[0 Charged to the day].at: expected a part that the paper 'customer-invoice' has once, received 'Team plan'",
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
