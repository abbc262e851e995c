import { z } from 'zod';
import { iconSchema } from './icon';

export const industrySchema = z.strictObject({ id: z.string(), icon: iconSchema, name: z.string().min(2) });

export type Industry = z.infer<typeof industrySchema>;
