import { snapshotPosts } from '@/lib/blog/load-posts';
import { contentFiles, fileDates, type Git, pageDates } from './dates';

const log = `@2026-03-02T12:00:00+02:00

content/pages/home.ts

@2026-01-01T00:00:00Z

content/pages/home.ts
content/plans.ts
`;

const git =
  (answers: { shallow?: string; status?: string } = {}): Git =>
  ([command]) =>
    command === 'rev-parse' ? (answers.shallow ?? 'false\n') : command === 'log' ? log : (answers.status ?? '');

test('a file has the date of the newest commit that changed it', () => {
  expect(Object.fromEntries(fileDates('content', git()))).toEqual({
    'content/pages/home.ts': '2026-03-02T10:00:00.000Z',
    'content/plans.ts': '2026-01-01T00:00:00.000Z',
  });
});

test('a file has no date while it has uncommitted changes, in a shallow clone, and outside of a clone', () => {
  expect(fileDates('content', git({ status: ' M content/plans.ts\n' })).has('content/plans.ts')).toBe(false);
  expect(fileDates('content', git({ shallow: 'true\n' })).size).toBe(0);
  expect(fileDates('content', () => undefined).size).toBe(0);
});

test('a page that quotes a price changes with the price list', () => {
  const files = { '/a': ['a.ts'], '/b': ['b.ts', 'plans.ts'], '/c': ['c.ts', 'unknown.ts'] };
  const dates = new Map([
    ['a.ts', '2026-01-01T00:00:00.000Z'],
    ['b.ts', '2026-01-01T00:00:00.000Z'],
    ['c.ts', '2026-01-01T00:00:00.000Z'],
    ['plans.ts', '2026-02-01T00:00:00.000Z'],
  ]);
  expect(pageDates(files, dates, [])).toEqual({
    '/a': '2026-01-01T00:00:00.000Z',
    '/b': '2026-02-01T00:00:00.000Z',
  });
  expect(contentFiles()['/managed-services']).toContain('content/plans.ts');
  expect(contentFiles()['/']).toContain('content/plans.ts');
  expect(contentFiles()['/about/portfolio']).toEqual(['content/pages/about/portfolio.ts', 'content/portfolio.ts']);
});

test('a page changes with every list that it shows or counts', () => {
  const files = contentFiles();
  expect(files['/services/cms-wordpress/cms-website-management']).toContain('content/industries.ts');
  expect(files['/services']).toContain('content/tools.ts');
  expect(files['/services/software/saas-development']).not.toContain('content/testimonials.ts');
});

test('a page changes with the sample papers on it, and with the prices these quote', () => {
  const files = contentFiles();
  const sources = ['content/papers/estimate.ts', 'content/papers/sample-figures.ts', 'content/tools.ts'];
  expect(files['/about']).toEqual(expect.arrayContaining([...sources, 'content/plans.ts']));
  const drill = files['/services/managed-services/data-backups-disaster-recovery'];
  expect(drill).toContain('content/papers/restore-drill.ts');
  for (const source of sources) expect(drill).not.toContain(source);
});

test('a page with its canonical address elsewhere has the date of that page', () => {
  const files = contentFiles();
  expect(files['/careers']).toEqual(['content/pages/careers.ts']);
  expect(files['/about/company/careers']).toEqual(files['/careers']);
});

test('the blog list has the date of its newest post; lists of a topic have none, because the sitemap leaves them out', () => {
  const { posts } = snapshotPosts();
  const dates = pageDates({}, new Map(), posts);
  const [newest] = posts
    .map((post) => new Date(post.published_at).toISOString())
    .sort()
    .reverse();
  expect(dates).toEqual({ '/about/blogs': newest });
});
