import { z } from 'zod';

const unique = { error: 'expected each option once' };

/** Options of a list, by their label. */
export const optionsSchema = z
  .array(z.string().min(1))
  .min(1)
  .refine((names) => new Set(names).size === names.length, unique);

/** Options with a description. */
export const describedOptionsSchema = z
  .array(z.strictObject({ name: z.string().min(1), description: z.string().min(2) }))
  .min(1)
  .refine((options) => new Set(options.map(({ name }) => name)).size === options.length, unique);
