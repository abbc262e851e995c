import { pageSchema } from '@/content/schema/page';
import { checkHeroPapers } from './check-hero-papers';
import { pageAt } from './find-page';

const { path, sections } = pageAt('/services/managed-services/data-backups-disaster-recovery');
const [hero] = sections;
if (hero?.kind !== 'page-hero' || !hero.paper) throw new Error('expected a hero with a paper');
const { paper } = hero;

const check = (change: object) => {
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
  expect(check({})).toEqual([]);
  expect(check(change)).toEqual([`page.ts: sections[0 page-hero].paper${problem}`]);
});
