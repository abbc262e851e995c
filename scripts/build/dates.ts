import { pages } from '@/content/pages/index';
import type { Post } from '@/content/schema/post';
import { isIndexable, listPages } from '@/lib/blog/list-pages';
import type { LastModified } from '@/lib/seo/build-facts';

/** Runs git with these arguments; undefined where git fails, as outside of a clone. */
export type Git = (args: readonly string[]) => string | undefined;

/**
 * When each page last changed: the date of its file in content/pages/; for pages of the blog list, of its newest post. A page
 * whose file has no date has none: a wrong date would keep search engines from looking again.
 */
export function pageDates(git: Git, posts: readonly Post[]): LastModified {
  const dates = fileDates('content/pages', git);
  const modified: LastModified = {};
  for (const [name, { path }] of Object.entries(pages)) {
    const date = dates.get(`content/pages/${name}.ts`);
    if (date) modified[path] = date;
  }
  for (const { path, posts: listed } of listPages(posts).filter(isIndexable)) {
    const newest = listed
      .map((post) => new Date(post.published_at).toISOString())
      .sort()
      .at(-1);
    if (newest) modified[path] = newest;
  }
  return modified;
}

/**
 * When each file below a folder last changed in git's history, as ISO 8601 in UTC. Leaves out files with uncommitted
 * changes, and all files of a shallow clone: its oldest commit seems to have written everything.
 */
function fileDates(folder: string, git: Git): Map<string, string> {
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
