import { z } from 'zod';
import { idSchema } from './id';

/** A price: whole US dollars, or 'Custom' for one agreed with the client. */
export const priceSchema = z.union([z.number().int().positive(), z.literal('Custom')], {
  error: "expected whole US dollars such as 299, or 'Custom'",
});

export const planSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(2),
  price: priceSchema,
  description: z.string().min(10),
  features: z.array(z.string().min(2)).min(1),
  popular: z.boolean(),
});

/** Plans that are sold together and billed the same way. */
export const planGroupSchema = z.strictObject({
  period: z.enum(['month', 'project', 'quarter']),
  /** Paid once, whole US dollars; a plan whose price is 'Custom' has none. */
  setupFee: z.number().int().positive().optional(),
  plans: z
    .array(planSchema)
    .min(1)
    .refine((plans) => plans.filter(({ popular }) => popular).length <= 1, {
      error: 'expected one popular plan at most',
    }),
});

export type Price = z.infer<typeof priceSchema>;
export type Plan = z.infer<typeof planSchema>;
export type PlanGroup = z.infer<typeof planGroupSchema>;
