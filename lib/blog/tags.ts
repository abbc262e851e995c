import type { Post } from '@/content/schema/post';

export type Tag = {
  name: string;
  /** The tag in addresses, unique on the site. */
  slug: string;
  count: number;
};

/** The first public tags, most used first, then alphabetically, under the blog's own slug or else one made of the name. */
export function tagsOf(posts: readonly Post[]): Tag[] {
  const counts = new Map<string, number>();
  const given = new Map<string, string>();
  for (const { primary_tag } of posts) {
    if (!primary_tag) continue;
    const { name, slug = '' } = primary_tag;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    const other = given.get(name);
    if (isCleanSlug(slug) && (other === undefined || slug < other)) given.set(name, slug);
  }
  // Slugs are assigned in the order of the names, so that a new post does not swap the addresses of two tags. Code units sort
  // the same in every locale. The blog's own slugs come first: a new tag without one must not take them.
  const names = [...counts.keys()].sort();
  const isGiven = (name: string) => given.has(name);
  const taken = new Map<string, string>();
  for (const name of [...names.filter(isGiven), ...names.filter((each) => !isGiven(each))]) {
    taken.set(freeSlug(given.get(name) ?? slugOf(name), taken), name);
  }
  return [...taken]
    .map(([slug, name]) => ({ name, slug, count: counts.get(name) ?? 0 }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

const MAX_SLUG_CHARACTERS = 60;

/** Names that hosts treat in a way of their own (index.html, 404.html), and those of Windows' devices. */
const RESERVED = /^(index|404|con|prn|aux|nul|(com|lpt)\d)$/;

/** Ghost writes every script in ASCII letters; other services may not. */
function isCleanSlug(slug: string): boolean {
  return slug.length <= MAX_SLUG_CHARACTERS && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
}

/** How many topics the filter shows. An old blog has hundreds; each post links its own as well. */
const FILTER_TAGS = 12;

/** The most used topics with several posts, in alphabetical order: in the order of use, a new post could change every page. */
export function filterTags(tags: readonly Tag[]): Tag[] {
  return tags
    .filter(({ count }) => count > 1)
    .slice(0, FILTER_TAGS)
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}

/** ASCII letters and digits only: hosts encode other scripts in different ways, and their links break. */
function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug.slice(0, MAX_SLUG_CHARACTERS).replace(/-+$/, '') || 'tag';
}

function freeSlug(wanted: string, taken: ReadonlyMap<string, string>): string {
  const safe = RESERVED.test(wanted) ? `${wanted}-posts` : wanted;
  let slug = safe;
  for (let number = 2; taken.has(slug); number += 1) slug = `${safe}-${number}`;
  return slug;
}
