import type { z } from 'zod';
import type { postImageSchema } from './post-images-file';

export type PostImage = z.infer<typeof postImageSchema>;

/** Copies by the URL of the original. */
export type PostImages = Record<string, PostImage>;

/** The largest copy as WebP, which every browser and crawler reads. */
export function largestCopy({ base, widths }: PostImage): string {
  return `${base}-${widths.at(-1)}.webp`;
}

/** The `srcset` of a picture. */
export function srcSet({ base, widths }: PostImage, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}
