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

test('a point of a marked paper may not stand at words that the paper has twice', () => {
  const [first, ...others] = marked.points;
  if (!first) throw new Error('expected a point');
  expect(check({ ...marked, points: [{ ...first, at: '12 of 30' }, ...others] })).toHaveLength(1);
});

test.each([
  [{ staging: 'sheet', edge: 'perforated' }, "the edge 'perforated'"],
  [{ staging: 'pair' }, "the staging 'pair'"],
] as const)('a paper that lacks what %j shows is named', (staging, what) => {
  const { ground: _, ...rest } = marked;
  const points = marked.points.map(({ title, description }) => ({ title, description }));
  expect(check({ ...rest, ...staging, points })).toEqual([
    expect.stringMatching(
      new RegExp(
        `^page.ts: sections\\[0 paper\\].paper: expected a paper with .* as ${what} needs it, received 'customer-invoice'$`,
      ),
    ),
  ]);
});

test('a strip has one point for each of its three papers', () => {
  const [, strip] = pageAt('/services/software/backend-api-development').sections;
  if (strip?.kind !== 'paper' || strip.staging !== 'strip') throw new Error('expected a strip');
  expect(check(strip)).toEqual([]);
  const [, ...others] = strip.points;
  const [again] = others;
  if (!again) throw new Error('expected a point');
  expect(check({ ...strip, points: [again, ...others] })).toEqual([
    "page.ts: sections[0 paper].points: expected a point at each of 'Your app asks', 'The API answers', 'Or an error, and the next step'",
  ]);
});
