import type { z } from 'zod';
import type { postImageSchema } from './post-images-file';

export type PostImage = z.infer<typeof postImageSchema>;

/** Copies by the URL of the original. */
export type PostImages = Record<string, PostImage>;

/** The largest copy as WebP, which every browser and crawler reads. */
export function largestCopy({ base, widths }: PostImage): string {
  return `${base}-${widths.at(-1)}.webp`;
}

/** A copy for the few browsers without AVIF, such as Edge 111 to 120: at least 640 px wide, if there is one. */
export function fallbackCopy({ base, widths }: PostImage): string {
  return `${base}-${widths.find((width) => width >= 640) ?? widths.at(-1)}.webp`;
}

/** The `srcset` of a picture, as AVIF. */
export function srcSet({ base, widths }: PostImage): string {
  return widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ');
}
