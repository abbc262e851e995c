import type { Post } from '@/content/schema/post';
import { newestFirst } from '@/lib/blog/select-posts';

/** Older posts are on the fourth list page and beyond, and get drawn covers. */
const POSTS_WITH_IMAGES = 60;

export type ImageKind = 'cover' | 'author';
export type WantedImage = { address: string; kind: ImageKind };

/** The pictures of the newest posts, each once. */
export function wantedImages(posts: readonly Post[]): WantedImage[] {
  const wanted = newestFirst(posts)
    .slice(0, POSTS_WITH_IMAGES)
    .flatMap(({ feature_image, primary_author }): WantedImage[] => [
      ...(feature_image ? [{ address: feature_image, kind: 'cover' as const }] : []),
      ...(primary_author?.profile_image ? [{ address: primary_author.profile_image, kind: 'author' as const }] : []),
    ]);
  // If the same file is a cover and a portrait, the cover's copies are used for both.
  const covers = new Set(wanted.filter(({ kind }) => kind === 'cover').map(({ address }) => address));
  const seen = new Set<string>();
  return wanted.filter(({ address, kind }) => {
    if (!/^https?:/i.test(address)) return false;
    if (seen.has(address) || (kind === 'author' && covers.has(address))) return false;
    seen.add(address);
    return true;
  });
}
