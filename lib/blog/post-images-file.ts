import { z } from 'zod';
import { buildFile } from '@/lib/build/build-file';

/** A `PostImage` in the files of `.cache/`. A file that does not match is made again. */
export const postImageSchema = z.object({
  base: z.string(),
  widths: z.array(z.number()).min(1),
  height: z.number(),
  placeholder: z.string(),
});

/** The pictures that have copies, written by `npm run posts`. Other posts get a drawn cover. */
const file = buildFile('post-images.json', z.record(z.string(), postImageSchema), {});

export const postImagesPath = file.path;
export const loadPostImages = file.load;
