import { z } from 'zod';
import { buildFile } from '@/lib/build/build-file';

/** A `PostImage` as the files of `.cache/` hold it. A file of another version is no harm: it is made anew. */
export const postImageSchema = z.object({
  base: z.string(),
  widths: z.array(z.number()).min(1),
  height: z.number(),
  placeholder: z.string(),
});

/** Which pictures of the blog have copies: `npm run posts` writes the list. All other posts get a drawn cover. */
const file = buildFile('post-images.json', z.record(z.string(), postImageSchema), {});

export const postImagesPath = file.path;
export const loadPostImages = file.load;
