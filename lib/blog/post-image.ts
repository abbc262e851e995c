import * as z from 'zod/mini';

/** A picture of the blog in the copies made at build: `{base}-{width}.avif` and `.webp`. */
export const postImageSchema = z.object({
  /** Address without width and ending, such as `/blog-images/3f9c0d1e2a4b5c6d`; it changes with the picture. */
  base: z.string(),
  /** Of the copies, in pixels, the smallest first; one at least. */
  widths: z.array(z.number()).check(z.minLength(1)),
  /** Height of the largest copy, in pixels. */
  height: z.number(),
  /** A few pixels as a `data:` address, shown until the picture is there. */
  placeholder: z.string(),
});

export type PostImage = z.infer<typeof postImageSchema>;

/** Copies by the address of the original. */
export type PostImages = Record<string, PostImage>;

export const postImagesSchema = z.record(z.string(), postImageSchema);

/** Every copy of a picture with its width, as `srcset` takes them. */
export function srcSet({ base, widths }: PostImage, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}
