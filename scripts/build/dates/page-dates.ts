import type { Post } from '@/content/schema/post';
import { isListed, listPages } from '@/lib/blog/list-pages';
import type { LastModified } from '@/lib/seo/last-modified';

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
