import { pages } from '@/content/pages/index';
import { planGroupIds } from '@/content/plans';
import type { PageInput } from '@/content/schema/page';
import type { Post } from '@/content/schema/post';
import type { SectionKind } from '@/content/schema/section';
import { isListed, listPages } from '@/lib/blog/list-pages';
import { findRoute } from '@/lib/routes/find-route';
import type { LastModified } from '@/lib/seo/last-modified';

/** Sections that show what another file holds. */
const SHOWN: Partial<Record<SectionKind, string>> = {
  plans: 'content/plans.ts',
  testimonials: 'content/testimonials.ts',
  portfolio: 'content/portfolio.ts',
  industries: 'content/industries.ts',
  platforms: 'content/tools.ts',
  'tool-swap': 'content/tools.ts',
  'cost-curve': 'content/tools.ts',
  'cost-briefs': 'content/tools.ts',
  'savings-teaser': 'content/tools.ts',
};

/** Sentences that quote what another file holds. */
const QUOTING: readonly (readonly [quote: RegExp, file: string])[] = [
  [new RegExp(`\\{price:|"fromPlan":|\\{count:(${planGroupIds.join('|')})\\}`, 'i'), 'content/plans.ts'],
  [/\{count:tools\}/i, 'content/tools.ts'],
  [/\{count:testimonials\}/i, 'content/testimonials.ts'],
  [/\{count:industries\}/i, 'content/industries.ts'],
];

/**
 * The files of content that each written page shows, by the page's path: its own, and those of prices and lists. A twin
 * shows those of its original, and so is of the same day.
 */
export function contentFiles(): Record<string, string[]> {
  const own = new Map(Object.entries(pages).map(([name, page]) => [page.path, filesOf(name, page)]));
  return Object.fromEntries([...own].map(([path, files]) => [path, own.get(originalPath(path)) ?? files]));
}

function originalPath(path: string): string {
  return findRoute(path)?.canonical ?? path;
}

function filesOf(name: string, page: PageInput): string[] {
  const shown = page.sections.flatMap((section) => SHOWN[section.kind] ?? []);
  const text = JSON.stringify(page);
  const quoted = QUOTING.flatMap(([quote, file]) => (quote.test(text) ? file : []));
  return [...new Set([`content/pages/${name}.ts`, ...shown, ...quoted])];
}

/** Runs git with these arguments; undefined where it fails, as in a folder that is no clone. */
export type Git = (args: readonly string[]) => string | undefined;

/**
 * When each file below a folder last changed, ISO 8601 in UTC, by the history. Nothing is known of a file with changes
 * that are not committed, and of any file in a clone without its whole history: there the oldest commit at hand would
 * seem to have written everything.
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
 * When each page last changed: with the newest of the files it shows, a page of the blog list with the newest post. A
 * page of which one file's date is unknown has none: a guess would tell search engines not to look.
 */
export function pageDates(
  contentFiles: Record<string, readonly string[]>,
  fileDates: ReadonlyMap<string, string>,
  posts: readonly Post[],
): LastModified {
  const ofContent = Object.entries(contentFiles).flatMap(([path, files]) => {
    const dates = files.map((file) => fileDates.get(file));
    return dates.every((date) => date !== undefined) ? [[path, newest(dates)] as const] : [];
  });
  const published = posts.map((post) => new Date(post.published_at).toISOString());
  const lists = published.length > 0 ? listPages(posts).filter(isListed) : [];
  return Object.fromEntries([...ofContent, ...lists.map(({ path }) => [path, newest(published)] as const)]);
}

function newest(dates: readonly string[]): string {
  return [...dates].sort().at(-1) ?? '';
}
