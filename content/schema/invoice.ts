import { z } from 'zod';
import { planGroups } from '../plans';
import { tools } from '../tools';
import { inlineSchema } from './inline';
import { actionSchema } from './link';

const toolId = z.enum(tools.map(({ id }) => id));
const cents = z.int({ error: 'expected whole cents: 27000 for $270' }).positive();

/** What an engineer writes beside a line: the reason, and the service that takes care of it. */
const note = { text: inlineSchema, link: actionSchema };

/** What to do with a line. */
const cancel = z.strictObject({ kind: z.literal('cancel'), ...note });
const decide = z.strictObject({ kind: z.literal('decide'), ...note });
/** A server of ours of half the size takes the line's place. */
const halve = z.strictObject({
  kind: z.literal('halve'),
  plan: z.enum(planGroups.vps.plans.map(({ id }) => id)),
  ...note,
});
const markSchema = z.discriminatedUnion('kind', [cancel, decide, halve]);

/** A tool paid per person, at its price in content/tools.ts, or a line with a sample price of its own. One without a mark is kept. */
const lineSchema = z.union([
  z.strictObject({ tool: toolId, mark: z.discriminatedUnion('kind', [cancel, decide]).optional() }),
  z.strictObject({
    name: z.string().min(2),
    /** Behind the name. */
    detail: z.string().min(1).optional(),
    cents,
    mark: markSchema.optional(),
  }),
]);

/** A company's monthly bill, with the marks of a red pen. */
export const invoiceSchema = z.strictObject({
  title: z.string().min(2),
  members: z.int().positive(),
  /** The first lines: tools paid per person that move to us, at our price. */
  tools: z.array(toolId).min(1),
  /** The lines after them. */
  others: z.array(lineSchema).min(1),
});

export type Invoice = z.infer<typeof invoiceSchema>;
export type InvoiceMark = z.infer<typeof markSchema>;
