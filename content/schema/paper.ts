import { z } from 'zod';
import { idSchema } from './id';
import { inlineSchema } from './inline';
import { blockSchema } from './paper-blocks';

const label = z.string().min(2);

/** A sample of what a client receives. Every paper is stamped as a sample, and names no person and no company but ours. */
export const paperSchema = z.strictObject({
  /** Also the name of its file, and the id of its place on a page. */
  id: idSchema,
  /** Other than a plain sheet. */
  look: z.enum(['listing', 'receipt', 'graph']).optional(),
  title: label,
  /** For links between papers. */
  shortTitle: label,
  subtitle: inlineSchema,
  blocks: z.array(blockSchema).min(1),
});

export type Paper = z.infer<typeof paperSchema>;
