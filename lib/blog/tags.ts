import type { Post } from '@/content/schema/post';

export type Tag = {
  name: string;
  /** The tag as it stands in an address; no two tags share one. */
  slug: string;
  /** How many posts have it as their first tag. */
  count: number;
};

/** The first tags of the posts, the most used first; those used alike in the order of the alphabet. */
export function tagsOf(posts: readonly Post[]): Tag[] {
  const counts = new Map<string, number>();
  for (const { primary_tag } of posts) {
    if (primary_tag) counts.set(primary_tag.name, (counts.get(primary_tag.name) ?? 0) + 1);
  }
  const taken = new Set<string>();
  // Addresses are given out in the order of the names, so that a new post does not move them between two tags.
  const names = [...counts.keys()].sort(byCodeUnits);
  const slugs = new Map(names.map((name) => [name, freeSlug(slugOf(name), taken)]));
  return [...counts]
    .map(([name, count]) => ({ name, slug: slugs.get(name) ?? '', count }))
    .sort((a, b) => b.count - a.count || byCodeUnits(a.name, b.name));
}

/** The build machine's language must not decide the order. */
function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Plain letters and figures: an address in another script is written so differently by hosts that it leads nowhere. */
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
