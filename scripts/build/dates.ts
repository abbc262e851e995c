import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pages } from '@/content/pages/index';
import { planGroupIds } from '@/content/plans';
import type { PageInput } from '@/content/schema/page';
import type { Post } from '@/content/schema/post';
import type { SectionKind } from '@/content/schema/section';
import { isIndexable, listPages } from '@/lib/blog/list-pages';
import { papersOn } from '@/lib/papers/find-paper';
import { findRoute } from '@/lib/routes/find-route';
import type { LastModified } from '@/lib/seo/build-facts';

/** The content files whose lists a kind of section shows, if any. The section's own text is in the page's file. */
const LIST_FILES: Record<SectionKind, string | readonly string[] | undefined> = {
  slideshow: undefined,
  'bill-read': ['content/sample-invoice.ts', 'content/sample-bill.ts', 'content/tools.ts', 'content/plans.ts'],
  'service-cards': undefined,
  'one-sum': ['content/sample-bill.ts', 'content/tools.ts'],
  'cost-curve': 'content/tools.ts',
  'tool-swap': 'content/tools.ts',
  'savings-teaser': 'content/tools.ts',
  carousel: undefined,
  feature: undefined,
  process: undefined,
  'latest-posts': undefined,
  'featured-posts': undefined,
  booking: undefined,
  coupon: undefined,
  'page-hero': undefined,
  calls: undefined,
  accordion: undefined,
  industries: 'content/industries.ts',
  plans: 'content/plans.ts',
  technologies: undefined,
  faq: undefined,
  'numbered-slides': undefined,
  cards: undefined,
  comparison: undefined,
  statement: undefined,
  'service-groups': undefined,
  testimonials: 'content/testimonials.ts',
  portfolio: 'content/portfolio.ts',
  platforms: 'content/tools.ts',
  'cost-briefs': 'content/tools.ts',
  prose: undefined,
  'first-days': ['content/first-month.ts'],
  door: ['content/first-month.ts'],
  'office-hours': ['content/site.ts'],
  'price-built': ['content/plans.ts', 'content/tools.ts', 'content/sample-bill.ts'],
  papers: undefined,
  paper: undefined,
  screens: undefined,
  'free-hour': undefined,
};

/** Tokens and fields that quote another file, on the page or on a sample paper. */
const QUOTING: readonly (readonly [quote: RegExp, file: string])[] = [
  [
    new RegExp(`\\{price:|\\{plan:|"fromPlan":|"from":"plan"|\\{count:(${planGroupIds.join('|')})\\}`, 'i'),
    'content/plans.ts',
  ],
  [/\{count:tools\}|"from":"(our|list)-price"/i, 'content/tools.ts'],
  [/"from":"sample"/, 'content/papers/sample-figures.ts'],
  [/\{count:testimonials\}/i, 'content/testimonials.ts'],
  [/\{count:industries\}/i, 'content/industries.ts'],
];

const PAPERS = 'content/papers';
/** Files of papers are named after their ids. A group of papers has a folder, which may have figures of its own. */
const PAPER_FILES = readdirSync(PAPERS, { recursive: true, encoding: 'utf8' }).map((file) => join(PAPERS, file));
const FIGURES = 'sample-figures.ts';

/**
 * The content files that each page shows, by the page's path: its own, and those of the prices and lists on it. A page
 * with a canonical address elsewhere has the files, and so the date, of that other page.
 */
export function contentFiles(): Record<string, string[]> {
  const own = new Map(Object.entries(pages).map(([name, page]) => [page.path, filesOf(name, page)]));
  const shown = [...own].map(([path, files]) => [path, own.get(findRoute(path)?.canonical ?? path) ?? files]);
  return Object.fromEntries(shown);
}

function filesOf(name: string, page: PageInput): string[] {
  const shownPapers = papersOn(page);
  const text = JSON.stringify([page, shownPapers]);
  const shown = page.sections.flatMap(({ kind }) => LIST_FILES[kind] ?? []);
  const quoted = QUOTING.filter(([quote]) => quote.test(text)).map(([, file]) => file);
  const paperFiles = PAPER_FILES.filter((file) => shownPapers.some(({ id }) => basename(file) === `${id}.ts`));
  const folders = paperFiles.map(dirname);
  const figures = PAPER_FILES.filter(
    (file) => dirname(file) !== PAPERS && basename(file) === FIGURES && folders.includes(dirname(file)),
  );
  return [...new Set([`content/pages/${name}.ts`, ...shown, ...paperFiles, ...figures, ...quoted])];
}

/** Runs git with these arguments; undefined where git fails, as outside of a clone. */
export type Git = (args: readonly string[]) => string | undefined;

/**
 * When each file below a folder last changed in git's history, as ISO 8601 in UTC. Leaves out files with uncommitted
 * changes, and all files of a shallow clone: its oldest commit seems to have written everything.
 */
export function fileDates(folder: string, git: Git): Map<string, string> {
  if (git(['rev-parse', '--is-shallow-repository'])?.trim() !== 'false') return new Map();
  const log = git(['log', '--format=@%aI', '--name-only', '--no-renames', '--', folder]) ?? '';
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n').filter(Boolean)) {
    if (line.startsWith('@')) date = new Date(line.slice(1)).toISOString();
    else if (date > (dates.get(line) ?? '')) dates.set(line, date);
  }
  const changed = git(['status', '--porcelain', '--', folder]) ?? '';
  for (const line of changed.split('\n')) dates.delete(line.slice(3));
  return dates;
}

/**
 * When each page last changed: the date of the newest file it shows; for pages of the blog list, of its newest post. A
 * page has no date if one of its files has none: a wrong date would keep search engines from looking again.
 */
export function pageDates(
  contentFiles: Record<string, readonly string[]>,
  fileDates: ReadonlyMap<string, string>,
  posts: readonly Post[],
): LastModified {
  const newest = (dates: readonly string[]) => dates.toSorted().at(-1) ?? '';
  const modified: LastModified = {};
  for (const [path, files] of Object.entries(contentFiles)) {
    const dates = files.map((file) => fileDates.get(file));
    if (dates.every((date) => date !== undefined)) modified[path] = newest(dates);
  }
  for (const { path, posts: listed } of listPages(posts).filter(isIndexable)) {
    const published = listed.map((post) => new Date(post.published_at).toISOString());
    if (published.length > 0) modified[path] = newest(published);
  }
  return modified;
}
