import { z } from 'zod';
import { inlineSchema } from './inline';
import { amountSchema, clockSchema } from './paper-blocks';

/** Words of a paper. An amount among them would not follow a change of prices. */
const words = inlineSchema.refine((text) => !/\$\s?\d/.test(text), {
  error: 'expected an amount as { from: … } or {price:…}, not typed',
});

/** Words, or a time on the clock; `opening` is when the offices open. */
const lineText = z.union([words, z.strictObject({ time: z.union([z.literal('opening'), clockSchema]) })]);

const line = z.strictObject({ text: lineText, price: z.union([words, amountSchema]) });

/** The lines that a paper in the slot of the till has room for, here and in a page's first screen. A total follows them. */
export const fewLines = <Line extends z.ZodType>(each: Line) =>
  z.array(each).min(1).max(4, { error: 'expected at most four lines' });

/** A paper in the slot of the till: a few lines, and a total whose price is the large figure. */
export const tillPaperSchema = z
  .strictObject({
    /** In the slot: 'Managed VPS'. */
    title: words.max(24),
    /** In the slot, at the right: the stamp of a sample, or what the prices are for ('a month'). */
    isSample: z.literal(true).optional(),
    unit: words.max(16).optional(),
    ground: z.literal('night').optional(),
    lines: fewLines(line),
    total: line.extend({ price: z.union([words, amountSchema, z.strictObject({ from: z.literal('sum') })]) }),
  })
  .refine((paper) => paper.isSample || ![...paper.lines, paper.total].some(isInvented), {
    error: 'expected isSample: true, because an amount is invented',
    path: ['isSample'],
  })
  .refine((paper) => !paper.isSample || paper.unit === undefined, {
    error: 'expected no unit beside the stamp of a sample',
    path: ['unit'],
  });

export type TillPaper = z.infer<typeof tillPaperSchema>;

function isInvented({ price }: { price: string | { from: string } }): boolean {
  return typeof price === 'object' && (price.from === 'sample' || price.from === 'promotion');
}
