/** The copies of a blog picture that the build makes: `{base}-{width}.avif` and `.webp`. */
export type PostImage = {
  /** Address without width and extension: `/blog-images/3f9c0d1e2a4b5c6d`. The hash changes with the picture. */
  base: string;
  /** Pixels, smallest first; at least one. */
  widths: number[];
  /** Height of the largest copy in pixels. */
  height: number;
  /** A few pixels as a `data:` URL, shown until the picture has loaded. */
  placeholder: string;
};

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
