import type { Post } from '@/content/schema/post';
import { newestFirst } from '@/lib/blog/select-posts';

/** Older posts are on the fourth list page and beyond, and get drawn covers. */
const POSTS_WITH_IMAGES = 60;

export type ImageKind = 'cover' | 'author';
export type WantedImage = { address: string; kind: ImageKind };

/** The pictures of the newest posts, each once. */
export function wantedImages(posts: readonly Post[]): WantedImage[] {
  const shown = newestFirst(posts).slice(0, POSTS_WITH_IMAGES);
  const kinds = new Map<string, ImageKind>();
  const add = (address: string | null | undefined, kind: ImageKind) => {
    if (address && /^https?:/i.test(address)) kinds.set(address, kind);
  };
  for (const { primary_author } of shown) add(primary_author?.profile_image, 'author');
  // If the same file is a cover and a portrait, the cover's copies are used for both.
  for (const { feature_image } of shown) add(feature_image, 'cover');
  return [...kinds].map(([address, kind]) => ({ address, kind }));
}
