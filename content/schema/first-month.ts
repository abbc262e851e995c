import { z } from 'zod';
import { inlineSchema } from './inline';

/** The days that the plan has. */
export const FIRST_DAYS = 30;

const firstDaySchema = z.strictObject({
  day: z.int().min(1).max(FIRST_DAYS),
  title: inlineSchema,
  description: inlineSchema,
});

export type FirstDay = z.infer<typeof firstDaySchema>;

/** What happens in the first month: each day once, in order. */
export const firstMonthSchema = z
  .array(firstDaySchema)
  .min(3)
  .superRefine((days, context) => {
    days.forEach(({ day }, index) => {
      const before = days[index - 1]?.day ?? 0;
      if (day > before) return;
      context.addIssue({ code: 'custom', path: [index, 'day'], message: `expected a day after day ${before}` });
    });
  });
