/** A picture of the blog in the copies made at build: `{base}-{width}.avif` and `.webp`. */
export type PostImage = {
  /** Address without width and ending, such as `/blog-images/3f9c0d1e2a4b5c6d`; it changes with the picture. */
  base: string;
  /** Of the copies, in pixels, the smallest first; one at least. */
  widths: number[];
  /** Height of the largest copy, in pixels. */
  height: number;
  /** A few pixels as a `data:` address, shown until the picture is there. */
  placeholder: string;
};

/** Copies by the address of the original. */
export type PostImages = Record<string, PostImage>;

/** The largest copy, in the format that everything reads. */
export function largestCopy({ base, widths }: PostImage): string {
  return `${base}-${widths.at(-1)}.webp`;
}

/** Every copy of a picture with its width, as `srcset` takes them. */
export function srcSet({ base, widths }: PostImage, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}
