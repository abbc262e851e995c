import type { Post } from '@/content/schema/post';

export type Tag = {
  name: string;
  /** The tag in addresses, unique on the site. */
  slug: string;
  /** The number of posts that have it as their first tag. */
  count: number;
};

/** The first tags of the posts, most used first, then alphabetically. */
export function tagsOf(posts: readonly Post[]): Tag[] {
  const counts = new Map<string, number>();
  for (const { primary_tag } of posts) {
    if (primary_tag) counts.set(primary_tag.name, (counts.get(primary_tag.name) ?? 0) + 1);
  }
  const taken = new Set<string>();
  // Slugs are assigned in the order of the names, so that a new post does not swap the addresses of two tags. Code units sort
  // the same in every locale.
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => ({ name, slug: freeSlug(slugOf(name), taken), count }))
    .sort((a, b) => b.count - a.count);
}

/** How many topics the filter shows. An old blog has hundreds; each post links its own as well. */
const FILTER_TAGS = 12;

/** The most used topics, in alphabetical order: in the order of use, a new post could change every page. */
export function filterTags(tags: readonly Tag[]): Tag[] {
  return tags.slice(0, FILTER_TAGS).sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}

/** ASCII letters and digits only: hosts encode other scripts in different ways, and their links break. */
function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug.slice(0, 60) || 'tag';
}

function freeSlug(wanted: string, taken: Set<string>): string {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  taken.add(slug);
  return slug;
}
