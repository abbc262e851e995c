import { z } from 'zod';
import { idSchema } from './id';
import { pageLinkSchema } from './link';

/** A price: whole US dollars, or 'Custom' for one agreed with the client. */
const priceSchema = z.union([z.number().int().positive(), z.literal('Custom')], {
  error: "expected whole US dollars such as 299, or 'Custom'",
});

/** A dash or a 'none' would make a plan look poorer than a cheaper one, and the price list never says that a plan lacks something. */
const valueSchema = z
  .string()
  .min(1)
  .refine((value) => !/^(?:[-–—]|n\/?a|no|none|quoted|not (?:included|listed))$/i.test(value), {
    error: 'expected what the plan has',
  });

/** What a plan alone has. A counted part is drawn as often as it is counted. */
const partSchema = z.union([
  valueSchema,
  z.strictObject({
    count: z.number().int().positive(),
    of: z.string().min(2),
    drawing: z.enum(['page', 'round', 'day']),
  }),
]);

const planSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(2),
  price: priceSchema,
  description: z.string().min(10).max(100),
  /** What the plan has in each row of its group, by the label of the row. */
  values: z.record(
    z.string(),
    z.union([valueSchema, z.strictObject({ value: valueSchema, detail: z.string().min(2) })]),
  ),
  /** What this plan has besides the rows. A plan with a price states something, in rows or here. */
  also: z.array(partSchema).min(1).optional(),
  popular: z.boolean(),
  /** Its own page, where no page shows the plans of its group side by side. */
  page: pageLinkSchema.optional(),
});

const groupSchema = z.strictObject({
  period: z.enum(['month', 'project', 'quarter']),
  /** Paid once, whole US dollars; a plan whose price is 'Custom' has none. */
  setupFee: z.number().int().positive().optional(),
  /** The rows in which the plans are compared: only what each of them states. `feature` is a row in a list without labels, with the value at its '…'. */
  rows: z.array(z.strictObject({ label: z.string().min(2), feature: z.string().includes('…').optional() })).max(9),
  plans: z
    .array(planSchema)
    .min(1)
    .refine((plans) => plans.filter(({ popular }) => popular).length <= 1, {
      error: 'expected one popular plan at most',
    }),
});

/** Plans that are sold together and billed the same way. */
export const planGroupSchema = groupSchema.superRefine(({ rows, plans }, context) => {
  const labels = rows.map(({ label }) => label).join("', '");
  for (const [index, { values, also, price }] of plans.entries()) {
    if (rows.length === 0 && !also && price !== 'Custom')
      context.addIssue({ code: 'custom', path: ['plans', index, 'also'], message: 'expected what the plan has' });
    const received = Object.keys(values).join("', '");
    if (received !== labels)
      context.addIssue({
        code: 'custom',
        path: ['plans', index, 'values'],
        message: `expected the rows of its group, '${labels}', received '${received}'`,
      });
  }
});

export type Plan = z.infer<typeof planSchema>;
export type PlanGroup = z.infer<typeof planGroupSchema>;
