import { z } from 'zod';
import { buildFile } from '@/lib/build/build-file';

/** The copies of a blog picture that the build makes: `{base}-{width}.avif` and `.webp`. */
export const postImageSchema = z.object({
  /** Address without width and extension: `/blog-images/3f9c0d1e2a4b5c6d`. The hash changes with the picture. */
  base: z.string(),
  /** Pixels, smallest first. */
  widths: z.array(z.number()).min(1),
  height: z.number(),
  /** A few pixels as a `data:` URL, shown until the picture has loaded. */
  placeholder: z.string(),
});

/** The pictures that have copies, written by `npm run posts`. Other posts get a drawn cover. */
export const { path: postImagesPath, load: loadPostImages } = buildFile(
  'post-images.json',
  z.record(z.string(), postImageSchema),
  {},
);
