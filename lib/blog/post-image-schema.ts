import { z } from 'zod';

/** `PostImage` as the files of `.cache/` hold it; a file of another version is no harm, it is made anew. */
export const postImageSchema = z.object({
  base: z.string(),
  widths: z.array(z.number()).min(1),
  height: z.number(),
  placeholder: z.string(),
});
