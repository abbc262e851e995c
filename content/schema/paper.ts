import { z } from 'zod';
import { planGroups } from '../plans';
import { tools } from '../tools';
import { idSchema } from './id';
import { inlineSchema } from './inline';

const toolId = z.enum(tools.map((tool) => tool.id));
const planId = z.enum(Object.values(planGroups).flatMap((group) => group.plans.map((plan) => plan.id)));
const cents = z.int({ error: 'expected whole cents: 775 for $7.75' }).positive();
const label = z.string().min(2);

/** Where an amount comes from; lib/papers/amounts.ts computes it. Prices of tools are those for the people of the sample bill. */
const amountSchema = z.discriminatedUnion('from', [
  /** What we charge for running a tool, a month. */
  z.strictObject({ from: z.literal('our-price'), tool: toolId }),
  /** What the paid tool costs, a month. */
  z.strictObject({ from: z.literal('list-price'), tool: toolId }),
  z.strictObject({ from: z.literal('plan'), plan: planId }),
  /** An invented figure, from content/papers/sample-figures.ts. */
  z.strictObject({ from: z.literal('sample'), cents }),
]);

const periodSchema = z.enum(['once', 'month']);

/** Terms of a contract, each with its text. */
const terms = z.strictObject({
  kind: z.literal('terms'),
  terms: z.array(z.strictObject({ label, text: inlineSchema })).min(1),
});

/** Prices with a total for each period. The last total is the large one. */
const amounts = z.strictObject({
  kind: z.literal('amounts'),
  lines: z.array(z.strictObject({ text: inlineSchema, amount: amountSchema, period: periodSchema })).min(1),
  /** The promotion of the site, off what is paid once. */
  promotion: inlineSchema.optional(),
  totals: z.array(z.strictObject({ label, period: periodSchema })).min(1),
});

/** What was done, with the time on the clock. */
const log = z.strictObject({
  kind: z.literal('log'),
  start: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "expected a time such as '09:00'"),
  /** `minute` counts from the start. */
  entries: z.array(z.strictObject({ minute: z.int().min(0), text: inlineSchema })).min(2),
});

/** A row of days, some of them marked. `label` says the same to those who cannot see it. */
const days = z.strictObject({
  kind: z.literal('days'),
  label,
  count: z.int().min(7).max(31),
  marked: z.array(z.int().positive()),
});

/** Measured values. */
const readings = z.strictObject({
  kind: z.literal('readings'),
  readings: z.array(z.strictObject({ label, value: inlineSchema })).min(2),
});

/** Lines of a bill under the red pen: the old price, and the reason, with the new price if there is one. Summed up. */
const marked = z.strictObject({
  kind: z.literal('marked'),
  lines: z.array(z.strictObject({ label, was: amountSchema, note: inlineSchema, now: amountSchema.optional() })).min(1),
  total: label,
});

/** The result, in a frame. */
const stamp = z.strictObject({ kind: z.literal('stamp'), text: inlineSchema, small: label });

const note = z.strictObject({ kind: z.literal('note'), label, text: inlineSchema });

/** Empty lines to sign on. */
const signatures = z.strictObject({ kind: z.literal('signatures'), labels: z.array(label).length(2) });

const blockSchema = z.discriminatedUnion('kind', [
  terms,
  amounts,
  log,
  days,
  readings,
  marked,
  stamp,
  note,
  signatures,
]);

/** A sample of what a client receives. Every paper is stamped as a sample, and names no person and no company but ours. */
export const paperSchema = z.strictObject({
  /** Also the name of its file, and the id of its place on a page. */
  id: idSchema,
  look: z.enum(['letter', 'listing', 'report', 'receipt']),
  title: label,
  /** For links between papers. */
  shortTitle: label,
  subtitle: inlineSchema,
  blocks: z.array(blockSchema).min(1),
});

export type Paper = z.infer<typeof paperSchema>;
export type PaperBlock = Paper['blocks'][number];
export type BlockOf<K extends PaperBlock['kind']> = Extract<PaperBlock, { kind: K }>;
export type Amount = z.infer<typeof amountSchema>;
