import { z } from 'zod';
import { planGroups } from '../plans';
import { tools } from '../tools';
import { inlineSchema } from './inline';

/* What a sample paper consists of. components/papers/blocks.tsx draws each kind. */

const toolId = z.enum(tools.map((tool) => tool.id));
const planId = z.enum(Object.values(planGroups).flatMap((group) => group.plans.map((plan) => plan.id)));
const cents = z
  .int({ error: 'expected whole cents: 775 for $7.75' })
  .refine((value) => value !== 0, { error: 'expected an amount other than 0' });
const label = z.string().min(2);

/** Where an amount comes from; lib/papers/amounts.ts computes it. Prices of tools are those for the people of the sample bill. */
export const amountSchema = z.discriminatedUnion('from', [
  /** What we charge for running a tool, a month. */
  z.strictObject({ from: z.literal('our-price'), tool: toolId }),
  /** What the paid tool costs, a month. */
  z.strictObject({ from: z.literal('list-price'), tool: toolId }),
  z.strictObject({ from: z.literal('plan'), plan: planId }),
  /** An invented figure, from content/papers/sample-figures.ts or one computed from it. Below zero it is a credit. */
  z.strictObject({ from: z.literal('sample'), cents }),
  /** What the promotion of the site takes off an invented figure: below zero. */
  z.strictObject({ from: z.literal('promotion'), cents }),
]);

export const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "expected a time such as '09:00'");

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
  /** Says when what is paid once is paid back, by what the same tools cost per person. */
  payback: z.literal(true).optional(),
});

/** What was done, with the time on the clock. */
const log = z.strictObject({
  kind: z.literal('log'),
  start: clockSchema,
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

/** `at` is the head of a row of a table: where the red pen marks a paper, it writes the note below that row. */
const note = z.strictObject({ kind: z.literal('note'), label, text: inlineSchema, at: label.optional() });

/** Empty lines to sign on. */
const signatures = z.strictObject({ kind: z.literal('signatures'), labels: z.array(label).length(2) });

const caption = label.optional();

/** The moment of a block, where a paper is staged as a strip of three. */
const when = label.optional();

/** Rows under column heads. On a narrow paper each row becomes a small list, which repeats the heads. */
const table = z
  .strictObject({
    kind: z.literal('table'),
    caption,
    /** `numeric` columns are aligned right. */
    columns: z
      .array(z.strictObject({ label: z.string().min(1), numeric: z.literal(true).optional() }))
      .min(2)
      .max(6),
    /** A cell is text or an amount. The first cell of a row is its head. */
    rows: z.array(z.array(z.union([z.string().min(1), amountSchema])).min(2)).min(1),
    /** The label of a last row, which sums the columns of amounts. */
    total: label.optional(),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    error: 'expected a cell for each column in every row',
  });

/** A list of what is done, still open, or not needed. */
const checks = z.strictObject({
  kind: z.literal('checks'),
  when,
  caption,
  items: z.array(z.strictObject({ state: z.enum(['done', 'open', 'not-needed']), text: inlineSchema })).min(2),
});

/** Bars to one scale. One may stand out. */
const bars = z
  .strictObject({
    kind: z.literal('bars'),
    caption,
    /** Comes after each value: 'ms', '%'. */
    unit: z.string().min(1).optional(),
    /** The value of a full bar; without it the largest one. */
    full: z.number().positive().optional(),
    bars: z.array(z.strictObject({ label, value: z.number().min(0), marked: z.literal(true).optional() })).min(2),
  })
  .refine(({ full = Number.POSITIVE_INFINITY, bars }) => bars.every(({ value }) => value <= full), {
    error: 'expected no value above the full bar',
  });

/** Lines of a file or of an exchange between programs, as typed. Long ones wrap. */
const code = z.strictObject({ kind: z.literal('code'), when, caption, code: z.array(z.string()).min(1).max(24) });

/** An amount, a number of minutes, or words. */
const pairValue = z.union([amountSchema, z.int().min(0), label]);
const pairSide = z.strictObject({ title: label, subtitle: label, total: label });

/** The same lines twice: as they are, and as they will be, with the difference of each. */
const pair = z.strictObject({
  kind: z.literal('pair'),
  was: pairSide,
  now: pairSide,
  /** Old values are struck by the red pen, and new ones highlighted. */
  pen: z.literal(true).optional(),
  lines: z
    .array(
      z.strictObject({
        text: inlineSchema,
        was: pairValue,
        /** What becomes of the line. Without it the line is kept as it is. */
        note: inlineSchema.optional(),
        /** Without it nothing is left of an amount, or of the minutes. */
        now: pairValue.optional(),
        marked: z.literal(true).optional(),
      }),
    )
    .min(2),
});

export const blockSchema = z.discriminatedUnion('kind', [
  terms,
  amounts,
  log,
  days,
  readings,
  marked,
  stamp,
  note,
  signatures,
  table,
  checks,
  bars,
  code,
  pair,
]);

export type PaperBlock = z.infer<typeof blockSchema>;
export type BlockOf<K extends PaperBlock['kind']> = Extract<PaperBlock, { kind: K }>;
export type Amount = z.infer<typeof amountSchema>;
