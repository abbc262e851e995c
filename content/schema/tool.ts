import { z } from 'zod';
import { toolCategoryIds } from '../tools';
import { iconSchema } from './icon';
import { idSchema } from './id';

const cents = z.int({ error: 'expected whole cents: 775 for $7.75' }).positive();

export const toolSchema = z.strictObject({
  id: idSchema,
  /** Named by what it does, never by a vendor. */
  name: z.string().min(2),
  icon: iconSchema,
  category: z.enum(toolCategoryIds),
  /** Price of the paid tool, US cents per person and month. */
  pricePerUserCents: cents,
  /** Our cost of its servers, US cents per month, before the multiplier for team size. */
  resourceCostCents: cents,
  /** Our support, US cents per month, the same at every size. */
  supportFeeCents: cents,
  /** The open-source tool we host in its place. */
  replacement: z.string().min(2),
});

export type Tool = z.infer<typeof toolSchema>;
