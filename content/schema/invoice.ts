import { z } from 'zod';
import { planGroups } from '../plans';
import { tools } from '../tools';
import { inlineSchema } from './inline';
import { actionSchema } from './link';

const cents = z.int({ error: 'expected whole cents: 27000 for $270' }).positive();

/** What an engineer writes beside a line: the reason, and the service that takes care of it. */
const note = { text: inlineSchema, link: actionSchema };

/** What to do with a line. Those of `stop` and `shrink` are struck and save money. */
const markSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stop'), ...note }),
  /** A server of ours takes the line's place. `result` follows the line's number in the sum: 'at half the size'. */
  z.strictObject({
    kind: z.literal('shrink'),
    plan: z.enum(planGroups.vps.plans.map(({ id }) => id)),
    result: z.string().min(2),
    ...note,
  }),
  z.strictObject({ kind: z.literal('decide'), ...note }),
  z.strictObject({ kind: z.literal('keep') }),
]);

/** A tool paid per person, at its price in content/tools.ts, or a line with a sample price of its own. */
const lineSchema = z.union([
  z.strictObject({ tool: z.enum(tools.map(({ id }) => id)), mark: markSchema.optional() }),
  z.strictObject({
    name: z.string().min(2),
    /** After a comma behind the name; the part that the mark is about. */
    detail: z.string().min(1).optional(),
    cents,
    mark: markSchema.optional(),
  }),
]);

/** A company's monthly invoice, with the marks of a red pen. */
export const invoiceSchema = z.strictObject({
  title: z.string().min(2),
  members: z.int().positive(),
  lines: z.array(lineSchema).min(2),
});

export type Invoice = z.infer<typeof invoiceSchema>;
export type InvoiceMark = z.infer<typeof markSchema>;
