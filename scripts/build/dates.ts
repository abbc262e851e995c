import { pages } from '@/content/pages/index';
import type { Post } from '@/content/schema/post';
import { isIndexable, listPages } from '@/lib/blog/list-pages';
import { latest } from '@/lib/blog/select-posts';
import type { LastModified } from '@/lib/seo/build-facts';

/** Runs git with these arguments; undefined where git fails, as outside of a clone. */
export type Git = (args: readonly string[]) => string | undefined;

/** When each page last changed: its file in content/pages/, or the newest post of its list. No date is better than a wrong one. */
export function pageDates(git: Git, posts: readonly Post[]): LastModified {
  const dates = fileDates('content/pages', git);
  const modified: LastModified = {};
  for (const [name, { path }] of Object.entries(pages)) {
    const date = dates.get(`content/pages/${name}.ts`);
    if (date) modified[path] = date;
  }
  for (const { path, posts: listed } of listPages(posts).filter(isIndexable)) {
    const [newest] = latest(listed, 1);
    if (newest) modified[path] = new Date(newest.published_at).toISOString();
  }
  return modified;
}

/** When files below a folder last changed in git, as ISO 8601 in UTC; not uncommitted ones, and none of a shallow clone. */
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
